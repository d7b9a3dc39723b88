import type { MinorUnits } from '@vitrine/betting/base/money';
import { cashOf, type Ledger } from '../ledger/ledger.ts';
import type { Payments } from '../payments/payments.ts';
import type { Database } from '../storage/database.ts';

/** What still belongs to a bettor. */
export interface HeldFunds {
  readonly balance: MinorUnits;
  /** Tickets that wait for an answer, and bets that run. */
  readonly openBets: number;
  readonly hasWithdrawal: boolean;
}

export interface HeldFundsServices {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly payments: Pick<Payments, 'withdrawalUnderWay'>;
}

/** Reads what still belongs to a bettor: nobody closes an account over it. */
export function createHeldFunds(services: HeldFundsServices): (userId: string) => HeldFunds {
  const { database, ledger, payments } = services;
  const countOpen = database.prepare(
    'SELECT count(*) AS total FROM ticket WHERE user_id = ? AND bet_status IN (0, 4)',
  );
  return (userId) => ({
    balance: ledger.balance(cashOf(userId)),
    openBets: (countOpen.get(userId) as { readonly total: number }).total,
    hasWithdrawal: payments.withdrawalUnderWay(userId) !== undefined,
  });
}
