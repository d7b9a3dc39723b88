import { randomUUID } from 'node:crypto';
import { accountNumberOf } from '@vitrine/upstream/wallet/account-number';
import { pixKeyOf, type PixKey, type PixKeyType } from '@vitrine/upstream/wallet/pix-key';
import type { User, Users } from '../accounts/users.ts';
import type { Country } from '../country.ts';
import { Refusal } from '../refusal.ts';
import type { Database } from '../storage/database.ts';
import {
  createBankAccountStore,
  type AwaitedVerdict,
  type BankAccount,
  type BankAccountStatus,
  type NumberedAccount,
  type PixAccount,
} from './bank-account-store.ts';
import { magicVerdict, type Verdict } from './payments-magic.ts';

/** A bank account as a bettor enters it. */
export interface AccountFields {
  readonly bankName: string;
  readonly accountType: 'Checking' | 'Savings';
  readonly accountNumber: string;
}

/**
 * The bettors' own accounts. What is the bettor's by the registration is confirmed at once, of the
 * rest the bank says so 5 s later. Calls of another country's kind answer METHOD_NOT_AVAILABLE.
 */
export interface BankAccounts {
  pixKeysOf(userId: string): readonly PixAccount[];
  accountsOf(userId: string): readonly NumberedAccount[];
  /** Throws INVALID_PIX_KEY, BANK_ACCOUNT_NOT_OWN or BANK_ACCOUNT_EXISTS, like the two below. */
  addPixKey(userId: string, type: PixKeyType, key: string): PixAccount;
  /** A changed key has to be confirmed again. */
  changePixKey(userId: string, id: string, type: PixKeyType, key: string): PixAccount;
  /** Throws INVALID_ACCOUNT_NUMBER in place of INVALID_PIX_KEY. */
  addAccount(userId: string, fields: AccountFields): NumberedAccount;
  makeDefault(userId: string, id: string): PixAccount;
  /** An account of the bettor's. Throws BANK_ACCOUNT_WAS_NOT_FOUND. */
  of(userId: string, id: string): BankAccount;
  /** What a tester has the bank say. Throws BANK_ACCOUNT_WAS_NOT_FOUND. */
  decide(id: string, verdict: BankAccountStatus): void;
}

export interface BankAccountServices {
  readonly database: Database;
  readonly users: Users;
  readonly country: Country;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const VERDICT_MS = 5000;

interface Standing {
  readonly status: BankAccountStatus;
  readonly awaited: AwaitedVerdict | null;
}

export function createBankAccounts(services: BankAccountServices): BankAccounts {
  const { database, users, country, now } = services;
  const store = createBankAccountStore(database, now);

  function inBrazil(isWanted: boolean): void {
    if ((country.code === 'BR') === isWanted) return;
    throw new Refusal(400, 'METHOD_NOT_AVAILABLE', `No such accounts in ${country.code}`);
  }

  function standingOf(verdict: Verdict | 'now' | undefined): Standing {
    if (verdict === 'notOwn') {
      throw new Refusal(400, 'BANK_ACCOUNT_NOT_OWN', 'The account is of somebody else');
    }
    if (verdict === 'now') return { status: 'Confirmed', awaited: null };
    if (verdict === null) return { status: 'Pending', awaited: null };
    const awaited = { verdict: verdict ?? 'Confirmed', at: now() + VERDICT_MS };
    return { status: 'Pending', awaited };
  }

  function pixVerdict(user: User, { type, key }: PixKey): Verdict | 'now' | undefined {
    if (store.isOfAnother(user.id, key)) return 'notOwn';
    if (type === 'cpf') return key === user.document ? 'now' : 'notOwn';
    if (type === 'phone' && key === pixKeyOf('phone', user.cellPhone)?.key) return 'now';
    if (type === 'email') {
      const owner = users.byEmail(key);
      if (owner) return owner.id === user.id ? 'now' : 'notOwn';
    }
    return magicVerdict(key);
  }

  function readPixKey(type: PixKeyType, text: string): PixKey {
    const key = pixKeyOf(type, text);
    if (!key) throw new Refusal(400, 'INVALID_PIX_KEY', `pixKey: no ${type} key`);
    return key;
  }

  function userOf(userId: string): User {
    const user = users.byId(userId);
    if (!user) throw new Refusal(401, 'UNAUTHORIZED', 'The account is gone');
    return user;
  }

  function refuseKnown(userId: string, number: string, exceptId?: string): void {
    if (store.allOf(userId).some((known) => known.number === number && known.id !== exceptId)) {
      throw new Refusal(409, 'BANK_ACCOUNT_EXISTS', 'The bettor has this account already');
    }
  }

  function newFacts(userId: string, number: string, { status }: Standing) {
    const isDefault = store.allOf(userId).length === 0;
    return { id: randomUUID(), userId, number, status, isDefault };
  }

  function pixAccountOf(userId: string, id: string): PixAccount {
    const account = of(userId, id);
    if (isPix(account)) return account;
    throw notFound();
  }

  function of(userId: string, id: string): BankAccount {
    const account = store.byId(id);
    if (account?.userId === userId) return account;
    throw notFound();
  }

  return {
    of,
    pixKeysOf(userId) {
      inBrazil(true);
      return store.allOf(userId).filter(isPix);
    },
    accountsOf(userId) {
      inBrazil(false);
      return store.allOf(userId).filter((account) => !isPix(account));
    },
    addPixKey(userId, type, text) {
      inBrazil(true);
      const key = readPixKey(type, text);
      refuseKnown(userId, key.key);
      const standing = standingOf(pixVerdict(userOf(userId), key));
      const facts = newFacts(userId, key.key, standing);
      const account = { ...facts, pixKeyType: type, bankName: null, accountType: null };
      store.add(account, standing.awaited);
      return account;
    },
    changePixKey(userId, id, type, text) {
      inBrazil(true);
      const account = pixAccountOf(userId, id);
      const key = readPixKey(type, text);
      refuseKnown(userId, key.key, id);
      const { status, awaited } = standingOf(pixVerdict(userOf(userId), key));
      const changed = { ...account, pixKeyType: type, number: key.key, status };
      store.replace(changed, awaited);
      return changed;
    },
    addAccount(userId, { bankName, accountType, accountNumber }) {
      inBrazil(false);
      const number = country.code === 'BR' ? null : accountNumberOf(country.code, accountNumber);
      if (number === null) {
        const reason = `accountNumber: no account of ${country.code} is written so`;
        throw new Refusal(400, 'INVALID_ACCOUNT_NUMBER', reason);
      }
      refuseKnown(userId, number);
      const verdict = store.isOfAnother(userId, number) ? 'notOwn' : magicVerdict(bankName);
      const standing = standingOf(verdict);
      const facts = newFacts(userId, number, standing);
      const account = { ...facts, pixKeyType: null, bankName, accountType };
      store.add(account, standing.awaited);
      return account;
    },
    makeDefault(userId, id) {
      inBrazil(true);
      pixAccountOf(userId, id);
      store.setDefault(userId, id);
      return pixAccountOf(userId, id);
    },
    decide(id, verdict) {
      const account = store.byId(id);
      if (!account) throw notFound();
      store.replace({ ...account, status: verdict }, null);
    },
  };
}

function isPix(account: BankAccount): account is PixAccount {
  return account.pixKeyType !== null;
}

function notFound(): Refusal {
  return new Refusal(404, 'BANK_ACCOUNT_WAS_NOT_FOUND', 'No such account of this bettor');
}
