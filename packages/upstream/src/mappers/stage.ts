import type { StageEvent } from '@vitrine/betting/sportsbook/event';
import { providerOf } from '@vitrine/betting/sportsbook/event-id';
import type { z } from 'zod';
import type { wireStage } from '../contract/sportsbook/stages.ts';
import { marketFromWire } from './market.ts';
import { eventStatusFromWire } from './status.ts';

/** A stage with the markets it was sent with. Source: 2§2, 2§3. */
export function stageFromWire(wire: z.output<typeof wireStage>): StageEvent {
  return {
    kind: 'stage',
    id: wire.id,
    provider: providerOf(wire.id),
    sportId: wire.sportId,
    tournamentId: wire.tournamentId,
    tournamentName: wire.tournamentName,
    categoryName: wire.categoryName,
    name: wire.name,
    competitors: wire.competitors.map(({ name, teamName, position, isRetired }) => ({
      name,
      teamName,
      position,
      isRetired,
    })),
    status: eventStatusFromWire(wire.status),
    statusText: wire.matchStatusDescription,
    scheduledAt: Date.parse(wire.scheduleTime),
    clock: null,
    producerId: wire.producerId,
    marketCount: wire.countMarkets,
    markets: wire.markets.map(marketFromWire),
    bookingStatus: wire.bookingStatus === 'Booked' ? 'booked' : 'notBooked',
    hasStreaming: false,
    isEarlyPayoutApplied: false,
  };
}
