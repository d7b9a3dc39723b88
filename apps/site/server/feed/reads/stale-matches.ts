import type { MatchEvent } from '@vitrine/betting/sportsbook/event';
import type { FeedMessage } from '@vitrine/betting/sportsbook/catalogue/feed-message';
import { updateOf } from '@vitrine/betting/sportsbook/catalogue/event-update';
import {
  type LiveCatalogue,
  silentMarkets,
  staleEventIds,
} from '@vitrine/betting/sportsbook/catalogue/live-catalogue';
import { lastMadeAt } from '@vitrine/betting/sportsbook/catalogue/market-news';
import type { EventReads } from '../event-reads.ts';
import type { TopicFeed } from '../topic-feed.ts';

interface Reading {
  /** When the stale ones are looked for, in epoch milliseconds. */
  readonly now: number;
  readonly signal: AbortSignal;
  /** A match that can't be read is left out until the next time; the others are read. */
  readonly onFailed: (error: unknown, eventId: string) => void;
}

/** Beyond this, reading the list is cheaper than reading its matches. */
const MAX_STALE_READS = 20;

/**
 * Reads the matches of a list again of which nothing was heard for 150 seconds. What was read of a match
 * that the stream tells of meanwhile is dropped: it may be older than what the stream said. Source: 2§4.
 */
export async function readStaleMatches(
  list: TopicFeed,
  reads: Pick<EventReads, 'match'>,
  { now, signal, onFailed }: Reading,
): Promise<void> {
  const stale = staleEventIds(list.catalogue(), now);
  if (stale.length > MAX_STALE_READS) {
    list.reload();
    return;
  }
  for (const eventId of stale) {
    const fresh = await reads.match(eventId, signal).catch((error: unknown) => {
      onFailed(error, eventId);
    });
    if (fresh === undefined || !staleEventIds(list.catalogue(), now).includes(eventId)) continue;
    list.apply(
      fresh
        ? { kind: 'fixtureChange', event: fresh, reason: 'changed' }
        : { kind: 'eventWithdrawn', eventId },
    );
  }
}

/**
 * Reads the live matches again that have markets of which nothing was heard for 150 seconds, though something
 * was of the match: the gate does not number the messages of a topic, and a lost one leaves no gap. Of what
 * is read only those markets are taken, since a reading may be older than the stream.
 */
export async function readSilentMarkets(
  list: TopicFeed,
  reads: Pick<EventReads, 'live' | 'match'>,
  { now, signal, onFailed }: Reading,
): Promise<void> {
  const stale = new Set(staleEventIds(list.catalogue(), now));
  const ids = [...silentMarkets(list.catalogue(), now).keys()].filter((id) => !stale.has(id));
  const all = ids.length > MAX_STALE_READS ? await reads.live(signal) : null;
  for (const eventId of ids) {
    const fresh = all
      ? (all.find(({ id }) => id === eventId) ?? null)
      : await reads.match(eventId, signal).catch((error: unknown) => onFailed(error, eventId));
    const marketIds = silentMarkets(list.catalogue(), now).get(eventId);
    if (!fresh || !marketIds) continue;
    const producedAt = lastProducedAt(list.catalogue(), eventId, marketIds);
    newsOf(fresh, marketIds, producedAt).forEach(list.apply);
  }
}

/**
 * The time of the provider's clock that a reading stands for: as late as the last news of the event's odds and of
 * these markets, so that the reading counts, and no later, so that what the stream tells next does, too. Without news
 * it is 0: our own clock may be ahead.
 */
function lastProducedAt(
  { oddsProducedAt, marketNews }: LiveCatalogue,
  eventId: string,
  marketIds: ReadonlySet<string>,
): number {
  const times = [...marketIds].map((id) => lastMadeAt(marketNews, eventId, id) ?? 0);
  return Math.max(oddsProducedAt.get(eventId) ?? 0, ...times);
}

/** What is read of some markets, as the stream would tell it; one that is not there any more takes no bets. */
function newsOf(
  { id: eventId, markets }: MatchEvent,
  marketIds: ReadonlySet<string>,
  producedAt: number,
): readonly FeedMessage[] {
  const there = markets.filter(({ id }) => marketIds.has(id));
  const gone = [...marketIds].filter((id) => !there.some((market) => market.id === id));
  return [
    { kind: 'oddsChange', eventId, producedAt, markets: there.map(updateOf) },
    ...(gone.length > 0
      ? [{ kind: 'betStop', eventId, producedAt, marketIds: gone } as const]
      : []),
  ];
}
