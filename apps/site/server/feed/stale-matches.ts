import { staleEventIds } from '@vitrine/betting/sportsbook/catalogue/live-catalogue';
import type { EventReads } from './event-reads.ts';
import type { TopicFeed } from './topic-feed.ts';

/** Beyond this, reading the list is cheaper than reading its matches. */
const MAX_STALE_READS = 20;

/**
 * Reads the matches of a list again of which nothing was heard for 150 seconds. What was read of a match
 * that the stream tells of meanwhile is dropped: it may be older than what the stream said. Source: 2§4.
 */
export async function readStaleMatches(
  list: TopicFeed,
  reads: Pick<EventReads, 'match'>,
  { now, signal }: { readonly now: number; readonly signal: AbortSignal },
): Promise<void> {
  const stale = staleEventIds(list.catalogue(), now);
  if (stale.length > MAX_STALE_READS) {
    list.reload();
    return;
  }
  for (const eventId of stale) {
    const fresh = await reads.match(eventId, signal);
    if (!staleEventIds(list.catalogue(), now).includes(eventId)) continue;
    list.apply(
      fresh
        ? { kind: 'fixtureChange', event: fresh, reason: 'changed' }
        : { kind: 'eventWithdrawn', eventId },
    );
  }
}
