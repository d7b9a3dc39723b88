import { providerOf } from '@vitrine/betting/event-id';
import type { SportEvent } from '@vitrine/betting/event';
import type { UpstreamClient } from '@vitrine/upstream/client';
import { eventFixture, liveMatches, prematchMatches } from '@vitrine/upstream/contract/catalogue';
import { UpstreamStatusError } from '@vitrine/upstream/errors';
import { eventFromWire } from '@vitrine/upstream/mappers/event';
import { marketFromWire } from '@vitrine/upstream/mappers/market';

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
  { now, deadlineMs }: { readonly now: () => number; readonly deadlineMs: number },
): EventReads {
  function fixture(eventId: string) {
    return eventFixture[providerOf(eventId) === 'one' ? 'v1' : 'v2'];
  }

  async function event(eventId: string, signal: AbortSignal): Promise<SportEvent | null> {
    const params = { eventId };
    const call = upstream.call(fixture(eventId).detail, { params, signal, deadlineMs });
    const answer = await call.catch(nullWhenUnknown);
    return answer && eventFromWire(answer.data, now());
  }

  return {
    event,
    async live(signal) {
      const { data } = await upstream.call(liveMatches, { signal, deadlineMs });
      return data.map((match) => eventFromWire(match, now()));
    },
    async prematch(sportId, signal) {
      const params = { sport: sportId };
      const { data } = await upstream.call(prematchMatches, { params, signal, deadlineMs });
      return data.map((match) => eventFromWire(match, now()));
    },
    async wholeEvent(eventId, signal) {
      const options = { params: { eventId }, signal, deadlineMs };
      const [detail, markets] = await Promise.all([
        event(eventId, signal),
        upstream.call(fixture(eventId).markets, options).catch(nullWhenUnknown),
      ]);
      return detail && markets && { ...detail, markets: markets.data.map(marketFromWire) };
    },
  };
}

function nullWhenUnknown(error: unknown): null {
  if (error instanceof UpstreamStatusError && error.status === 404) return null;
  throw error;
}
