import { SharedMap } from '../../base/shared-map.ts';
import type { MarketStatus } from '../event.ts';
import type { MarketUpdate } from './feed-message.ts';

/** What the feed last said of one market. Times it was made at are epoch milliseconds of the provider's clock. */
interface LastNews {
  /** When its status was made that was made last. */
  readonly producedAt: number;
  /** The same for the price of each outcome that was named. */
  readonly outcomes: Readonly<Record<string, number>>;
  /** When it came, in epoch milliseconds of our clock. */
  readonly heardAt: number;
}

/** What the feed last said of each market, by event and market. */
export type MarketNews = SharedMap<LastNews>;

export const NO_NEWS: MarketNews = SharedMap.of<LastNews>([]);

/** When something was made, and when it was heard. */
interface Times {
  readonly producedAt: number;
  readonly heardAt: number;
}

function keyOf(eventId: string, marketId: string): string {
  return `${eventId} ${marketId}`;
}

/** Whether nothing newer is known of a market's status than what was made at `producedAt`. */
export function isNewest(
  news: MarketNews,
  eventId: string,
  marketId: string,
  producedAt: number,
): boolean {
  return (news.get(keyOf(eventId, marketId))?.producedAt ?? -Infinity) <= producedAt;
}

/** When the feed was last heard of a market; null when it never was. */
export function heardOfMarket(news: MarketNews, eventId: string, marketId: string): number | null {
  return news.get(keyOf(eventId, marketId))?.heardAt ?? null;
}

/** When the last status of a market was made, in epoch milliseconds of the provider's clock; null without news. */
export function lastMadeAt(news: MarketNews, eventId: string, marketId: string): number | null {
  return news.get(keyOf(eventId, marketId))?.producedAt ?? null;
}

/**
 * Of updates that may have come out of order, what is the newest of its market or its outcome. `statusOf` a
 * market that is not known answers undefined.
 */
export function newestOf(
  news: MarketNews,
  eventId: string,
  updates: readonly MarketUpdate[],
  producedAt: number,
  statusOf: (marketId: string) => MarketStatus | undefined,
): readonly MarketUpdate[] {
  return updates.flatMap((update): MarketUpdate[] => {
    const { marketId } = update;
    const last = news.get(keyOf(eventId, marketId));
    if (last === undefined || last.producedAt <= producedAt) return [update];
    const status = statusOf(marketId);
    const outcomes = update.outcomes.filter(
      ({ outcomeId }) => (last.outcomes[outcomeId] ?? -Infinity) <= producedAt,
    );
    return status === undefined || outcomes.length === 0 ? [] : [{ marketId, status, outcomes }];
  });
}

/** The news with the newest updates of an event. */
export function withUpdates(
  news: MarketNews,
  eventId: string,
  updates: readonly MarketUpdate[],
  { producedAt, heardAt }: Times,
): MarketNews {
  return updates.reduce((known, { marketId, outcomes }) => {
    const key = keyOf(eventId, marketId);
    const last = known.get(key);
    const told = Object.fromEntries(outcomes.map(({ outcomeId }) => [outcomeId, producedAt]));
    return known.with(key, {
      producedAt: Math.max(last?.producedAt ?? producedAt, producedAt),
      outcomes: { ...last?.outcomes, ...told },
      heardAt,
    });
  }, news);
}

/** The news with new statuses of some markets. */
export function withStatuses(
  news: MarketNews,
  eventId: string,
  marketIds: readonly string[],
  { producedAt, heardAt }: Times,
): MarketNews {
  return marketIds.reduce((known, marketId) => {
    const key = keyOf(eventId, marketId);
    const outcomes = known.get(key)?.outcomes ?? {};
    return known.with(key, { producedAt, outcomes, heardAt });
  }, news);
}

/** The news without those that were heard before `since`. */
export function withoutOldNews(news: MarketNews, since: number): MarketNews {
  const old = [...news.entries()].filter(([, { heardAt }]) => heardAt < since);
  return old.reduce((kept, [key]) => kept.without(key), news);
}
