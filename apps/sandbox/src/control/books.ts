import { TRANSACTION_TYPE } from '@vitrine/upstream/contract/wallet/transactions';
import type { Users } from '../accounts/users.ts';
import type { TicketStore } from '../betting/ticket-store.ts';
import type { ServerApp } from '../implement.ts';
import { cashOf, type Ledger } from '../ledger/ledger.ts';
import type { Payment } from '../payments/payment-store.ts';
import type { Payments } from '../payments/payments.ts';
import { Refusal } from '../refusal.ts';

export interface BooksServices {
  readonly users: Users;
  readonly ledger: Ledger;
  readonly store: TicketStore;
  readonly payments: Payments;
}

/** More tickets than a tester places. */
const TICKETS_SHOWN = 10_000;

/**
 * Shows what stands written of a bettor, so that a test can tell that money moved once, and of all
 * accounts together, which sum to zero.
 */
export function mountBooks(app: ServerApp, services: BooksServices): void {
  const { users, ledger, store, payments } = services;
  app.get('/sandbox/books', (context) => {
    const accounts = ledger.balances();
    return context.json({
      total: accounts.reduce((sum, { balance }) => sum + balance, 0),
      accounts,
    });
  });
  app.get('/sandbox/books/:username', (context) => {
    const user = users.byEmail(context.req.param('username'));
    if (!user) throw new Refusal(404, 'USER_WAS_NOT_FOUND', 'No such bettor');
    return context.json({
      balance: ledger.balance(cashOf(user.id)),
      movements: ledger.movementsOf(cashOf(user.id)),
      tickets: store.latestOf(user.id, TICKETS_SHOWN).map(({ userId: _, ...ticket }) => ticket),
      charges: payments.allOf(user.id, TRANSACTION_TYPE.deposit).map(shown),
      withdrawals: payments.allOf(user.id, TRANSACTION_TYPE.withdrawal).map(shown),
    });
  });
}

function shown({ id, amount, status }: Payment) {
  return { id, amount, status };
}
