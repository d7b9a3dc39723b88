import { oddsToDecimal, type Odds } from '@vitrine/betting/base/odds';
import { TICKET_STATUS } from '@vitrine/upstream/contract/bet-slip/tickets';
import type { FreeBets } from '../promotions/free-bets/free-bets.ts';
import { inTransaction, type Database } from '../storage/database.ts';
import type { EventOffer } from '../world/offer/event-offer.ts';
import type { World } from '../world/world.ts';
import { REJECT_CODE } from './reject-code.ts';
import { endOf, freeBetEnd, unitsOf } from './bet-end.ts';
import { magicOf } from './betting-magic.ts';
import { isEarlyWinner, resultWithEarlyPayout } from './early-payout.ts';
import { isOver } from './event-end.ts';
import type { Interventions } from './interventions.ts';
import { presentOdds } from './present-odds.ts';
import type { Teller } from './teller.ts';
import type { TicketStore } from './ticket-store.ts';
import { BET_STATUS, type Leg, type LegResult, type Ticket } from './ticket.ts';

/** A price may fall by this share while a ticket waits. */
const TOLERATED_FALL = 0.05;

const RESULTS = { won: 'Win', lost: 'Lost', void: 'Void' } as const;

/** Brings tickets to their end. Safe to repeat: whatever is due in the store is done, once. */
export interface Settlement {
  /** Accepts or rejects the tickets whose wait is over. */
  decideDue(): void;
  /** Settles the legs of events that are over or paid early, and the bets that hang on them. */
  settleEnded(): void;
  /** Calls off what still runs on an event, as when it is postponed: its legs are void. */
  voidEvent(eventId: string): void;
}

export interface SettlementServices {
  readonly database: Database;
  readonly store: TicketStore;
  readonly teller: Teller;
  readonly freeBets: FreeBets;
  readonly world: World;
  readonly interventions: Interventions;
  /** Told of each change of a bet, after it is stored. */
  readonly onBetChange: (change: BetChange) => void;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export type BetChange = Pick<Ticket, 'id' | 'userId' | 'betStatus'>;

export function createSettlement(services: SettlementServices): Settlement {
  const { database, store, teller, freeBets, world, interventions, now, onBetChange } = services;

  function decide(ticket: Ticket): void {
    const isOwnMoney = ticket.freeBetId === null;
    if (isOwnMoney && magicOf(ticket.stake, 'canceled')) {
      inTransaction(database, () => store.cancel(ticket, teller.returnStake(ticket), now()));
      onBetChange({ ...ticket, betStatus: BET_STATUS.canceled });
      return;
    }
    const magic = isOwnMoney ? magicOf(ticket.stake, 'rejected') : null;
    const rejectCode = magic?.rejectCode ?? rejectionOf(ticket);
    inTransaction(database, () => {
      const status = rejectCode === null ? TICKET_STATUS.accepted : TICKET_STATUS.rejected;
      store.decide(ticket.id, status, rejectCode, now());
      if (rejectCode !== null) teller.returnStake(ticket);
      else if (ticket.freeBetId !== null) freeBets.use(ticket.freeBetId);
    });
    if (rejectCode === null) onBetChange({ ...ticket, betStatus: BET_STATUS.open });
  }

  function rejectionOf(ticket: Ticket): number | null {
    for (const legs of unitsOf(store.legsOf(ticket.id))) {
      const rejection = unitRejection(legs);
      if (rejection !== null) return rejection;
    }
    return interventions.takeRejection();
  }

  function unitRejection(legs: readonly Leg[]): number | null {
    const [first] = legs;
    if (!first) return null;
    const present = presentOdds(world, legs);
    switch (present.kind) {
      case 'eventClosed':
        return REJECT_CODE.matchNotActive;
      case 'marketClosed':
        return REJECT_CODE.marketNotActive;
      case 'offered':
        return hasFallen(present.odds, first.unitOdds) ? REJECT_CODE.oddsFell : null;
    }
  }

  function settleEvent(event: EventOffer): readonly BetChange[] {
    const legs = store.pendingLegsOn(event.id);
    for (const leg of legs) {
      const { result, settledAs } = resultWithEarlyPayout(leg, resultOf(leg, event), () =>
        world.leadsOf(event.id),
      );
      store.setResult(leg, result, settledAs);
    }
    return settleTicketsOf(legs);
  }

  function settleLead(event: EventOffer): readonly BetChange[] {
    const home = event.sides?.home.score ?? 0;
    const away = event.sides?.away.score ?? 0;
    const leads = { home: home - away, away: away - home };
    const legs = store
      .pendingLegsOn(event.id)
      .filter((leg) => leg.isEarlyPayout && isEarlyWinner(leg, leads));
    for (const leg of legs) store.setResult(leg, 'Win', 'EarlyPayout');
    return settleTicketsOf(legs);
  }

  function settleTicketsOf(legs: readonly Leg[]): readonly BetChange[] {
    return [...new Set(legs.map(({ ticketId }) => ticketId))].flatMap(settleTicket);
  }

  function settleTicket(ticketId: string): readonly BetChange[] {
    const ticket = store.byId(ticketId);
    if (ticket?.betStatus !== BET_STATUS.open) return [];
    const whole = endOf(ticket.stake, store.legsOf(ticketId));
    if (!whole) return [];
    const end = ticket.freeBetId === null ? whole : freeBetEnd(ticket.stake, whole);
    if (ticket.freeBetId !== null && end.betStatus === BET_STATUS.voided) {
      teller.returnStake(ticket);
    }
    store.close(ticketId, end.betStatus, end.payout, now());
    teller.pay(ticket, end.payout);
    return [{ ...ticket, betStatus: end.betStatus }];
  }

  function settleInTransaction(settle: () => readonly BetChange[]): void {
    inTransaction(database, settle).forEach(onBetChange);
  }

  return {
    decideDue() {
      for (const ticket of store.due(now())) decide(ticket);
    },
    settleEnded() {
      for (const eventId of store.awaitedEvents()) {
        const event = world.offer(eventId);
        if (event && isOver(event)) settleInTransaction(() => settleEvent(event));
      }
      for (const eventId of store.eventsPaidEarly()) {
        const event = world.offer(eventId);
        if (event?.status === 'live') settleInTransaction(() => settleLead(event));
      }
    },
    voidEvent(eventId) {
      settleInTransaction(() => {
        const legs = store.pendingLegsOn(eventId);
        for (const leg of legs) store.setResult(leg, 'Void', 'Manual');
        return settleTicketsOf(legs);
      });
    },
  };
}

function hasFallen(present: Odds, placed: Odds): boolean {
  return oddsToDecimal(present) < oddsToDecimal(placed) * (1 - TOLERATED_FALL);
}

/** An event that is over without having been played to its end leaves its outcomes void. */
function resultOf(leg: Leg, event: EventOffer): LegResult {
  const result = event.resultOf(leg);
  return result === null ? 'Void' : RESULTS[result];
}
