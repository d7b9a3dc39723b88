import type { Users } from '../accounts/users.ts';
import type { TicketStore } from '../betting/ticket-store.ts';
import type { ServerApp } from '../implement.ts';
import { cashOf, type Ledger } from '../ledger/ledger.ts';
import type { Charges } from '../payments/charges.ts';
import { Refusal } from '../refusal.ts';

export interface BooksServices {
  readonly users: Users;
  readonly ledger: Ledger;
  readonly store: TicketStore;
  readonly charges: Charges;
}

/** More tickets than a tester places. */
const TICKETS_SHOWN = 10_000;

/** Shows what stands written of a bettor, so that a test can tell that money moved once. */
export function mountBooks(app: ServerApp, services: BooksServices): void {
  const { users, ledger, store, charges } = services;
  app.get('/sandbox/books/:username', (context) => {
    const user = users.byEmail(context.req.param('username'));
    if (!user) throw new Refusal(404, 'USER_WAS_NOT_FOUND', 'No such bettor');
    return context.json({
      balance: ledger.balance(cashOf(user.id)),
      movements: ledger.movementsOf(cashOf(user.id)),
      tickets: store
        .latestOf(user.id, TICKETS_SHOWN)
        .map(({ id, connectionId, stake, status }) => ({ id, connectionId, stake, status })),
      charges: charges.allOf(user.id).map(({ id, amount, status }) => ({ id, amount, status })),
    });
  });
}
