import { randomUUID } from 'node:crypto';
import { amountToWire, minorUnits, type MinorUnits } from '@vitrine/betting/base/money';
import { TICKET_STATUS } from '@vitrine/upstream/contract/bet-slip/tickets';
import { CASH_OUT_BET_TYPES, type CashOutKind } from '@vitrine/upstream/contract/bets/cash-out';
import { Refusal } from '../../refusal.ts';
import { inTransaction, type Database } from '../../storage/database.ts';
import { magicOf } from '../betting-magic.ts';
import { REJECT_CODE } from '../reject-code.ts';
import type { BetChange } from '../settlement.ts';
import type { Teller } from '../teller.ts';
import type { TicketStore } from '../ticket-store.ts';
import { BET_STATUS, type BetType, type Ticket } from '../ticket.ts';
import type { CashOut, CashOutStore } from './cash-out-store.ts';
import type { CashOutValuation, NoValue } from './cash-out-valuation.ts';

/** What a bettor agreed to: the offer and its value. */
export interface TakenOffer {
  readonly id: string;
  readonly betNumber: string;
  /** In whole currency units, as sent. */
  readonly amount: number;
}

/** Offers values for open bets, and pays them, each bet once. */
export interface CashOutDesk {
  /** A new offer. Throws the refusal of a bet that has no value now, or is not of the kind. */
  offer(userId: string, kind: CashOutKind, betNumber: string): CashOut;
  /**
   * Takes an offer: the cash out waits for its decision. Taken again, it is as it was the first time.
   * Throws the refusal of a bet without a value, or CASHOUT_VALUE_CHANGED with a new offer.
   */
  place(userId: string, kind: CashOutKind, taken: TakenOffer): CashOut;
  byId(id: string): CashOut | undefined;
  /** Pays or rejects the cash outs whose wait is over. */
  decideDue(): void;
}

export interface CashOutServices {
  readonly database: Database;
  readonly store: TicketStore;
  readonly cashOuts: CashOutStore;
  readonly valuation: CashOutValuation;
  readonly teller: Teller;
  readonly onBetChange: (change: BetChange) => void;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

type Placing =
  | { readonly kind: 'taken'; readonly cashOut: CashOut }
  | { readonly kind: 'changed'; readonly amount: MinorUnits };

/** How long an offer holds: enough to read it and confirm. */
const OFFER_LIFE_MS = 10_000;
const KEPT_MS = 60_000;
const PREMATCH_WAIT_MS = 1000;
const LIVE_WAIT_MS = 2500;
/** A moment that never comes. */
const NEVER = Number.MAX_SAFE_INTEGER;
/** A value may fall by this share while a cash out waits. */
const TOLERATED_FALL = 0.05;
const MAGIC_FALL = 0.95;

export function createCashOutDesk(services: CashOutServices): CashOutDesk {
  const { database, store, cashOuts, valuation, teller, onBetChange, now } = services;

  function ticketOf(userId: string, kind: CashOutKind, betNumber: string): Ticket {
    const ticket = store.byId(betNumber);
    const types: readonly BetType[] = CASH_OUT_BET_TYPES[kind];
    if (ticket?.userId === userId && types.includes(ticket.betType)) return ticket;
    throw new Refusal(404, 'BET_WAS_NOT_FOUND', `No ${kind} ${betNumber} of this bettor`);
  }

  function presentValue(ticket: Ticket): { amount: MinorUnits; isLive: boolean } {
    const isWaiting = cashOuts.isUnderWay(ticket.id) && ticket.betStatus === BET_STATUS.open;
    const isClosing = isWaiting || magicEnd(ticket) === 'closing';
    if (isClosing) throw noValue('CASHOUT_BET_CLOSING');
    const value = valuation.of(ticket);
    if (value.kind === 'none') throw noValue(value.reason);
    return value;
  }

  function newOffer({ id: ticketId, userId }: Ticket, amount: MinorUnits): CashOut {
    const quotedAt = now();
    const expiresAt = quotedAt + OFFER_LIFE_MS;
    const offer = { id: randomUUID(), ticketId, userId, amount, quotedAt, expiresAt };
    cashOuts.forgetExpired(quotedAt - KEPT_MS);
    cashOuts.insert(offer);
    return { ...offer, status: null, rejectCode: null };
  }

  function placing(ticket: Ticket, { id, amount }: TakenOffer): Placing {
    const found = cashOuts.byId(id);
    const offer = found?.ticketId === ticket.id ? found : undefined;
    if (offer && offer.status !== null) return { kind: 'taken', cashOut: offer };
    const value = presentValue(ticket);
    if (magicEnd(ticket) === 'valueChanged') {
      return { kind: 'changed', amount: minorUnits(Math.ceil(value.amount * MAGIC_FALL)) };
    }
    const stillHolds = offer && (offer.expiresAt > now() || offer.amount === value.amount);
    if (!stillHolds || amountToWire(offer.amount) !== amount) {
      return { kind: 'changed', amount: value.amount };
    }
    const isNever = magicEnd(ticket) === 'waits';
    const wait = value.isLive ? LIVE_WAIT_MS : PREMATCH_WAIT_MS;
    cashOuts.take(id, isNever ? NEVER : now() + wait);
    return { kind: 'taken', cashOut: { ...offer, status: TICKET_STATUS.pending } };
  }

  function rejectionOf(ticket: Ticket, { amount }: CashOut): number | null {
    const magic = magicEnd(ticket) === 'rejected' ? REJECT_CODE.trading : null;
    const value = valuation.of(ticket);
    if (value.kind === 'value') {
      return value.amount < amount * (1 - TOLERATED_FALL) ? REJECT_CODE.oddsFell : magic;
    }
    const isClosed =
      value.reason === 'CASHOUT_BET_ALREADY_CLOSED' || value.reason === 'CASHOUT_BET_CLOSING';
    return isClosed ? REJECT_CODE.betClosed : REJECT_CODE.marketNotActive;
  }

  function decide(cashOut: CashOut): BetChange | null {
    const ticket = store.byId(cashOut.ticketId);
    if (!ticket) throw new Error(`Cash out ${cashOut.id} is of no ticket`);
    const rejectCode = rejectionOf(ticket, cashOut);
    if (rejectCode !== null) {
      cashOuts.decide(cashOut.id, TICKET_STATUS.rejected, rejectCode);
      return null;
    }
    cashOuts.decide(cashOut.id, TICKET_STATUS.accepted, null);
    store.close(ticket.id, BET_STATUS.cashedOut, cashOut.amount, now());
    teller.payCashOut(ticket, cashOut.amount);
    return { ...ticket, betStatus: BET_STATUS.cashedOut };
  }

  return {
    byId: cashOuts.byId,
    offer(userId, kind, betNumber) {
      const ticket = ticketOf(userId, kind, betNumber);
      return newOffer(ticket, presentValue(ticket).amount);
    },
    place(userId, kind, taken) {
      const ticket = ticketOf(userId, kind, taken.betNumber);
      const result = inTransaction(database, () => placing(ticket, taken));
      if (result.kind === 'taken') return result.cashOut;
      throw new Refusal(400, 'CASHOUT_VALUE_CHANGED', 'The value is another now', {
        ...toWireOffer(newOffer(ticket, result.amount)),
      });
    },
    decideDue() {
      for (const cashOut of cashOuts.due(now())) {
        const change = inTransaction(database, () => decide(cashOut));
        if (change) onBetChange(change);
      }
    },
  };
}

/** An offer as the contract spells it. */
export function toWireOffer({ id, ticketId, amount, expiresAt }: CashOut) {
  return {
    cashoutId: id,
    betNumber: ticketId,
    amount: amountToWire(amount),
    expiresAt: new Date(expiresAt).toISOString(),
  };
}

function magicEnd({ stake, freeBetId }: Ticket) {
  return freeBetId === null ? magicOf(stake, 'cashOut')?.end : undefined;
}

function noValue(reason: NoValue): Refusal {
  return new Refusal(400, reason, 'The bet has no cash out now');
}
