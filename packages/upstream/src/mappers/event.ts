import { providerOf } from '@vitrine/betting/sportsbook/event-id';
import type { MatchEvent } from '@vitrine/betting/sportsbook/event';
import type { z } from 'zod';
import type { wireMatch } from '../contract/sportsbook/catalogue.ts';
import { clockFromWire } from './clock.ts';
import { marketFromWire } from './market.ts';
import { statisticsFromWire } from './statistics.ts';
import { eventStatusFromWire } from './status.ts';

/** A match of the catalogue. `receivedAt` is epoch milliseconds of our clock. Source: 2§2, 2§3. */
export function eventFromWire(wire: z.output<typeof wireMatch>, receivedAt: number): MatchEvent {
  return {
    kind: 'match',
    id: wire.id,
    provider: providerOf(wire.id),
    sportId: wire.sportId,
    tournamentId: wire.tournamentId,
    tournamentName: wire.tournamentName,
    categoryName: wire.categoryName,
    home: { name: wire.homeCompetitorName, score: wire.homeScore },
    away: { name: wire.awayCompetitorName, score: wire.awayScore },
    statistics: statisticsFromWire(wire.statistics),
    status: eventStatusFromWire(wire.status),
    statusText: wire.matchStatusDescription,
    scheduledAt: Date.parse(wire.scheduleTime),
    clock: wire.time ? clockFromWire(wire.time, receivedAt) : null,
    producerId: wire.producerId,
    marketCount: wire.countMarkets,
    markets: wire.markets.map(marketFromWire),
    ...(wire.mainMarket ? { mainMarketId: wire.mainMarket } : {}),
    bookingStatus: wire.bookingStatus === 'Booked' ? 'booked' : 'notBooked',
    hasStreaming: wire.hasStreaming,
    isEarlyPayoutApplied: wire.isEarlyPayoutApplied,
  };
}
