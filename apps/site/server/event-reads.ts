import type { SportEvent } from '@vitrine/betting/event';
import { readEvent, readMarkets } from '@vitrine/upstream/catalogue/event-reads';
import { readLiveMatches, readPrematch } from '@vitrine/upstream/catalogue/front-back';
import type { UpstreamClient } from '@vitrine/upstream/client';

/** The hub's reads of the catalogue; each rejects with the client's errors. Source: 2§7. */
export interface EventReads {
  live(signal: AbortSignal): Promise<readonly SportEvent[]>;
  prematch(sportId: string, signal: AbortSignal): Promise<readonly SportEvent[]>;
  /** An event with its main market; null when the operator doesn't know it. */
  event(eventId: string, signal: AbortSignal): Promise<SportEvent | null>;
  /** An event with all its markets; null when the operator doesn't know it. */
  wholeEvent(eventId: string, signal: AbortSignal): Promise<SportEvent | null>;
}

export function eventReads(
  upstream: UpstreamClient,
  timing: { readonly now: () => number; readonly deadlineMs: number },
): EventReads {
  return {
    event: (eventId, signal) => readEvent(upstream, eventId, { ...timing, signal }),
    live: (signal) => readLiveMatches(upstream, { ...timing, signal }),
    prematch: (sportId, signal) => readPrematch(upstream, sportId, { ...timing, signal }),
    async wholeEvent(eventId, signal) {
      const settings = { ...timing, signal };
      const [event, markets] = await Promise.all([
        readEvent(upstream, eventId, settings),
        readMarkets(upstream, eventId, settings),
      ]);
      return event && markets && { ...event, markets };
    },
  };
}
