import { describe, expect, it } from 'vitest';
import { SESSION, withAnswers } from '../test/answers.ts';
import {
  addBankAccount,
  addPixKey,
  changePixKey,
  makeDefault,
  readBankAccounts,
} from './bank-accounts.ts';

const PIX = '/api/wallet/BankAccounts/PixBankAccounts';
const settings = { session: SESSION };
const key = { type: 'email', key: 'demo@vitrine.example' } as const;
const wireKey = {
  id: 'p-1',
  pixKeyType: 'email',
  pixKey: 'demo@vitrine.example',
  isDefault: true,
  status: 'Confirmed',
};
const fields = {
  bankName: 'BBVA',
  accountType: 'Savings',
  accountNumber: '01124100019000658270',
} as const;
const wireAccount = { ...fields, id: 'a-1', isDefault: false, status: 'Pending' };
const pixAccount = {
  kind: 'pix',
  id: 'p-1',
  isDefault: true,
  state: 'Confirmed',
  keyType: 'email',
  key: 'demo@vitrine.example',
};
const account = { kind: 'account', id: 'a-1', isDefault: false, state: 'Pending', ...fields };

describe('bank accounts', () => {
  it.each([
    ['BR', PIX, wireKey, pixAccount],
    ['PE', '/api/user/BankAccounts/', wireAccount, account],
    ['MX', '/api/wallet/bankaccounts', wireAccount, account],
    ['CO', '/api/wallet/bankaccounts', wireAccount, account],
  ] as const)('WAL-09 of %s are read at %s', (country, path, wire, expected) =>
    withAnswers({ [`GET ${path}`]: { body: { data: [wire] } } }, async (client) => {
      expect(await readBankAccounts(client, country, settings)).toEqual([expected]);
    }),
  );

  it('WAL-09 of Brazil are added, changed and made the default one', () =>
    withAnswers(
      Object.fromEntries(
        [`POST ${PIX}`, `PUT ${PIX}`, `PATCH ${PIX}/p-1`].map((call) => [
          call,
          { body: { data: wireKey } },
        ]),
      ),
      async (client, asked) => {
        expect(await addPixKey(client, key, settings)).toEqual(pixAccount);
        expect(await changePixKey(client, 'p-1', key, settings)).toEqual(pixAccount);
        expect(await makeDefault(client, 'p-1', settings)).toEqual(pixAccount);
        const body = { pixKeyType: 'email', pixKey: 'demo@vitrine.example' };
        expect(asked).toEqual([
          { call: `POST ${PIX}`, body },
          { call: `PUT ${PIX}`, body: { ...body, id: 'p-1' } },
          { call: `PATCH ${PIX}/p-1`, body: null },
        ]);
      },
    ));

  it.each([
    ['PE', 'POST /api/wallet/BankAccounts'],
    ['MX', 'POST /api/wallet/bankaccounts'],
  ] as const)('WAL-09 of %s are added by %s', (country, call) =>
    withAnswers({ [call]: { body: { data: wireAccount } } }, async (client, asked) => {
      expect(await addBankAccount(client, country, fields, settings)).toEqual(account);
      expect(asked).toEqual([{ call, body: fields }]);
    }),
  );

  it('WAL-09 that are not the bettor’s own are refused with their code', () =>
    withAnswers(
      { [`POST ${PIX}`]: { status: 400, body: { error: 'BANK_ACCOUNT_NOT_OWN' } } },
      async (client) => {
        await expect(addPixKey(client, key, settings)).rejects.toMatchObject({
          code: 'BANK_ACCOUNT_NOT_OWN',
        });
      },
    ));
});
