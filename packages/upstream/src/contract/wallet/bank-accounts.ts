import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { rows } from '../../base/wire-rows.ts';

/** Whether the bank has said that the account is the bettor's own. */
export const bankAccountStatus = z.enum(['Pending', 'Confirmed', 'Refused']);

const pixKey = z.object({
  pixKeyType: z.enum(['cpf', 'email', 'phone', 'random']),
  pixKey: z.string().min(1).max(77),
});

const pixAccount = pixKey.extend({
  id: z.string(),
  isDefault: z.boolean(),
  status: bankAccountStatus,
});

const accountFields = z.object({
  bankName: z.string().trim().min(1).max(60),
  accountType: z.enum(['Checking', 'Savings']),
  /** CCI in Peru, CLABE in Mexico, the bank's own number elsewhere. */
  accountNumber: z.string().min(1).max(40),
});

const bankAccount = accountFields.extend({
  id: z.string(),
  isDefault: z.boolean(),
  status: bankAccountStatus,
});

const NOT_HERE = ['METHOD_NOT_AVAILABLE'] as const;
const NEW_PIX_REFUSALS = {
  400: [...NOT_HERE, 'INVALID_PIX_KEY', 'BANK_ACCOUNT_NOT_OWN'],
  409: ['BANK_ACCOUNT_EXISTS'],
} as const;
const NEW_ACCOUNT_REFUSALS = {
  400: [...NOT_HERE, 'INVALID_ACCOUNT_NUMBER', 'BANK_ACCOUNT_NOT_OWN'],
  409: ['BANK_ACCOUNT_EXISTS'],
} as const;

const PIX_PATH = '/api/wallet/BankAccounts/PixBankAccounts';

export const pixBankAccounts = endpoint({
  name: 'bankAccounts.pixList',
  host: 'payments',
  method: 'GET',
  path: PIX_PATH,
  auth: 'bearer',
  answer: z.object({ data: rows(pixAccount) }),
  refusals: { 400: NOT_HERE },
  source: '1§7',
  assumed: ['answer fields'],
});

export const addPixBankAccount = endpoint({
  name: 'bankAccounts.pixAdd',
  host: 'payments',
  method: 'POST',
  path: PIX_PATH,
  auth: 'bearer',
  body: pixKey,
  answer: z.object({ data: pixAccount }),
  refusals: NEW_PIX_REFUSALS,
  source: '1§7',
  assumed: ['body and answer', 'the first account is the default one'],
});

export const changePixBankAccount = endpoint({
  name: 'bankAccounts.pixChange',
  host: 'payments',
  method: 'PUT',
  path: PIX_PATH,
  auth: 'bearer',
  body: pixKey.extend({ id: z.string() }),
  answer: z.object({ data: pixAccount }),
  refusals: { ...NEW_PIX_REFUSALS, 404: ['BANK_ACCOUNT_WAS_NOT_FOUND'] },
  source: '1§7',
  assumed: ['body and answer', 'a changed key has to be confirmed again'],
});

export const makePixBankAccountDefault = endpoint({
  name: 'bankAccounts.pixMakeDefault',
  host: 'payments',
  method: 'PATCH',
  path: '/api/wallet/BankAccounts/PixBankAccounts/{id}',
  auth: 'bearer',
  params: z.object({ id: z.string() }),
  answer: z.object({ data: pixAccount }),
  refusals: { 400: NOT_HERE, 404: ['BANK_ACCOUNT_WAS_NOT_FOUND'] },
  source: '1§7',
  assumed: ['makes the account the default one; no body'],
});

export const userBankAccounts = endpoint({
  name: 'bankAccounts.listInPeru',
  host: 'payments',
  method: 'GET',
  path: '/api/user/BankAccounts/',
  auth: 'bearer',
  answer: z.object({ data: rows(bankAccount) }),
  refusals: { 400: NOT_HERE },
  source: '1§7',
  assumed: ['answer fields'],
});

export const addBankAccountOnPayments = endpoint({
  name: 'bankAccounts.addOnPayments',
  host: 'payments',
  method: 'POST',
  path: '/api/wallet/BankAccounts',
  auth: 'bearer',
  body: accountFields,
  answer: z.object({ data: bankAccount }),
  refusals: NEW_ACCOUNT_REFUSALS,
  source: '1§7',
  assumed: ['body and answer', 'Peru adds its accounts here, where it reads them'],
});

export const bankAccountsOnMain = endpoint({
  name: 'bankAccounts.listOnMain',
  host: 'main',
  method: 'GET',
  path: '/api/wallet/bankaccounts',
  auth: 'bearer',
  answer: z.object({ data: rows(bankAccount) }),
  refusals: { 400: NOT_HERE },
  source: '1§7',
  assumed: ['answer fields', 'countries without a list of their own are read here'],
});

export const addBankAccountOnMain = endpoint({
  name: 'bankAccounts.addOnMain',
  host: 'main',
  method: 'POST',
  path: '/api/wallet/bankaccounts',
  auth: 'bearer',
  body: accountFields,
  answer: z.object({ data: bankAccount }),
  refusals: NEW_ACCOUNT_REFUSALS,
  source: '1§7',
  assumed: ['body and answer'],
});
