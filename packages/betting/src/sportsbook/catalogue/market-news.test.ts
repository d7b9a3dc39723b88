import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oddsFromThousandths } from '../../base/odds.ts';
import type { MarketUpdate } from './feed-message.ts';
import {
  heardOfMarket,
  isNewest,
  newestOf,
  NO_NEWS,
  withoutOldNews,
  withStatuses,
  withUpdates,
} from './market-news.ts';

const STATUSES = ['active', 'suspended', 'inactive'] as const;

const update = fc.record({
  marketId: fc.constantFrom('m1', 'm2'),
  status: fc.constantFrom(...STATUSES),
  outcomes: fc.uniqueArray(
    fc.record({
      outcomeId: fc.constantFrom('o1', 'o2'),
      odds: fc.integer({ min: 1001, max: 9000 }).map(oddsFromThousandths),
      status: fc.constantFrom('active' as const, 'inactive' as const),
    }),
    { selector: ({ outcomeId }) => outcomeId, maxLength: 2 },
  ),
});

/** One message of an event for each update, each made at a time of its own. */
const messages = fc
  .array(update, { minLength: 1, maxLength: 8 })
  .map((updates) => updates.map((each, producedAt) => ({ update: each, producedAt })));

/** What a page would show of the markets after some messages. */
function shownAfter(
  list: readonly { readonly update: MarketUpdate; readonly producedAt: number }[],
): unknown {
  const statuses = new Map<string, MarketUpdate['status']>([
    ['m1', 'active'],
    ['m2', 'active'],
  ]);
  const prices = new Map<string, MarketUpdate['outcomes'][number]>();
  let news = NO_NEWS;
  for (const { update: told, producedAt } of list) {
    const newest = newestOf(news, 'e1', [told], producedAt, (id) => statuses.get(id));
    for (const { marketId, status, outcomes } of newest) {
      statuses.set(marketId, status);
      for (const outcome of outcomes) prices.set(`${marketId} ${outcome.outcomeId}`, outcome);
    }
    news = withUpdates(news, 'e1', newest, { producedAt, heardAt: 0 });
  }
  return { statuses, prices };
}

describe('the news of markets', () => {
  it('FEED-01 come to the same prices and statuses in whatever order they arrive', () => {
    const inAnyOrder = messages.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    );
    fc.assert(
      fc.property(inAnyOrder, ([made, came]) => {
        expect(shownAfter(came)).toEqual(shownAfter(made));
      }),
    );
  });

  it('drop what is older of a market that is not known any more', () => {
    const told = { marketId: 'm1', status: 'active', outcomes: [] } as const;
    const news = withUpdates(NO_NEWS, 'e1', [told], { producedAt: 5, heardAt: 0 });
    expect(newestOf(news, 'e1', [told], 4, () => undefined)).toEqual([]);
    expect(newestOf(news, 'e1', [told], 5, () => undefined)).toEqual([told]);
    expect(newestOf(news, 'e2', [told], 4, () => undefined)).toEqual([told]);
  });

  it('keep when prices were made as a status changes alone', () => {
    const odds = oddsFromThousandths(2000);
    const told = {
      marketId: 'm1',
      status: 'active',
      outcomes: [{ outcomeId: 'o1', odds, status: 'active' }],
    } as const;
    const priced = withUpdates(NO_NEWS, 'e1', [told], { producedAt: 3, heardAt: 0 });
    const closed = withStatuses(priced, 'e1', ['m1'], { producedAt: 6, heardAt: 1 });
    expect(isNewest(closed, 'e1', 'm1', 5)).toBe(false);
    expect(isNewest(closed, 'e1', 'm1', 6)).toBe(true);
    const suspended = () => 'suspended' as const;
    expect(newestOf(closed, 'e1', [told], 2, suspended)).toEqual([]);
    expect(newestOf(closed, 'e1', [told], 4, suspended)).toEqual([
      { ...told, status: 'suspended' },
    ]);
  });

  it('are forgotten when they were heard too long ago', () => {
    const told = { marketId: 'm1', status: 'active', outcomes: [] } as const;
    const news = withUpdates(NO_NEWS, 'e1', [told], { producedAt: 5, heardAt: 100 });
    expect(heardOfMarket(news, 'e1', 'm1')).toBe(100);
    expect(heardOfMarket(withoutOldNews(news, 100), 'e1', 'm1')).toBe(100);
    expect(heardOfMarket(withoutOldNews(news, 101), 'e1', 'm1')).toBeNull();
  });
});
