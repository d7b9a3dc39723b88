import { amountToWire, minorUnits } from '@vitrine/betting/base/money';
import {
  TRANSACTION_STATUS,
  TRANSACTION_TYPE,
} from '@vitrine/upstream/contract/wallet/transactions';
import { balance, hallOfFame, saveAdwordsEvent } from '@vitrine/upstream/contract/wallet/wallet';
import type { Users } from '../accounts/users.ts';
import type { Country } from '../country.ts';
import type { Implementation } from '../implement.ts';
import { cashOf, type Ledger } from '../ledger/ledger.ts';
import { Refusal } from '../refusal.ts';
import type { Database } from '../storage/database.ts';
import type { Payments } from './payments.ts';

export interface WalletServices {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly payments: Payments;
  readonly users: Users;
  readonly country: Country;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** From here on a withdrawal is one to show. */
const BIG_WITHDRAWAL = minorUnits(200_00);
const SHOWN_WITHDRAWALS = 10;

/** Balance, ad events and the hall of fame. */
export function implementWallet({ implement }: Implementation, services: WalletServices): void {
  const { database, ledger, payments, users, country, now } = services;
  const insertEvent = database.prepare(
    'INSERT INTO ad_event (transaction_id, saved_at) VALUES (?, ?) ON CONFLICT DO NOTHING',
  );

  implement(balance, ({ userId }) => ({
    data: [
      { accountType: 'Real' as const, amount: amountToWire(ledger.balance(cashOf(userId))) },
      { accountType: 'Bonus' as const, amount: 0 },
    ],
  }));

  implement(saveAdwordsEvent, ({ userId, body }) => {
    const deposit = payments.byId(body.transactionId);
    const isToldOf =
      deposit?.userId === userId &&
      deposit.type === TRANSACTION_TYPE.deposit &&
      deposit.status === TRANSACTION_STATUS.successful &&
      amountToWire(deposit.amount) === body.amount;
    if (!isToldOf) {
      throw new Refusal(404, 'TRANSACTION_WAS_NOT_FOUND', 'No such deposit of this bettor');
    }
    return { notified: insertEvent.run(deposit.id, now()).changes === 1 };
  });

  implement(hallOfFame, () => {
    if (!country.payments.hasHallOfFame) {
      throw new Refusal(404, 'HALL_OF_FAME_NOT_AVAILABLE', `None in ${country.code}`);
    }
    return {
      data: payments.paidOut(BIG_WITHDRAWAL, SHOWN_WITHDRAWALS).map((paid) => ({
        name: shortName(users.byId(paid.userId)?.fullName ?? ''),
        amount: amountToWire(paid.amount),
        date: new Date(paid.changedAt).toISOString(),
      })),
    };
  });
}

/** The first name and an initial: `Dandara M.`. */
function shortName(fullName: string): string {
  const [first = '', ...others] = fullName.trim().split(/\s+/);
  const last = others.at(-1);
  return last ? `${first} ${last.slice(0, 1)}.` : first;
}
