import type { EventStatus, Market, SeasonEvent } from '@vitrine/betting/sportsbook/event';
import { providerOf } from '@vitrine/betting/sportsbook/event-id';
import type { z } from 'zod';
import type { wireSeason } from '../contract/sportsbook/seasons.ts';

/** Where a market doesn't say who made it: the producer of bets before a start. */
const PREMATCH_PRODUCER = 3;

/**
 * A season with its markets. Its status is not sent: it follows from its first and last day. `now` is
 * epoch milliseconds. Source: 2§3.
 */
export function seasonFromWire(
  wire: z.output<typeof wireSeason>,
  markets: readonly Market[],
  now: number,
): SeasonEvent {
  const scheduledAt = Date.parse(wire.scheduleTime);
  const endsAt = Date.parse(wire.scheduleEndTime);
  return {
    kind: 'season',
    id: wire.id,
    provider: providerOf(wire.id),
    sportId: wire.sportId,
    tournamentId: wire.tournamentId,
    tournamentName: wire.tournamentName,
    categoryName: '',
    name: wire.name,
    endsAt,
    status: statusAt(now, scheduledAt, endsAt),
    statusText: '',
    scheduledAt,
    clock: null,
    producerId: markets[0]?.producerId ?? PREMATCH_PRODUCER,
    marketCount: wire.countMarkets,
    markets,
    bookingStatus: wire.longTermEventLiveCoverage ? 'booked' : 'notBooked',
    hasStreaming: false,
    isEarlyPayoutApplied: false,
  };
}

function statusAt(now: number, scheduledAt: number, endsAt: number): EventStatus {
  if (now >= endsAt) return 'ended';
  return now < scheduledAt ? 'notStarted' : 'live';
}
