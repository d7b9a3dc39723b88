import { TICKET_STATUS } from '@vitrine/upstream/contract/bet-slip/tickets';
import { Refusal } from '../refusal.ts';
import { inTransaction, type Database } from '../storage/database.ts';
import { endOf } from './bet-end.ts';
import type { BetChange } from './settlement.ts';
import type { Teller } from './teller.ts';
import type { TicketStore } from './ticket-store.ts';
import { BET_STATUS, type BetStatus, type LegResult, type Ticket } from './ticket.ts';

/** The result of a leg as the operator now knows it. */
export interface CorrectedLeg {
  readonly position: number;
  readonly result: Exclude<LegResult, 'Pending' | 'Canceled'>;
}

/** What the operator does to bets by hand. Throws a refusal where it cannot be done. */
export interface BetCorrections {
  /** Calls off a ticket that waits or a bet that runs, and gives the stake back. */
  cancel(betNumber: string): void;
  /** Settles a closed bet again: it is Recovered, and what it paid wrongly is moved. */
  resettle(betNumber: string, legs: readonly CorrectedLeg[]): void;
  blockCashOut(betNumber: string, isBlocked: boolean): void;
}

export interface BetCorrectionServices {
  readonly database: Database;
  readonly store: TicketStore;
  readonly teller: Teller;
  readonly onBetChange: (change: BetChange) => void;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Bets that ended by the results of their legs. */
const SETTLED: ReadonlySet<BetStatus> = new Set([
  BET_STATUS.won,
  BET_STATUS.lost,
  BET_STATUS.voided,
  BET_STATUS.recovered,
]);

export function createBetCorrections(services: BetCorrectionServices): BetCorrections {
  const { database, store, teller, onBetChange, now } = services;

  function ticketOf(betNumber: string): Ticket {
    const ticket = store.byId(betNumber);
    if (ticket) return ticket;
    throw new Refusal(404, 'BET_WAS_NOT_FOUND', `No bet ${betNumber}`);
  }

  function cancel(ticket: Ticket): void {
    if (ticket.status !== TICKET_STATUS.pending && ticket.betStatus !== BET_STATUS.open) {
      throw new Refusal(400, 'BET_IS_CLOSED', 'Only a bet that runs can be canceled');
    }
    store.cancel(ticket, teller.returnStake(ticket), now());
  }

  function resettle(ticket: Ticket, legs: readonly CorrectedLeg[]): void {
    if (ticket.freeBetId !== null || !SETTLED.has(ticket.betStatus)) {
      throw new Refusal(400, 'BET_IS_NOT_SETTLED', 'Only a settled bet of own money is corrected');
    }
    const known = store.legsOf(ticket.id);
    for (const { position, result } of legs) {
      const leg = known.find((candidate) => candidate.position === position);
      if (!leg) throw new Refusal(400, 'INVALID_REQUEST', `The bet has no leg ${position}`);
      store.setResult(leg, result, 'Manual');
    }
    const end = endOf(ticket.stake, store.legsOf(ticket.id));
    if (!end) throw new Refusal(400, 'INVALID_REQUEST', 'A leg of the bet has no result');
    store.close(ticket.id, BET_STATUS.recovered, end.payout, now());
    teller.correct(ticket, ticket.payout, end.payout);
  }

  function change(betNumber: string, work: (ticket: Ticket) => void): void {
    const ticket = ticketOf(betNumber);
    inTransaction(database, () => work(ticket));
    onBetChange(ticketOf(betNumber));
  }

  return {
    cancel: (betNumber) => change(betNumber, cancel),
    resettle: (betNumber, legs) => change(betNumber, (ticket) => resettle(ticket, legs)),
    blockCashOut: (betNumber, isBlocked) =>
      change(betNumber, ({ id }) => store.blockCashOut(id, isBlocked)),
  };
}
