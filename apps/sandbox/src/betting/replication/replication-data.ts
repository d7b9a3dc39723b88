import { EVENT_STATUS } from '@vitrine/upstream/contract/sportsbook/catalogue';
import { oddsToDecimal } from '@vitrine/betting/base/odds';
import type {
  ownReplicationData,
  replicatedSelection,
} from '@vitrine/upstream/contract/bets/replication';
import type { z } from 'zod';
import { isPaidEarly } from '../../world/offer/early-payout.ts';
import type { EventOffer } from '../../world/offer/event-offer.ts';
import type { World } from '../../world/world.ts';
import { toWireMarket } from '../../world/match/wire-match.ts';
import { unitsOf } from '../bet-end.ts';
import { presentOdds } from '../present-odds.ts';
import type { Leg, Ticket } from '../ticket.ts';

type WireData = z.input<NonNullable<typeof ownReplicationData.answer>>['data'];
type WireSelection = z.input<typeof replicatedSelection>;

const PROVIDER_IDS = { one: 0, two: 1 } as const;

/** A ticket's selections as they stand now, for a slip that repeats it. */
export function replicationData(ticket: Ticket, legs: readonly Leg[], world: World): WireData {
  return {
    betNumber: ticket.id,
    betType: ticket.betType,
    items: unitsOf(legs).map((unit) => {
      const present = presentOdds(world, unit);
      return {
        isCustom: unit.length > 1,
        odds: present.kind === 'offered' ? oddsToDecimal(present.odds) : null,
        selections: unit.map((leg) => toWireSelection(leg, world)),
      };
    }),
  };
}

function toWireSelection(leg: Leg, world: World): WireSelection {
  const event = world.offer(leg.eventId);
  if (!event) throw new Error(`Ticket ${leg.ticketId} names an event of another world`);
  const present = presentOdds(world, [leg]);
  const fixture = world.match(leg.eventId)?.fixture;
  return {
    matchId: event.id,
    matchName: event.name,
    matchStatus: EVENT_STATUS[event.status],
    scheduleTime: new Date(event.scheduledAt).toISOString(),
    sportId: event.sportId,
    tournamentId: event.tournamentId,
    tournamentName: event.tournamentName,
    providerId: PROVIDER_IDS[event.provider],
    producerId: event.producerId,
    bookingStatus: event.isBooked ? 'Booked' : 'NotBooked',
    isEarlyPayoutApplied: fixture !== undefined && isPaidEarly(fixture),
    marketId: leg.marketId,
    marketTypeId: leg.marketTypeId,
    marketName: leg.marketName,
    marketStatus: marketStatus(leg, event),
    specifiers: leg.specifiers,
    outcomeId: leg.outcomeId,
    outcomeOnlyId: leg.outcomeTypeId,
    outcomeName: leg.outcomeName,
    outcomeActive: present.kind === 'offered',
    outcomeOdds: present.kind === 'offered' ? oddsToDecimal(present.odds) : null,
    placedOdds: oddsToDecimal(leg.odds),
  };
}

function marketStatus({ marketId }: Leg, event: EventOffer): WireSelection['marketStatus'] {
  const market = event.markets.find(({ id }) => id === marketId);
  if (market) return toWireMarket(market, event).status;
  return event.provider === 'one' ? 3 : 'Closed';
}
