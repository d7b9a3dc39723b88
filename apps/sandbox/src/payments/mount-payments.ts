import type { Restrictions } from '../accounts/restrictions.ts';
import type { Users } from '../accounts/users.ts';
import type { Country } from '../country.ts';
import type { Flags } from '../flags/flags.ts';
import type { Implementation, ServerApp } from '../implement.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Database } from '../storage/database.ts';
import { implementBankAccounts } from './bank-account-handlers.ts';
import { createBankAccounts } from './bank-accounts.ts';
import { createDepositDesk } from './deposit-desk.ts';
import { implementDeposits } from './deposit-handlers.ts';
import { mountPaymentsControl } from './payments-control.ts';
import type { Payments } from './payments.ts';
import { implementTransactions } from './transaction-handlers.ts';
import { implementWallet } from './wallet-handlers.ts';
import { createWithdrawalDesk } from './withdrawal-desk.ts';
import { implementWithdrawals } from './withdrawal-handlers.ts';

export interface PaymentsMountServices {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly payments: Payments;
  readonly users: Users;
  readonly flags: Flags;
  readonly restrictions: Restrictions;
  readonly country: Country;
  /** Address of the platform, where its bank answers. */
  readonly publicUrl: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Every call about money that comes and goes, and the control calls of a tester. */
export function mountPayments(
  implementation: Implementation,
  app: ServerApp,
  services: PaymentsMountServices,
): void {
  const { payments } = services;
  const bankAccounts = createBankAccounts(services);
  const deposits = createDepositDesk(services);
  const withdrawals = createWithdrawalDesk({ ...services, bankAccounts });
  implementWallet(implementation, services);
  implementDeposits(implementation, { desk: deposits, payments });
  implementWithdrawals(implementation, { desk: withdrawals, payments });
  implementTransactions(implementation, payments);
  implementBankAccounts(implementation, { accounts: bankAccounts, country: services.country });
  mountPaymentsControl(app, { payments, bankAccounts });
}
