import { minorUnits, type MinorUnits } from '@vitrine/betting/base/money';
import type { DepositMethod } from '../payments/payment-method.ts';
import { inTransaction, type Database } from '../storage/database.ts';

/**
 * Accounts of the house and of the bank, one for each method; `user:<id>:cash` is a bettor's, and what
 * is being withdrawn waits at `user:<id>:withdrawal`.
 */
export type Account =
  | `bank:${DepositMethod}`
  | 'house:stakes'
  | 'house:payouts'
  | 'house:opening'
  | 'house:promotions'
  | `user:${string}:cash`
  | `user:${string}:withdrawal`;

export type MovementKind =
  | 'opening'
  | 'deposit'
  | 'depositRefund'
  | 'withdrawal'
  | 'withdrawalPayout'
  | 'withdrawalReturn'
  | 'stake'
  | 'refund'
  | 'payout'
  | 'cashOut'
  | 'resettlement'
  | 'cashback'
  | 'prize'
  | 'bonus';

export interface Entry {
  readonly account: Account;
  readonly amount: MinorUnits;
}

export interface Movement {
  /** Names the movement: posting the same key again moves nothing. */
  readonly key: string;
  readonly kind: MovementKind;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly entries: readonly Entry[];
}

/** Double-entry book of every movement of money, in minor units. */
export interface Ledger {
  /**
   * Posts a movement once. Answers whether it was new. Throws RangeError when the entries do not
   * sum to zero.
   */
  post(movement: Movement): boolean;
  balance(account: Account): MinorUnits;
  /** Every account that money moved to or from, by name. */
  balances(): readonly { readonly account: Account; readonly balance: MinorUnits }[];
  /** The movements that touched an account, whole, in the order of their making. */
  movementsOf(account: Account): readonly Movement[];
}

export function cashOf(userId: string): Account {
  return `user:${userId}:cash`;
}

/** Where a bettor's money waits while it is being withdrawn. */
export function reservedOf(userId: string): Account {
  return `user:${userId}:withdrawal`;
}

export function createLedger(database: Database): Ledger {
  const insertMovement = database.prepare(
    'INSERT INTO movement (key, kind, created_at) VALUES (?, ?, ?) ON CONFLICT (key) DO NOTHING',
  );
  const insertEntry = database.prepare(
    'INSERT INTO entry (movement_key, account, amount) VALUES (?, ?, ?)',
  );
  const sum = database.prepare(
    'SELECT COALESCE(SUM(amount), 0) AS total FROM entry WHERE account = ?',
  );
  const sums = database.prepare(
    'SELECT account, SUM(amount) AS balance FROM entry GROUP BY account ORDER BY account',
  );
  const selectMovements = database.prepare(
    `SELECT key, kind, created_at AS at FROM movement
     JOIN (SELECT movement_key, MIN(id) AS place FROM entry WHERE account = ? GROUP BY movement_key)
       ON movement_key = key
     ORDER BY place`,
  );
  const selectEntries = database.prepare(
    'SELECT account, amount FROM entry WHERE movement_key = ? ORDER BY id',
  );

  return {
    post({ key, kind, at, entries }) {
      const total = entries.reduce((running, entry) => running + entry.amount, 0);
      if (total !== 0) throw new RangeError(`Entries of ${key} sum to ${total}`);
      return inTransaction(database, () => {
        if (insertMovement.run(key, kind, at).changes === 0) return false;
        for (const { account, amount } of entries) insertEntry.run(key, account, amount);
        return true;
      });
    },
    balance(account) {
      return minorUnits((sum.get(account) as { total: number }).total);
    },
    balances: () =>
      sums.all().map((row) => ({ ...row }) as unknown as ReturnType<Ledger['balances']>[number]),
    movementsOf(account) {
      const found = selectMovements.all(account) as unknown as Omit<Movement, 'entries'>[];
      return found.map(({ key, kind, at }) => ({
        key,
        kind,
        at,
        entries: selectEntries.all(key).map((row) => ({ ...row }) as unknown as Entry),
      }));
    },
  };
}

/** The two entries that move an amount from one account to another. */
export function moving(amount: MinorUnits, from: Account, to: Account): readonly Entry[] {
  return [
    { account: from, amount: minorUnits(-amount) },
    { account: to, amount },
  ];
}
