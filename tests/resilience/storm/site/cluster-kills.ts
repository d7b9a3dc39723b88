import { setTimeout as wait } from 'node:timers/promises';
import type { Server } from '../../../e2e/support/servers.ts';
import type { RedisServer } from '../../redis-server.ts';
import type { Kills } from './site-kills.ts';

interface ClusterParts {
  readonly sites: readonly Server[];
  readonly redis: RedisServer;
}

/** How long Redis stays away when it was killed. */
const REDIS_AWAY_MS = 1_000;

/**
 * Kills one instance of a cluster after the other, every so many milliseconds, and starts it again; Redis
 * too, so many times, each when the instances had another turn.
 */
export class ClusterKills implements Kills {
  readonly #parts: ClusterParts;
  readonly #everyMs: number;
  readonly #ended = new AbortController();
  #redisKillsLeft: number;
  #struck = 0;
  #redisStruck = 0;
  #raging: Promise<void> = Promise.resolve();

  constructor(
    parts: ClusterParts,
    { everyMs, redisKills }: { readonly everyMs: number; readonly redisKills: number },
  ) {
    this.#parts = parts;
    this.#everyMs = everyMs;
    this.#redisKillsLeft = redisKills;
  }

  get count(): number {
    return this.#struck;
  }

  get redisCount(): number {
    return this.#redisStruck;
  }

  begin(): void {
    this.#raging = this.#rage();
    // Whoever waits for the end is told.
    this.#raging.catch(() => undefined);
  }

  /** Instances die by the clock, not by what is sent. */
  sending(): void {}

  /** The balancer leads to another instance at once. */
  async served(): Promise<void> {}

  /** Resolves when everything is up again. Rejects when something did not start. */
  async end(): Promise<void> {
    this.#ended.abort();
    await this.#raging;
  }

  async #rage(): Promise<void> {
    const { sites, redis } = this.#parts;
    const { signal } = this.#ended;
    while (await pause(this.#everyMs / 2, signal)) {
      if (this.#redisKillsLeft > 0) {
        this.#redisKillsLeft -= 1;
        await redis.kill();
        this.#redisStruck += 1;
        await wait(REDIS_AWAY_MS);
        await redis.start();
      }
      if (!(await pause(this.#everyMs / 2, signal))) return;
      const site = sites[this.#struck % sites.length];
      await site?.kill();
      this.#struck += 1;
      await site?.start();
    }
  }
}

/** Whether the time went by before the end. */
async function pause(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  await wait(milliseconds, undefined, { signal }).catch(() => undefined);
  return !signal.aborted;
}
