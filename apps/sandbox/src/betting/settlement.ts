import { minorUnits, type MinorUnits } from '@vitrine/betting/money';
import { potentialReturn, type Odds } from '@vitrine/betting/odds';
import { TICKET_STATUS } from '@vitrine/betting/ticket';
import { cashOf, moving } from '../ledger/ledger.ts';
import { inTransaction } from '../storage/database.ts';
import { outcomeTerms } from '../world/outcome-terms.ts';
import type { MatchNow } from '../world/world.ts';
import type { BettingServices } from './betting-desk.ts';
import {
  BET_STATUS,
  type BetStatus,
  type Leg,
  type LegResult,
  type Ticket,
} from './ticket-store.ts';

/** Reject codes of tickets this platform gives by itself. */
export const REJECT_CODE = { matchNotActive: -101, marketNotActive: -102, oddsFell: -103 } as const;

/** A price may fall by this share while a ticket waits. */
const TOLERATED_FALL = 0.05;

/** Brings tickets to their end. Safe to repeat: whatever is due in the store is done, once. */
export interface Settlement {
  /** Accepts or rejects the tickets whose wait is over. */
  decideDue(): void;
  /** Settles the legs of events that are over, and the bets that hang on them. */
  settleEnded(): void;
}

export interface SettlementServices extends Omit<BettingServices, 'users' | 'country'> {
  /** Told of each change of a bet, after it is stored. */
  readonly onBetChange: (change: BetChange) => void;
}

export type BetChange = Pick<Ticket, 'id' | 'userId' | 'betStatus'>;

export function createSettlement(services: SettlementServices): Settlement {
  const { database, ledger, store, world, interventions, now, onBetChange } = services;

  function decide(ticket: Ticket): void {
    const rejectCode = rejectionOf(ticket);
    inTransaction(database, () => {
      const status = rejectCode === null ? TICKET_STATUS.accepted : TICKET_STATUS.rejected;
      store.decide(ticket.id, status, rejectCode, now());
      if (rejectCode !== null) {
        ledger.post({
          key: `refund:${ticket.id}`,
          kind: 'refund',
          at: now(),
          entries: moving(ticket.stake, 'house:stakes', cashOf(ticket.userId)),
        });
      }
    });
    if (rejectCode === null) onBetChange({ ...ticket, betStatus: BET_STATUS.open });
  }

  function rejectionOf(ticket: Ticket): number | null {
    const units = unitsOf(store.legsOf(ticket.id));
    for (const legs of units) {
      const rejection = legs.map(legRejection).find((code) => code !== null);
      if (rejection !== undefined) return rejection;
      if (hasFallen(legs)) return REJECT_CODE.oddsFell;
    }
    return interventions.takeRejection();
  }

  function legRejection(leg: Leg): number | null {
    const markets = world.match(leg.eventId)?.markets ?? [];
    if (markets.length === 0) return REJECT_CODE.matchNotActive;
    const market = markets.find(({ id }) => id === leg.marketId);
    const outcome = market?.outcomes.find(({ id }) => id === leg.outcomeId);
    return market && !market.isSuspended && outcome?.isActive ? null : REJECT_CODE.marketNotActive;
  }

  function hasFallen(legs: readonly Leg[]): boolean {
    const [first] = legs;
    if (!first) return false;
    const present = legs.length === 1 ? priceOf(first) : world.jointPrice(first.eventId, legs);
    return present === null || present < first.unitOdds * (1 - TOLERATED_FALL);
  }

  function priceOf(leg: Leg): Odds | null {
    const market = world.match(leg.eventId)?.markets.find(({ id }) => id === leg.marketId);
    return market?.outcomes.find(({ id }) => id === leg.outcomeId)?.odds ?? null;
  }

  function settleEvent(match: MatchNow): readonly BetChange[] {
    const legs = store.pendingLegsOn(match.fixture.id);
    for (const leg of legs) store.setResult(leg, resultOf(leg, match));
    return [...new Set(legs.map((leg) => leg.ticketId))].flatMap(settleTicket);
  }

  function settleTicket(ticketId: string): readonly BetChange[] {
    const ticket = store.byId(ticketId);
    if (ticket?.betStatus !== BET_STATUS.open) return [];
    const end = endOf(ticket.stake, store.legsOf(ticketId));
    if (!end) return [];
    store.close(ticketId, end.betStatus, end.payout, now());
    if (end.payout > 0) {
      ledger.post({
        key: `payout:${ticketId}`,
        kind: 'payout',
        at: now(),
        entries: moving(end.payout, 'house:payouts', cashOf(ticket.userId)),
      });
    }
    return [{ ...ticket, betStatus: end.betStatus }];
  }

  return {
    decideDue() {
      for (const ticket of store.due(now())) decide(ticket);
    },
    settleEnded() {
      for (const eventId of store.awaitedEvents()) {
        const match = world.match(eventId);
        if (!match || !isOver(match)) continue;
        inTransaction(database, () => settleEvent(match)).forEach(onBetChange);
      }
    },
  };
}

export interface BetEnd {
  readonly betStatus: BetStatus;
  readonly payout: MinorUnits;
}

/**
 * How a bet ends: lost with its first lost unit, open while a unit is pending, otherwise the stake
 * times the odds of the units won, a void unit counting 1. Null while it is open.
 */
export function endOf(stake: MinorUnits, legs: readonly Leg[]): BetEnd | null {
  const units = unitsOf(legs).map((unit) => ({ unit, result: unitResult(unit) }));
  if (units.some(({ result }) => result === 'Lost')) {
    return { betStatus: BET_STATUS.lost, payout: minorUnits(0) };
  }
  if (units.some(({ result }) => result === 'Pending')) return null;
  const won = units.filter(({ result }) => result === 'Win');
  return {
    betStatus: won.length > 0 ? BET_STATUS.won : BET_STATUS.voided,
    payout: potentialReturn(
      stake,
      won.flatMap(({ unit: [first] }) => (first ? [first.unitOdds] : [])),
    ),
  };
}

/** Legs by the unit they win with. */
export function unitsOf(legs: readonly Leg[]): readonly (readonly Leg[])[] {
  return [...Map.groupBy(legs, ({ unit }) => unit).values()];
}

/** A custom bet with a void leg is void as a whole: its joint price no longer means anything. */
function unitResult(legs: readonly Leg[]): LegResult {
  const order: readonly LegResult[] = ['Lost', 'Pending', 'Void', 'Win'];
  return order.find((result) => legs.some((leg) => leg.result === result)) ?? 'Void';
}

function resultOf(leg: Leg, { state }: MatchNow): LegResult {
  const terms = outcomeTerms(leg);
  if (!terms || state.status === 'abandoned') return 'Void';
  return RESULTS[terms.rule(state.home ?? 0, state.away ?? 0)];
}

const RESULTS = { won: 'Win', lost: 'Lost', void: 'Void' } as const;

function isOver({ state }: MatchNow): boolean {
  return state.status === 'ended' || state.status === 'abandoned';
}
