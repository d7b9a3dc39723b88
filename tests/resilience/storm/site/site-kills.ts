import { setTimeout as wait } from 'node:timers/promises';
import type { Server } from '../../../e2e/support/servers.ts';
import type { Draw } from '../draw.ts';
import type { SitePlan } from './plan.ts';

/** A kill strikes within so many milliseconds after the form it is drawn for was sent. */
const WITHIN_MS = 500;

/** What ends processes of the site while bettors use it. */
export interface Kills {
  /** How often the site, or an instance of it, was killed. */
  readonly count: number;
  /** To be told when a form that moves money is about to be sent. */
  sending(): void;
  /** Resolves when the site is up again. Rejects when it did not start. */
  served(): Promise<void>;
}

/** Ends the site's process without warning at moments that chance draws, and starts it again. */
export class SiteKills implements Kills {
  readonly #site: Server;
  readonly #draw: Draw;
  readonly #dueAt: number[];
  #sent = 0;
  #struck = 0;
  #serving: Promise<void> = Promise.resolve();

  constructor(site: Server, draw: Draw, { wishes, kills }: SitePlan) {
    this.#site = site;
    this.#draw = draw;
    this.#dueAt = Array.from({ length: kills }, () => draw.integer(1, wishes)).sort(
      (one, other) => one - other,
    );
  }

  get count(): number {
    return this.#struck;
  }

  /** To be told when a form that moves money is about to be sent. */
  sending(): void {
    this.#sent += 1;
    while (this.#sent >= (this.#dueAt[0] ?? Infinity)) {
      this.#dueAt.shift();
      const delayMs = this.#draw.integer(0, WITHIN_MS);
      this.#serving = this.#serving.then(() => this.#strike(delayMs));
    }
  }

  /** Resolves when the site is up again. Rejects when it did not start. */
  async served(): Promise<void> {
    await this.#serving;
  }

  async #strike(delayMs: number): Promise<void> {
    await wait(delayMs);
    await this.#site.kill();
    this.#struck += 1;
    await this.#site.start();
  }
}
