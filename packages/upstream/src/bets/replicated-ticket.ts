import type { BetType } from '@vitrine/betting/bets/bet';
import type { Selection } from '@vitrine/betting/bet-slip/bet-slip-types';
import { providerOf } from '@vitrine/betting/sportsbook/event-id';
import { oddsFromThousandths, type Odds } from '@vitrine/betting/base/odds';
import { eventStatusOnSlip } from '@vitrine/betting/bet-slip/selection';
import type { z } from 'zod';
import type { ownReplicationData, replicatedSelection } from '../contract/bets/replication.ts';
import { oddsFromWire } from '../mappers/odds.ts';
import { betTypeFromWire, eventStatusFromWire, marketStatusFromWire } from '../mappers/status.ts';

/** A selection of a ticket, as it would stand on a slip now. */
export interface ReplicatedSelection {
  /** At its present price; at that of the ticket while it is not offered. */
  readonly selection: Selection;
  /** Whether it can be bet on now. */
  readonly isOffered: boolean;
  /** What it was placed at; null when the operator does not say. */
  readonly placedOdds: Odds | null;
}

/** A selection of its own, or several of one event that make a custom bet. */
export interface ReplicatedItem {
  readonly isCustom: boolean;
  /** Present price, joint for a custom bet; null while it is not offered. */
  readonly odds: Odds | null;
  readonly selections: readonly ReplicatedSelection[];
}

/** A ticket to repeat. Source: 3§3, 3§7. */
export interface ReplicatedTicket {
  /** The original, which the new ticket names. */
  readonly betNumber: string;
  readonly betType: BetType;
  readonly items: readonly ReplicatedItem[];
}

type WireTicket = z.output<NonNullable<typeof ownReplicationData.answer>>['data'];
type WireSelection = z.output<typeof replicatedSelection>;

const NO_PRICE = oddsFromThousandths(1000);

/** Source: 3§3; the answer's fields are assumed. */
export function replicatedFromWire(wire: WireTicket): ReplicatedTicket {
  const betType = betTypeFromWire(wire.betType);
  if (!betType) throw new RangeError(`Ticket of type ${wire.betType}`);
  return {
    betNumber: wire.betNumber,
    betType,
    items: wire.items.map(({ isCustom, odds, selections }) => ({
      isCustom,
      odds: odds === null ? null : oddsFromWire(odds),
      selections: selections.map(selectionFromWire),
    })),
  };
}

function selectionFromWire(wire: WireSelection): ReplicatedSelection {
  const placedOdds = oddsFromWire(wire.placedOdds);
  const present = wire.outcomeOdds === null ? null : oddsFromWire(wire.outcomeOdds);
  const marketStatus = marketStatusFromWire(wire.marketStatus);
  const seen = { odds: present ?? placedOdds ?? NO_PRICE, outcomeName: wire.outcomeName };
  return {
    selection: {
      eventId: wire.matchId,
      eventName: wire.matchName,
      eventStatus: eventStatusOnSlip({ status: eventStatusFromWire(wire.matchStatus) }),
      scheduledAt: Date.parse(wire.scheduleTime),
      provider: providerOf(wire.matchId),
      sportId: wire.sportId,
      tournamentId: wire.tournamentId,
      tournamentName: wire.tournamentName,
      producerId: wire.producerId,
      marketId: wire.marketId,
      marketTypeId: wire.marketTypeId,
      marketName: wire.marketName,
      marketStatus,
      specifiers: wire.specifiers,
      outcomeId: wire.outcomeId,
      outcomeTypeId: wire.outcomeOnlyId,
      outcomeActive: wire.outcomeActive,
      placed: seen,
      latest: seen,
      bookingStatus: wire.bookingStatus === 'Booked' ? 'booked' : 'notBooked',
      isEarlyPayoutApplied: wire.isEarlyPayoutApplied,
      stake: null,
      result: null,
    },
    isOffered: wire.outcomeActive && present !== null && marketStatus === 'active',
    placedOdds,
  };
}
