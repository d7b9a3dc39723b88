import type { Platform } from '../../e2e/support/platform.ts';
import type { Draw } from '../storm/draw.ts';

interface WireMatch {
  readonly id: string;
  readonly markets: readonly {
    readonly id: string;
    readonly status: number | string;
    readonly outcomes: readonly { readonly id: string; readonly odds: number }[];
  }[];
}

/** What either provider calls a market that takes bets. */
const OPEN: ReadonlySet<number | string> = new Set([1, 'Trading']);
const MOVE_EVERY_MS = 80;
/** One move of so many suspends a market or opens one again. */
const SUSPEND_ONE_OF = 5;
/** A market stays suspended for longer than a watcher may show it as open. */
const SUSPENDED_MS = 4_000;

/** What the operator has on offer live: prices that change, and markets that are suspended. */
export class MovingWorld {
  readonly #platform: Platform;
  readonly #url: string;
  readonly #draw: Draw;
  readonly #mostMarkets: number;
  /** When each suspended market was suspended. */
  readonly #suspended = new Map<string, number>();
  #outcomeIds: readonly string[] = [];
  #marketIds: readonly string[] = [];
  #openIds: readonly string[] = [];

  /** It moves the first `mostMarkets` of the live list: the fewer, the closer are the moves of one. */
  constructor(platform: Platform, url: string, draw: Draw, mostMarkets = Infinity) {
    this.#mostMarkets = mostMarkets;
    this.#platform = platform;
    this.#url = url;
    this.#draw = draw;
  }

  get suspended(): ReadonlySet<string> {
    return new Set(this.#suspended.keys());
  }

  /** The markets that took bets when the prices were read last. */
  get open(): ReadonlySet<string> {
    return new Set(this.#openIds);
  }

  /** The present odds of every outcome of the live list. */
  async prices(): Promise<ReadonlyMap<string, number>> {
    const answer = await fetch(`${this.#url}/front-back/live-matches`);
    const { data } = (await answer.json()) as { readonly data: readonly WireMatch[] };
    const markets = data.flatMap((match) => match.markets);
    const outcomes = markets.flatMap((market) => market.outcomes);
    const moving = markets.slice(0, this.#mostMarkets);
    this.#marketIds = moving.map(({ id }) => id);
    this.#openIds = markets.flatMap(({ id, status }) => (OPEN.has(status) ? [id] : []));
    this.#outcomeIds = moving.flatMap((market) => market.outcomes.map(({ id }) => id));
    return new Map(outcomes.map(({ id, odds }) => [id, odds]));
  }

  /** Moves prices and suspends markets until the signal aborts. */
  async move(signal: AbortSignal): Promise<void> {
    for (let moves = 0; !signal.aborted; moves += 1) {
      if (moves % SUSPEND_ONE_OF === 0) await this.#suspendOrOpen();
      else await this.#movePrice();
      await new Promise((resolve) => setTimeout(resolve, MOVE_EVERY_MS));
    }
  }

  async #movePrice(): Promise<void> {
    const outcomeId = this.#draw.pick(this.#outcomeIds);
    const factor = this.#draw.integer(80, 130) / 100;
    await this.#platform.order('world/odds', { outcomeId, factor });
  }

  async #suspendOrOpen(): Promise<void> {
    const [longest, since] = [...this.#suspended][0] ?? [];
    if (longest !== undefined && performance.now() - (since ?? 0) > SUSPENDED_MS) {
      this.#suspended.delete(longest);
      await this.#platform.order('world/suspend', { marketId: longest, seconds: 0 });
      return;
    }
    const marketId = this.#draw.pick(this.#marketIds);
    if (marketId === undefined || this.#suspended.has(marketId)) return;
    await this.#platform.order('world/suspend', { marketId, seconds: 3_600 });
    this.#suspended.set(marketId, performance.now());
  }
}
