import type { MinorUnits } from '@vitrine/betting/base/money';
import type { World } from '../../world/world.ts';
import { unitResult, unitsOf } from '../bet-end.ts';
import { isCashOutBlocked } from '../bet-history.ts';
import { isOver } from '../event-end.ts';
import { presentOdds } from '../present-odds.ts';
import type { TicketStore } from '../ticket-store.ts';
import { BET_STATUS, type Leg, type Ticket } from '../ticket.ts';
import type { CashOutTerms } from './cash-out-terms.ts';
import { cashOutValue, type ValuedUnit } from './cash-out-value.ts';

/** Why a bet cannot be cashed out now. */
export type NoValue =
  | 'CASHOUT_NOT_AVAILABLE'
  | 'CASHOUT_MARKET_CLOSED'
  | 'CASHOUT_BET_CLOSING'
  | 'CASHOUT_BET_ALREADY_CLOSED';

export type Valuation =
  | { readonly kind: 'value'; readonly amount: MinorUnits; readonly isLive: boolean }
  | { readonly kind: 'none'; readonly reason: NoValue };

/** Says what bets are worth now. */
export interface CashOutValuation {
  of(ticket: Ticket): Valuation;
}

export interface ValuationServices {
  readonly store: TicketStore;
  readonly world: World;
  readonly terms: CashOutTerms;
}

export function createCashOutValuation(services: ValuationServices): CashOutValuation {
  const { store, world, terms } = services;

  /** A unit that runs, at its present price; the reason when it has none. */
  function runningUnit(legs: readonly Leg[]): ValuedUnit | NoValue {
    const [first] = legs;
    const event = first && world.offer(first.eventId);
    if (!first || !event || !terms.isEnabled(event.sportId)) return 'CASHOUT_NOT_AVAILABLE';
    if (isOver(event)) return 'CASHOUT_BET_CLOSING';
    const present = presentOdds(world, legs);
    return present.kind === 'offered'
      ? { placed: first.unitOdds, present: present.odds }
      : 'CASHOUT_MARKET_CLOSED';
  }

  function valuedUnit(legs: readonly Leg[]): readonly (ValuedUnit | NoValue)[] {
    const [first] = legs;
    switch (unitResult(legs)) {
      case 'Pending':
        return [runningUnit(legs)];
      case 'Win':
        return first ? [{ placed: first.unitOdds, present: null }] : [];
      default:
        return [];
    }
  }

  return {
    of(ticket) {
      const none = (reason: NoValue) => ({ kind: 'none', reason }) as const;
      if (ticket.betStatus === BET_STATUS.pending) return none('CASHOUT_NOT_AVAILABLE');
      if (ticket.betStatus !== BET_STATUS.open) return none('CASHOUT_BET_ALREADY_CLOSED');
      if (isCashOutBlocked(ticket)) return none('CASHOUT_NOT_AVAILABLE');
      const legs = store.legsOf(ticket.id);
      const units = unitsOf(legs).flatMap(valuedUnit);
      const reason = units.find((unit) => typeof unit === 'string');
      if (reason) return none(reason);
      const valued = units.filter((unit) => typeof unit !== 'string');
      const amount = cashOutValue(ticket.stake, valued, terms.commissionOf(ticket.userId));
      if (amount === 0) return none('CASHOUT_NOT_AVAILABLE');
      const isLive = legs.some(
        ({ result, eventId }) => result === 'Pending' && world.offer(eventId)?.status === 'live',
      );
      return { kind: 'value', amount, isLive };
    },
  };
}
