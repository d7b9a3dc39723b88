import type { z } from 'zod';
import type { CallSettings, UpstreamClient } from '../base/client.ts';
import {
  addBankAccountOnMain,
  addBankAccountOnPayments,
  addPixBankAccount,
  bankAccountsOnMain,
  type bankAccountStatus,
  changePixBankAccount,
  makePixBankAccountDefault,
  pixBankAccounts,
  userBankAccounts,
} from '../contract/wallet/bank-accounts.ts';
import type { AccountCountry } from './account-number.ts';
import type { PixKey, PixKeyType } from './pix-key.ts';

/** Whether the bank has said that an account is the bettor's own. */
export type BankAccountState = z.output<typeof bankAccountStatus>;

interface OwnAccount {
  readonly id: string;
  readonly isDefault: boolean;
  readonly state: BankAccountState;
}

/** Where a withdrawal can go: a Pix key in Brazil, a bank account elsewhere. */
export type BankAccount = OwnAccount &
  (
    | { readonly kind: 'pix'; readonly keyType: PixKeyType; readonly key: string }
    | ({ readonly kind: 'account' } & AccountFields)
  );

/** A bank account as a bettor enters it. */
export interface AccountFields {
  readonly bankName: string;
  readonly accountType: 'Checking' | 'Savings';
  readonly accountNumber: string;
}

type WirePixAccount = z.output<typeof addPixBankAccount.answer & object>['data'];
type WireAccount = z.output<typeof addBankAccountOnMain.answer & object>['data'];

/**
 * The bettor's own accounts: Brazil and Peru have lists of their own. These calls throw what
 * `UpstreamClient.call` throws. Source: 1§7.
 */
export async function readBankAccounts(
  client: UpstreamClient,
  country: 'BR' | AccountCountry,
  settings: CallSettings,
): Promise<readonly BankAccount[]> {
  if (country === 'BR') {
    return (await client.call(pixBankAccounts, settings)).data.map(pixAccountOf);
  }
  const endpoint = country === 'PE' ? userBankAccounts : bankAccountsOnMain;
  return (await client.call(endpoint, settings)).data.map(accountOf);
}

/** Adds a Pix key (Brazil). */
export async function addPixKey(
  client: UpstreamClient,
  { type, key }: PixKey,
  settings: CallSettings,
): Promise<BankAccount> {
  const body = { pixKeyType: type, pixKey: key };
  return pixAccountOf((await client.call(addPixBankAccount, { ...settings, body })).data);
}

/** Replaces the key of an account (Brazil); the bank has to confirm it again. */
export async function changePixKey(
  client: UpstreamClient,
  id: string,
  { type, key }: PixKey,
  settings: CallSettings,
): Promise<BankAccount> {
  const body = { id, pixKeyType: type, pixKey: key };
  return pixAccountOf((await client.call(changePixBankAccount, { ...settings, body })).data);
}

/** Makes an account the one that withdrawals go to unless another is chosen (Brazil). */
export async function makeDefault(
  client: UpstreamClient,
  id: string,
  settings: CallSettings,
): Promise<BankAccount> {
  const options = { ...settings, params: { id } };
  return pixAccountOf((await client.call(makePixBankAccountDefault, options)).data);
}

/** Adds a bank account (every country but Brazil). */
export async function addBankAccount(
  client: UpstreamClient,
  country: AccountCountry,
  fields: AccountFields,
  settings: CallSettings,
): Promise<BankAccount> {
  const endpoint = country === 'PE' ? addBankAccountOnPayments : addBankAccountOnMain;
  return accountOf((await client.call(endpoint, { ...settings, body: fields })).data);
}

function pixAccountOf({ id, isDefault, status, pixKeyType, pixKey }: WirePixAccount): BankAccount {
  return { kind: 'pix', id, isDefault, state: status, keyType: pixKeyType, key: pixKey };
}

function accountOf({ id, isDefault, status, ...fields }: WireAccount): BankAccount {
  const { bankName, accountType, accountNumber } = fields;
  return { kind: 'account', id, isDefault, state: status, bankName, accountType, accountNumber };
}
