import { oddsFromDecimal, type Odds } from '@vitrine/betting/odds';
import type {
  customBetTicket,
  multipleTicket,
  singleTicket,
  wireSelection,
} from '@vitrine/upstream/contract/tickets';
import type { z } from 'zod';
import { Refusal } from '../refusal.ts';
import { BET_TYPE, type BetType } from './ticket-store.ts';

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
  readonly isFreeBet: boolean;
}

type WireSelection = z.output<typeof wireSelection>;
type WireCustomBet = Omit<z.output<typeof customBetTicket>, 'stake' | 'freeBet'>;
type WireFreeBet = z.output<typeof singleTicket>['freeBet'];

export function singleOf(ticket: z.output<typeof singleTicket>): RequestedTicket {
  return {
    betType: BET_TYPE.single,
    stake: ticket.stake,
    units: [plainUnit(ticket.ticketBetSelection, ticket.eventId)],
    isFreeBet: isFree(ticket.freeBet),
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
    isFreeBet: isFree(ticket.freeBet),
  };
}

export function customBetOf(ticket: z.output<typeof customBetTicket>): RequestedTicket {
  return {
    betType: BET_TYPE.custom,
    stake: ticket.stake,
    units: [customUnit(ticket)],
    isFreeBet: isFree(ticket.freeBet),
  };
}

export function customParlayOf(ticket: {
  readonly stake: number;
  readonly customBets: readonly WireCustomBet[];
  readonly freeBet?: WireFreeBet;
}): RequestedTicket {
  return {
    betType: BET_TYPE.customParlay,
    stake: ticket.stake,
    units: ticket.customBets.map(customUnit),
    isFreeBet: isFree(ticket.freeBet),
  };
}

function isFree(freeBet: WireFreeBet): boolean {
  return freeBet?.isFreeBet ?? false;
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
  if (!eventId) throw new Refusal(400, 'INVALID_REQUEST', 'A selection names no event');
  const { marketId, specifiers, outcomeId, outcomeValueDecimal } = selection;
  return { eventId, marketId, specifiers, outcomeId, odds: oddsOf(outcomeValueDecimal) };
}

function oddsOf(decimal: number): Odds {
  try {
    return oddsFromDecimal(decimal);
  } catch {
    throw new Refusal(400, 'INVALID_REQUEST', `${decimal} are no decimal odds`);
  }
}
