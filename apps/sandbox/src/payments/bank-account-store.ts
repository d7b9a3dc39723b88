import type { PixKeyType } from '@vitrine/upstream/wallet/pix-key';
import type { Database } from '../storage/database.ts';

/** Whether the bank has said that an account is the bettor's own. */
export type BankAccountStatus = 'Pending' | 'Confirmed' | 'Refused';

interface OwnAccount {
  readonly id: string;
  readonly userId: string;
  /** The Pix key or the number of the account. */
  readonly number: string;
  readonly status: BankAccountStatus;
  readonly isDefault: boolean;
}

/** What Brazil withdraws to. */
export interface PixAccount extends OwnAccount {
  readonly pixKeyType: PixKeyType;
  readonly bankName: null;
  readonly accountType: null;
}

/** What the other countries withdraw to. */
export interface NumberedAccount extends OwnAccount {
  readonly pixKeyType: null;
  readonly bankName: string;
  readonly accountType: 'Checking' | 'Savings';
}

export type BankAccount = PixAccount | NumberedAccount;

/** What the bank will say of a pending account, and when; never, without a time. */
export interface AwaitedVerdict {
  readonly verdict: BankAccountStatus;
  /** Epoch milliseconds. */
  readonly at: number;
}

export interface BankAccountStore {
  add(account: BankAccount, awaited: AwaitedVerdict | null): void;
  /** Replaces key and status of an account. */
  replace(account: BankAccount, awaited: AwaitedVerdict | null): void;
  /** The accounts of a bettor, the oldest first. */
  allOf(userId: string): readonly BankAccount[];
  byId(id: string): BankAccount | undefined;
  /** Whether somebody else has a confirmed account of this number. */
  isOfAnother(userId: string, number: string): boolean;
  setDefault(userId: string, id: string): void;
}

/** Accounts as they are stored. A verdict counts from its time on. */
export function createBankAccountStore(database: Database, now: () => number): BankAccountStore {
  const STATUS = `CASE WHEN status = 'Pending' AND verdict_at <= ? THEN verdict ELSE status END`;
  const columns = `id, user_id AS userId, pix_key_type AS pixKeyType, bank_name AS bankName,
    account_type AS accountType, number, ${STATUS} AS status, is_default AS isDefault`;
  const insert = database.prepare(
    `INSERT INTO bank_account (id, user_id, pix_key_type, bank_name, account_type, number, status,
       is_default, verdict, verdict_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const update = database.prepare(
    `UPDATE bank_account SET pix_key_type = ?, number = ?, status = ?, verdict = ?, verdict_at = ?
     WHERE id = ?`,
  );
  const selectAll = database.prepare(
    `SELECT ${columns} FROM bank_account WHERE user_id = ? ORDER BY seq`,
  );
  const selectById = database.prepare(`SELECT ${columns} FROM bank_account WHERE id = ?`);
  const selectOthers = database.prepare(
    `SELECT 1 FROM bank_account WHERE ${STATUS} = 'Confirmed' AND number = ? AND user_id <> ?`,
  );
  const mark = database.prepare('UPDATE bank_account SET is_default = (id = ?) WHERE user_id = ?');

  return {
    add(account, awaited) {
      insert.run(
        account.id,
        account.userId,
        account.pixKeyType,
        account.bankName,
        account.accountType,
        account.number,
        account.status,
        Number(account.isDefault),
        awaited?.verdict ?? null,
        awaited?.at ?? null,
      );
    },
    replace({ id, pixKeyType, number, status }, awaited) {
      update.run(pixKeyType, number, status, awaited?.verdict ?? null, awaited?.at ?? null, id);
    },
    allOf: (userId) => selectAll.all(now(), userId).map(accountOf),
    byId(id) {
      const row = selectById.get(now(), id);
      return row && accountOf(row);
    },
    isOfAnother: (userId, number) => selectOthers.get(now(), number, userId) !== undefined,
    setDefault: (userId, id) => void mark.run(id, userId),
  };
}

function accountOf(row: unknown): BankAccount {
  const found = row as Omit<BankAccount, 'isDefault'> & { readonly isDefault: number };
  return { ...found, isDefault: found.isDefault === 1 } as BankAccount;
}
