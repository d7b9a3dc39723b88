import {
  addBankAccountOnMain,
  addBankAccountOnPayments,
  addPixBankAccount,
  bankAccountsOnMain,
  changePixBankAccount,
  makePixBankAccountDefault,
  pixBankAccounts,
  userBankAccounts,
} from '@vitrine/upstream/contract/wallet/bank-accounts';
import type { Country } from '../country.ts';
import type { Implementation } from '../implement.ts';
import { Refusal } from '../refusal.ts';
import type { NumberedAccount, PixAccount } from './bank-account-store.ts';
import type { BankAccounts } from './bank-accounts.ts';

export interface BankAccountHandlerServices {
  readonly accounts: BankAccounts;
  readonly country: Country;
}

/** The bettor's own accounts: Pix keys in Brazil, a list of its own in Peru, one for the others. */
export function implementBankAccounts(
  { implement }: Implementation,
  { accounts, country }: BankAccountHandlerServices,
): void {
  implement(pixBankAccounts, ({ userId }) => ({
    data: accounts.pixKeysOf(userId).map(pixToWire),
  }));
  implement(addPixBankAccount, ({ userId, body: { pixKeyType, pixKey } }) => ({
    data: pixToWire(accounts.addPixKey(userId, pixKeyType, pixKey)),
  }));
  implement(changePixBankAccount, ({ userId, body: { id, pixKeyType, pixKey } }) => ({
    data: pixToWire(accounts.changePixKey(userId, id, pixKeyType, pixKey)),
  }));
  implement(makePixBankAccountDefault, ({ userId, params }) => ({
    data: pixToWire(accounts.makeDefault(userId, params.id)),
  }));

  implement(userBankAccounts, ({ userId }) => {
    if (country.code !== 'PE') {
      throw new Refusal(400, 'METHOD_NOT_AVAILABLE', 'This list is that of Peru');
    }
    return { data: accounts.accountsOf(userId).map(toWire) };
  });
  implement(bankAccountsOnMain, ({ userId }) => ({
    data: accounts.accountsOf(userId).map(toWire),
  }));
  for (const endpoint of [addBankAccountOnPayments, addBankAccountOnMain]) {
    implement(endpoint, ({ userId, body }) => ({
      data: toWire(accounts.addAccount(userId, body)),
    }));
  }
}

function pixToWire({ id, pixKeyType, number, isDefault, status }: PixAccount) {
  return { id, pixKeyType, pixKey: number, isDefault, status };
}

function toWire({ id, bankName, accountType, number, isDefault, status }: NumberedAccount) {
  return { id, bankName, accountType, accountNumber: number, isDefault, status };
}
