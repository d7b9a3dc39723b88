import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright';
import type { Draw } from '../resilience/storm/draw.ts';
import type { DayLog } from './day-log.ts';

const LIST = '/esportes';
const TRUE_WITHIN_MS = 20_000;
const LOOK_EVERY_MS = 500;
/** On a busy machine the browser gives way to all others, and what it waits for is its own turn. */
const SLOWEST_PAGE_MS = 180_000;
/** The phone that most bettors have. */
const SCREEN = { width: 360, height: 800 };

interface WireMatch {
  readonly markets: readonly {
    readonly outcomes: readonly { readonly id: string; readonly odds: number }[];
  }[];
}

interface Surroundings {
  readonly url: string;
  readonly platformUrl: string;
  readonly log: DayLog;
  readonly draw: Draw;
  readonly mayBeClosed: () => boolean;
  /** Between two looks, at most. */
  readonly restMs: number;
}

/** Somebody with a real browser, who watches live prices and looks into events. */
export class DayBrowser {
  readonly #context: BrowserContext;
  readonly #page: Page;
  readonly #around: Surroundings;

  private constructor(context: BrowserContext, page: Page, around: Surroundings) {
    this.#context = context;
    this.#page = page;
    this.#around = around;
    page.on('pageerror', (error) => around.log.fail(`${page.url()}: ${error.message}`));
  }

  static async open(browser: Browser, around: Surroundings): Promise<DayBrowser> {
    const context = await browser.newContext({ viewport: SCREEN, ignoreHTTPSErrors: true });
    context.setDefaultNavigationTimeout(SLOWEST_PAGE_MS);
    const own = new DayBrowser(context, await context.newPage(), around);
    await own.#goTo(LIST);
    return own;
  }

  /** Looks at the list and into its events, one after the other, until the day is over. */
  async live(day: AbortSignal): Promise<void> {
    const { draw, restMs } = this.#around;
    while (!day.aborted) {
      await wait(draw.integer(0, restMs), undefined, { signal: day }).catch(() => undefined);
      if (day.aborted) return;
      const events = await this.#page.locator('a[href*="/evento/"]').all();
      const path = await draw
        .pick(events)
        ?.getAttribute('href', { timeout: 1_000 })
        .catch(() => null);
      await this.#goTo(path && draw.chance(0.5) ? path : LIST);
    }
  }

  /** What the list shows otherwise than the platform has it; prices that change are given some seconds. */
  async untruths(): Promise<readonly string[]> {
    await this.#goTo(LIST);
    const until = performance.now() + TRUE_WITHIN_MS;
    for (;;) {
      const before = await this.#prices();
      const shown = await this.#page.evaluate(() =>
        Array.from(document.querySelectorAll('[data-live-odds]'), (each) => [
          each.getAttribute('data-live-odds') ?? '',
          each.textContent,
        ]),
      );
      const after = await this.#prices();
      const wrong = shown.flatMap(([id = '', text]) => {
        const prices = [before.get(id), after.get(id)];
        // What is not live any more, or not yet, is not in the list of live prices.
        if (prices.includes(undefined) || prices.includes(Number(text))) return [];
        return [`${id} is ${prices.join(' or ')}, shown is ${text}`];
      });
      if (wrong.length === 0 || performance.now() > until) return wrong;
      await wait(LOOK_EVERY_MS);
    }
  }

  close(): Promise<void> {
    return this.#context.close();
  }

  async #prices(): Promise<ReadonlyMap<string, number>> {
    const answer = await fetch(`${this.#around.platformUrl}/front-back/live-matches`);
    const { data } = (await answer.json()) as { readonly data: readonly WireMatch[] };
    const outcomes = data.flatMap(({ markets }) => markets.flatMap((market) => market.outcomes));
    return new Map(outcomes.map(({ id, odds }) => [id, odds]));
  }

  async #goTo(path: string): Promise<void> {
    const { url, log, mayBeClosed } = this.#around;
    try {
      const answer = await this.#page.goto(url + path, { waitUntil: 'domcontentloaded' });
      const status = answer?.status() ?? 0;
      const isGone = status === 404 && path !== LIST;
      if (status >= 400 && !isGone && !(status === 503 && mayBeClosed())) {
        log.fail(`${path}: ${status} ${await this.#page.title()}`);
      }
    } catch (error) {
      log.fail(`${path}: ${String(error)}`);
    }
  }
}
