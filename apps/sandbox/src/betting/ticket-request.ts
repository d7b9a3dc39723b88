import { oddsFromDecimal, type Odds } from '@vitrine/betting/base/odds';
import type {
  customBetTicket,
  multipleTicket,
  singleTicket,
  wireSelection,
} from '@vitrine/upstream/contract/bet-slip/tickets';
import type { z } from 'zod';
import { Refusal } from '../refusal.ts';
import { BET_TYPE, type BetType, type ReplicationMetadata } from './ticket.ts';

/** An outcome as a placement names it, with the odds the bettor saw. */
export interface RequestedLeg {
  readonly eventId: string;
  readonly marketId: string;
  readonly specifiers: string;
  readonly outcomeId: string;
  readonly odds: Odds;
}

/** Legs priced as one: a single outcome, or the outcomes of a custom bet with their joint odds. */
export interface RequestedUnit {
  readonly legs: readonly RequestedLeg[];
  /** Joint odds of a custom bet; null for a plain outcome. */
  readonly customOdds: Odds | null;
}

export interface RequestedTicket {
  readonly betType: BetType;
  /** In whole currency units, as sent. */
  readonly stake: number;
  readonly units: readonly RequestedUnit[];
  /** The free bet whose stake this is; null for the bettor's own money. */
  readonly freeBetId: string | null;
  /** The ticket it repeats; null for one the bettor composed. */
  readonly replication: ReplicationMetadata | null;
}

type WireSelection = z.output<typeof wireSelection>;
type WireCustomBet = Omit<z.output<typeof customBetTicket>, 'stake' | 'freeBet'>;
type WireFreeBet = z.output<typeof singleTicket>['freeBet'];

export function singleOf(ticket: z.output<typeof singleTicket>): RequestedTicket {
  return {
    betType: BET_TYPE.single,
    stake: ticket.stake,
    units: [plainUnit(ticket.ticketBetSelection, ticket.eventId)],
    freeBetId: freeBetIdOf(ticket.freeBet),
    replication: ticket.replicationMetadata ?? null,
  };
}

export function multipleOf(
  ticket: z.output<typeof multipleTicket>,
  betType: BetType,
): RequestedTicket {
  return {
    betType,
    stake: ticket.stake,
    units: ticket.ticketBetSelection.map((selection) => plainUnit(selection, selection.eventId)),
    freeBetId: freeBetIdOf(ticket.freeBet),
    replication: ticket.replicationMetadata ?? null,
  };
}

export function customBetOf(ticket: z.output<typeof customBetTicket>): RequestedTicket {
  return {
    betType: BET_TYPE.custom,
    stake: ticket.stake,
    units: [customUnit(ticket)],
    freeBetId: freeBetIdOf(ticket.freeBet),
    replication: ticket.replicationMetadata ?? null,
  };
}

export function customParlayOf(ticket: {
  readonly stake: number;
  readonly customBets: readonly WireCustomBet[];
  readonly replicationMetadata?: ReplicationMetadata | undefined;
  readonly freeBet?: WireFreeBet;
}): RequestedTicket {
  return {
    betType: BET_TYPE.customParlay,
    stake: ticket.stake,
    units: ticket.customBets.map(customUnit),
    freeBetId: freeBetIdOf(ticket.freeBet),
    replication: ticket.replicationMetadata ?? null,
  };
}

function freeBetIdOf(freeBet: WireFreeBet): string | null {
  return freeBet?.isFreeBet ? freeBet.freeBetId : null;
}

function plainUnit(selection: WireSelection, eventId: string | undefined): RequestedUnit {
  return { legs: [legOf(selection, eventId)], customOdds: null };
}

function customUnit(bet: WireCustomBet): RequestedUnit {
  return {
    legs: bet.ticketBetSelection.map((selection) => legOf(selection, bet.eventId)),
    customOdds: oddsOf(bet.calculationOdds),
  };
}

function legOf(selection: WireSelection, eventId: string | undefined): RequestedLeg {
  if (!eventId) throw new Refusal(400, 'MATCH_WAS_NOT_FOUND', 'A selection names no event');
  const { marketId, specifiers, outcomeId, outcomeValueDecimal } = selection;
  return { eventId, marketId, specifiers, outcomeId, odds: oddsOf(outcomeValueDecimal) };
}

function oddsOf(decimal: number): Odds {
  try {
    return oddsFromDecimal(decimal);
  } catch {
    throw new Refusal(400, 'INVALID_ODDS', `${decimal} are no decimal odds`);
  }
}
