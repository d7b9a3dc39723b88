import type { FeedMessage, MarketUpdate } from '@vitrine/betting/sportsbook/catalogue/feed-message';
import { eventsOf } from '@vitrine/betting/sportsbook/catalogue/live-catalogue';
import type { MarketStatus, SportEvent } from '@vitrine/betting/sportsbook/event';
import { aMarket, anEvent, anOutcome, KICK_OFF } from '@vitrine/betting/test/fixtures';
import type { Odds } from '@vitrine/betting/base/odds';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTopicFeed, type StreamHandlers, type TopicFeed } from './topic-feed.ts';

const EVENT_IDS = ['sr:match:1', 'sr:match:2'];
const MARKET_TYPES = ['1', '18'];
const RELOAD_WAIT_MS = 2_000;

/** What happens between the operator, its stream and its list. */
type Happening =
  /** A market gets its next price, or none while it is suspended, so long after the last change. */
  | {
      readonly kind: 'change';
      readonly at: MarketAt;
      readonly status: MarketStatus;
      readonly after: number;
    }
  | { readonly kind: 'betStop'; readonly at: MarketAt }
  /** The stream brings the oldest messages that it has not brought yet. */
  | { readonly kind: 'delivered'; readonly count: number }
  | { readonly kind: 'lost' | 'opened' | 'reopened' }
  /** The operator makes the list that was asked for; it is on its way. */
  | { readonly kind: 'listMade' }
  | { readonly kind: 'listCame' | 'listFailed' }
  | { readonly kind: 'timePassed'; readonly milliseconds: number };

interface MarketAt {
  readonly event: number;
  readonly market: number;
}

interface Price {
  readonly odds: number;
  readonly status: MarketStatus;
}

/** The operator's markets, each with all it ever was: the price is another one with each change. */
class World {
  readonly history = new Map<string, Price[]>();
  producedAt = KICK_OFF;
  #odds = 1_500;

  constructor() {
    for (const id of EVENT_IDS.flatMap(marketIdsOf)) {
      this.history.set(id, [{ odds: 1_500, status: 'active' }]);
    }
  }

  change(at: MarketAt, status: MarketStatus, after: number): FeedMessage {
    this.producedAt += after;
    this.#odds += 1;
    const [eventId, marketId] = [eventIdAt(at), marketIdAt(at)];
    this.history.get(marketId)?.push({ odds: this.#odds, status });
    const outcome = { outcomeId: `${marketId}:1`, odds: this.#odds as Odds, status: 'active' };
    const update = { marketId, status, outcomes: [outcome] } as MarketUpdate;
    return { kind: 'oddsChange', eventId, producedAt: this.producedAt, markets: [update] };
  }

  betStop(at: MarketAt): FeedMessage {
    const [eventId, marketId] = [eventIdAt(at), marketIdAt(at)];
    const { odds } = this.now(marketId);
    this.history.get(marketId)?.push({ odds, status: 'suspended' });
    return { kind: 'betStop', eventId, producedAt: this.producedAt, marketIds: [marketId] };
  }

  now(marketId: string): Price {
    return this.history.get(marketId)?.at(-1) ?? { odds: 0, status: 'closed' };
  }

  list(): readonly SportEvent[] {
    return EVENT_IDS.map((id) =>
      anEvent({
        id,
        markets: marketIdsOf(id).map((marketId, at) => {
          const { odds, status } = this.now(marketId);
          const outcomes = [anOutcome({ id: `${marketId}:1`, odds: odds as Odds })];
          return aMarket({ id: marketId, marketTypeId: MARKET_TYPES[at] ?? '', status, outcomes });
        }),
      }),
    );
  }
}

function marketIdsOf(eventId: string): readonly string[] {
  return MARKET_TYPES.map((type) => `${eventId}:${type}`);
}

function eventIdAt({ event }: MarketAt): string {
  return EVENT_IDS[event] ?? '';
}

function marketIdAt(at: MarketAt): string {
  return marketIdsOf(eventIdAt(at))[at.market] ?? '';
}

/** A topic that a test follows between the operator's world and a hub. */
class Followed {
  readonly world = new World();
  readonly feed: TopicFeed;
  #handlers: StreamHandlers | null = null;
  /** Messages of the open stream that are on their way, each with how far into its history its market is. */
  #underWay: {
    readonly message: FeedMessage;
    readonly marketId: string;
    readonly length: number;
  }[] = [];
  #isOpen = false;
  #asked: {
    made: readonly SportEvent[] | null;
    readonly come: (events: readonly SportEvent[]) => void;
    readonly fail: () => void;
  } | null = null;
  /** How far into its history each market was told by the stream, and had gone when the stream opened. */
  readonly #told = new Map<string, number>();
  #opened = new Map<string, number>();

  constructor() {
    this.feed = openTopicFeed({
      scope: 'live',
      now: () => KICK_OFF,
      load: () =>
        new Promise((come, reject) => {
          this.#asked = { made: null, come, fail: () => reject(new Error('not read')) };
        }),
      follow: (handlers) => {
        this.#handlers = handlers;
        return Promise.resolve();
      },
      onStep: () => undefined,
      onLoaded: () => undefined,
      onUp: () => undefined,
      onLoadFailed: () => undefined,
    });
  }

  async take(happening: Happening): Promise<void> {
    switch (happening.kind) {
      case 'change':
        this.#send(
          happening.at,
          this.world.change(happening.at, happening.status, happening.after),
        );
        break;
      case 'betStop':
        this.#send(happening.at, this.world.betStop(happening.at));
        break;
      case 'delivered':
        for (const { message, marketId, length } of this.#underWay.splice(0, happening.count)) {
          this.#told.set(marketId, length);
          this.#handlers?.onMessage(message);
        }
        break;
      case 'lost':
        if (!this.#isOpen) break;
        this.#isOpen = false;
        this.#underWay = [];
        this.#handlers?.onState({ kind: 'lost', reason: 'cut', retryInMs: 0 });
        break;
      case 'opened':
        if (this.#isOpen) break;
        this.#isOpen = true;
        this.#opened = new Map([...this.world.history].map(([id, { length }]) => [id, length]));
        this.#handlers?.onState({ kind: 'open' });
        break;
      case 'reopened':
        await this.take({ kind: 'lost' });
        await this.take({ kind: 'opened' });
        break;
      case 'listMade':
        if (this.#asked) this.#asked.made ??= this.world.list();
        break;
      case 'listCame':
        if (this.#asked?.made) this.#asked.come(this.#asked.made);
        break;
      case 'listFailed':
        this.#asked?.fail();
        break;
      case 'timePassed':
        await vi.advanceTimersByTimeAsync(happening.milliseconds);
    }
    await vi.advanceTimersByTimeAsync(0);
  }

  /** The stream is open, brings everything, and each list that is asked for comes. */
  async settle(): Promise<void> {
    await this.take({ kind: 'opened' });
    for (let round = 0; round < 4; round += 1) {
      await this.take({ kind: 'listMade' });
      await this.take({ kind: 'listCame' });
      await this.take({ kind: 'delivered', count: Infinity });
      await this.take({ kind: 'timePassed', milliseconds: RELOAD_WAIT_MS });
    }
  }

  shown(): ReadonlyMap<string, Price> {
    const markets = eventsOf(this.feed.catalogue()).flatMap((event) => event.markets);
    return new Map(
      markets.map(({ id, status, outcomes }) => [id, { status, odds: outcomes[0]?.odds ?? 0 }]),
    );
  }

  /** The markets shown open at a price from before the last one that the hub was told, or must know. */
  outdated(): readonly string[] {
    return [...this.shown()].flatMap(([id, price]) => {
      if (price.status !== 'active') return [];
      const told = this.#told.get(id) ?? 1;
      const known = this.feed.isUp() ? Math.max(told, this.#opened.get(id) ?? 1) : told;
      const since = this.world.history.get(id)?.slice(known - 1) ?? [];
      const isKnown = since.some(({ odds, status }) => odds === price.odds && status === 'active');
      return isKnown ? [] : [`${id} at ${price.odds}`];
    });
  }

  #send(at: MarketAt, message: FeedMessage): void {
    const marketId = marketIdAt(at);
    const { length } = this.world.history.get(marketId) ?? [];
    if (this.#isOpen) this.#underWay.push({ message, marketId, length: length ?? 0 });
  }
}

const marketAt = fc.record({ event: fc.constantFrom(0, 1), market: fc.constantFrom(0, 1) });

const happening: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('change' as const),
      at: marketAt,
      status: fc.constantFrom<MarketStatus>('active', 'suspended'),
      after: fc.constantFrom(0, 1_000, 2_001),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('betStop' as const), at: marketAt }) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('delivered' as const), count: fc.constantFrom(1, 5) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        ...(['opened', 'lost', 'reopened', 'listMade', 'listMade', 'listCame'] as const),
        ...(['listCame', 'listFailed'] as const),
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('timePassed' as const),
      milliseconds: fc.constantFrom(500, RELOAD_WAIT_MS),
    }),
  },
);

const happenings = fc.array(happening, { minLength: 10, maxLength: 40 });

describe('a topic between its stream and its list', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('FEED-03 keeps a suspension that came during a reading, though the next message was made much later', async () => {
    const followed = new Followed();
    const other = { event: 0, market: 1 };
    await followed.settle();
    await followed.take({ kind: 'lost' });
    await followed.take({ kind: 'opened' });
    await followed.take({ kind: 'listMade' });
    await followed.take({
      kind: 'change',
      at: { event: 0, market: 0 },
      status: 'suspended',
      after: 0,
    });
    await followed.take({ kind: 'change', at: other, status: 'active', after: 2_001 });
    await followed.take({ kind: 'delivered', count: 2 });
    await followed.take({ kind: 'listCame' });
    expect(followed.shown().get('sr:match:1:1')).toEqual({ odds: 1_501, status: 'suspended' });
    expect(followed.shown().get('sr:match:1:18')).toEqual({ odds: 1_502, status: 'active' });
    followed.feed.close();
  });

  it('FEED-03 ends with the prices of the operator, and shows no price open from before what it was told, whatever comes in which order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.boolean(), happenings, async (isUp, all) => {
        const followed = new Followed();
        if (isUp) await followed.settle();
        for (const each of all) {
          await followed.take(each);
          expect(followed.outdated()).toEqual([]);
        }
        await followed.settle();
        const now = EVENT_IDS.flatMap(marketIdsOf).map((id) => [id, followed.world.now(id)]);
        expect(Object.fromEntries(followed.shown())).toEqual(Object.fromEntries(now));
        expect(followed.feed.isUp()).toBe(true);
        followed.feed.close();
      }),
      { numRuns: 200 },
    );
  });
});
