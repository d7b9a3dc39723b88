import { describe, expect, it } from 'vitest';
import { ACCOUNT_NUMBERS, openPayer, type TestPayer } from '../test/payer.ts';

const PIX = '/payments/api/wallet/BankAccounts/PixBankAccounts';
const LISTS = {
  peru: '/payments/api/user/BankAccounts/',
  main: '/main/api/wallet/bankaccounts',
} as const;
const ADD_ON_PAYMENTS = '/payments/api/wallet/BankAccounts';

const RANDOM_KEY = '71c7d9be-4b85-4e43-9f1c-1f3b8b4e9a2d';

interface Account {
  readonly id: string;
  readonly status: string;
  readonly isDefault: boolean;
  readonly pixKey?: string;
  readonly accountNumber?: string;
}

async function list(payer: TestPayer, path: string): Promise<readonly Account[]> {
  return ((await payer.call('GET', path)).json as { data: Account[] }).data;
}

const addKey = (payer: TestPayer, pixKeyType: string, pixKey: string) =>
  payer.call('POST', PIX, { pixKeyType, pixKey });

const addAccount = (payer: TestPayer, path: string, accountNumber: string, bankName = 'BBVA') =>
  payer.call('POST', path, { bankName, accountType: 'Savings', accountNumber });

describe('Pix keys', () => {
  it('WAL-09 of the registration are confirmed at once, written as the directory does', async () => {
    const payer = await openPayer('BR');
    for (const [type, key, written] of [
      ['cpf', '529.982.247-25', '52998224725'],
      ['email', 'DEMO@vitrine.example', 'demo@vitrine.example'],
      ['phone', '(11) 98765-4321', '+5511987654321'],
    ] as const) {
      const { data } = await addKey(payer, type, key);
      expect(data).toMatchObject({ pixKeyType: type, pixKey: written, status: 'Confirmed' });
    }
    const accounts = await list(payer, PIX);
    expect(accounts.map(({ isDefault }) => isDefault)).toEqual([true, false, false]);
  });

  it('WAL-09 of another kind wait for the bank’s word', async () => {
    const payer = await openPayer('BR');
    const { data } = await addKey(payer, 'random', RANDOM_KEY);
    expect(data['status']).toBe('Pending');
    await payer.pass(4999);
    expect((await list(payer, PIX))[0]?.status).toBe('Pending');
    await payer.pass(1);
    expect((await list(payer, PIX))[0]?.status).toBe('Confirmed');
  });

  it.each([
    ['cpf', '52998224724', 400, 'INVALID_PIX_KEY'],
    ['random', 'demo@vitrine.example', 400, 'INVALID_PIX_KEY'],
    ['cpf', '11144477735', 400, 'BANK_ACCOUNT_NOT_OWN'],
    ['email', 'outra@vitrine.example', 400, 'BANK_ACCOUNT_NOT_OWN'],
    ['email', 'demo@vitrine.example', 409, 'BANK_ACCOUNT_EXISTS'],
    ['fax', '1', 400, 'INVALID_REQUEST'],
  ])('WAL-09 of kind %s refuses %s with %i %s', async (type, key, status, error) => {
    const payer = await openPayer('BR');
    await addKey(payer, 'email', 'demo@vitrine.example');
    const answer = await addKey(payer, type, key);
    expect([answer.status, answer.error]).toEqual([status, error]);
    expect(await list(payer, PIX)).toHaveLength(1);
  });

  it('WAL-09 that somebody else has confirmed are refused', async () => {
    const payer = await openPayer('BR');
    await addKey(payer, 'random', RANDOM_KEY);
    await payer.pass(5000);
    await payer.login('outra@vitrine.example');
    expect((await addKey(payer, 'random', RANDOM_KEY)).error).toBe('BANK_ACCOUNT_NOT_OWN');
  });

  it('WAL-09 are made the default one, one at a time', async () => {
    const payer = await openPayer('BR');
    await addKey(payer, 'cpf', '52998224725');
    const { data } = await addKey(payer, 'email', 'demo@vitrine.example');
    const made = await payer.call('PATCH', `${PIX}/${data['id']}`);
    expect(made.data).toEqual({ ...data, isDefault: true });
    const accounts = await list(payer, PIX);
    expect(accounts.map(({ isDefault }) => isDefault)).toEqual([false, true]);
    expect((await payer.call('PATCH', `${PIX}/nobody`)).error).toBe('BANK_ACCOUNT_WAS_NOT_FOUND');
    await payer.login('outra@vitrine.example');
    expect((await payer.call('PATCH', `${PIX}/${data['id']}`)).status).toBe(404);
  });

  it('WAL-09 are changed, and confirmed again before money goes there', async () => {
    const payer = await openPayer('BR');
    const { data } = await addKey(payer, 'cpf', '52998224725');
    const { id } = data;
    const change = (pixKeyType: string, pixKey: string, of: unknown = id) =>
      payer.call('PUT', PIX, { id: of, pixKeyType, pixKey });
    const changed = await change('random', RANDOM_KEY);
    expect(changed.data).toMatchObject({ id, pixKey: RANDOM_KEY, status: 'Pending' });
    expect(await list(payer, PIX)).toEqual([changed.data]);
    const withdrawal = { amount: 10, bankAccountId: id };
    const begun = await payer.call('POST', '/payments/api/pix/BeginWithdrawal', withdrawal);
    expect(begun.error).toBe('BANK_ACCOUNT_NOT_CONFIRMED');
    expect((await change('cpf', '11144477735')).error).toBe('BANK_ACCOUNT_NOT_OWN');
    expect((await change('cpf', '529')).error).toBe('INVALID_PIX_KEY');
    expect((await change('cpf', '52998224725', 'nobody')).status).toBe(404);
    expect((await change('random', RANDOM_KEY)).status).toBe(200);
    await addKey(payer, 'cpf', '52998224725');
    expect((await change('cpf', '52998224725')).error).toBe('BANK_ACCOUNT_EXISTS');
  });

  it('WAL-09 are Brazil’s alone', async () => {
    const payer = await openPayer('PE');
    for (const answer of [
      await payer.call('GET', PIX),
      await addKey(payer, 'cpf', '52998224725'),
      await payer.call('PUT', PIX, { id: 'x', pixKeyType: 'cpf', pixKey: '52998224725' }),
      await payer.call('PATCH', `${PIX}/x`),
    ]) {
      expect([answer.status, answer.error]).toEqual([400, 'METHOD_NOT_AVAILABLE']);
    }
  });
});

describe('bank accounts', () => {
  it.each([
    ['PE', ADD_ON_PAYMENTS, LISTS.peru, '0112410001900065827'],
    ['MX', LISTS.main, LISTS.main, '032180000118359718'],
    ['CO', LISTS.main, LISTS.main, '123'],
    ['EC', LISTS.main, LISTS.main, '123'],
    ['GT', LISTS.main, LISTS.main, 'GT123'],
  ] as const)('WAL-09 of %s have the numbers of the country', async (country, add, at, wrong) => {
    const payer = await openPayer(country);
    const number = ACCOUNT_NUMBERS[country];
    const refused = await addAccount(payer, add, wrong);
    expect([refused.status, refused.error]).toEqual([400, 'INVALID_ACCOUNT_NUMBER']);
    const spaced = `${number.slice(0, 4)} ${number.slice(4)}`;
    const { data } = await addAccount(payer, add, spaced);
    expect(data).toMatchObject({
      bankName: 'BBVA',
      accountType: 'Savings',
      accountNumber: number,
      isDefault: true,
      status: 'Pending',
    });
    expect((await addAccount(payer, add, number)).error).toBe('BANK_ACCOUNT_EXISTS');
    await payer.pass(5000);
    expect(await list(payer, at)).toEqual([{ ...data, status: 'Confirmed' }]);
    await payer.login('outra@vitrine.example');
    expect(await list(payer, at)).toEqual([]);
    expect((await addAccount(payer, add, number)).error).toBe('BANK_ACCOUNT_NOT_OWN');
  });

  it('WAL-09 of Brazil are Pix keys, and Peru’s list is Peru’s', async () => {
    const brazil = await openPayer('BR');
    for (const answer of [
      await brazil.call('GET', LISTS.main),
      await brazil.call('GET', LISTS.peru),
      await addAccount(brazil, LISTS.main, '1234567'),
      await addAccount(brazil, ADD_ON_PAYMENTS, '1234567'),
    ]) {
      expect(answer.error).toBe('METHOD_NOT_AVAILABLE');
    }
    const mexico = await openPayer('MX');
    expect((await mexico.call('GET', LISTS.peru)).error).toBe('METHOD_NOT_AVAILABLE');
  });

  it('WAL-09 are confirmed or refused by a tester', async () => {
    const payer = await openPayer('PE');
    const { data } = await addAccount(payer, ADD_ON_PAYMENTS, ACCOUNT_NUMBERS.PE);
    const { id } = data;
    for (const [order, status] of [
      ['refuse', 'Refused'],
      ['confirm', 'Confirmed'],
    ] as const) {
      expect(await payer.order(`bank-accounts/${order}`, { id })).toBe(204);
      await payer.pass(10_000);
      expect((await list(payer, LISTS.peru))[0]?.status).toBe(status);
    }
    expect(await payer.order('bank-accounts/confirm', { id: 'nobody' })).toBe(404);
    expect(await payer.order('bank-accounts/confirm', {})).toBe(400);
  });
});
