import { randomUUID } from 'node:crypto';
import { minorUnits, type MinorUnits } from '@vitrine/betting/base/money';
import { cashOf, moving, type Ledger } from '../ledger/ledger.ts';
import type { FreeBets } from '../promotions/free-bets/free-bets.ts';
import { stakePayer } from '../promotions/free-bets/stake-payer.ts';
import type { Ticket } from './ticket.ts';

/** Moves the money of tickets between bettors and the house, each movement once. */
export interface Teller {
  takeStake(ticket: Ticket): void;
  /** The stake goes back to whoever paid it, a free bet to its bettor. Answers the bettor's money in it. */
  returnStake(ticket: Ticket): MinorUnits;
  /** Pays the winnings of a bet that is over; nothing for none. */
  pay(ticket: Ticket, payout: MinorUnits): void;
  payCashOut(ticket: Ticket, amount: MinorUnits): void;
  /**
   * Moves what a bet paid too little or too much. Of what it paid too much no more is taken than the
   * bettor has; the rest is the house's loss.
   */
  correct(ticket: Ticket, paid: MinorUnits, due: MinorUnits): void;
}

export interface TellerServices {
  readonly ledger: Ledger;
  readonly freeBets: FreeBets;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export function createTeller({ ledger, freeBets, now }: TellerServices): Teller {
  return {
    takeStake(ticket) {
      ledger.post({
        key: `stake:${ticket.id}`,
        kind: 'stake',
        at: now(),
        entries: moving(ticket.stake, stakePayer(ticket), 'house:stakes'),
      });
    },
    returnStake(ticket) {
      if (ticket.freeBetId !== null) freeBets.giveBack(ticket.freeBetId);
      ledger.post({
        key: `refund:${ticket.id}`,
        kind: 'refund',
        at: now(),
        entries: moving(ticket.stake, 'house:stakes', stakePayer(ticket)),
      });
      return ticket.freeBetId === null ? ticket.stake : minorUnits(0);
    },
    pay({ id, userId }, payout) {
      if (payout === 0) return;
      ledger.post({
        key: `payout:${id}`,
        kind: 'payout',
        at: now(),
        entries: moving(payout, 'house:payouts', cashOf(userId)),
      });
    },
    payCashOut({ id, userId }, amount) {
      ledger.post({
        key: `cash-out:${id}`,
        kind: 'cashOut',
        at: now(),
        entries: moving(amount, 'house:payouts', cashOf(userId)),
      });
    },
    correct({ id, userId }, paid, due) {
      const cash = cashOf(userId);
      const change = due > paid ? due - paid : -Math.min(paid - due, ledger.balance(cash));
      if (change === 0) return;
      ledger.post({
        key: `resettlement:${id}:${randomUUID()}`,
        kind: 'resettlement',
        at: now(),
        entries: moving(minorUnits(change), 'house:payouts', cash),
      });
    },
  };
}
