import {
  hasFullValidation,
  hasRealFullValidation,
} from '@vitrine/upstream/contract/account/validation';
import {
  bankAccountsOnMain,
  pixBankAccounts,
} from '@vitrine/upstream/contract/wallet/bank-accounts';
import { lastWithdrawalDetail } from '@vitrine/upstream/contract/wallet/transactions';
import { balance, hallOfFame } from '@vitrine/upstream/contract/wallet/wallet';
import {
  beginBankTransferWithdrawal,
  beginPixWithdrawal,
  pendingWithdrawalOnMain,
  pendingWithdrawalOnPayments,
} from '@vitrine/upstream/contract/wallet/withdrawals';
import { SessionEnded, UpstreamTimeout } from '@vitrine/upstream/base/errors';
import { NOW } from '@vitrine/betting/test/fixtures';
import { describe, expect, it } from 'vitest';
import { BETTOR, openBrowser } from '../../../test/browser.ts';
import { statusError } from '../../../test/operator.ts';
import { openTestSite } from '../../../test/site.ts';
import type { FormState } from '../../forms/form-state.ts';
import { action, loader } from './withdrawal.tsx';
import { loader as requestLoader } from './withdrawal-request.tsx';

const INTENT = '3b3e8b1e-7c8c-4f0e-9d2a-0d6b5d1c2e11';
const OTHER = '3b3e8b1e-7c8c-4f0e-9d2a-0d6b5d1c2e12';
const key = {
  id: 'p-1',
  pixKeyType: 'email',
  pixKey: 'ana@example.com',
  isDefault: true,
  status: 'Confirmed',
} as const;
const sent = {
  transactionId: 'w-1',
  amount: 30,
  status: 1,
  date: new Date(NOW).toISOString(),
} as const;

async function openWallet(brand = 'arara') {
  const site = openTestSite(brand);
  const { operator } = site;
  operator.at(hasRealFullValidation).reply(() => ({ data: { hasRealFullValidation: true } }));
  operator.at(hasFullValidation).reply(() => ({ data: { hasFullValidation: true } }));
  operator.at(pixBankAccounts).reply(() => ({ data: [key] }));
  operator.at(pendingWithdrawalOnMain).reply(() => ({ data: null }));
  operator.at(pendingWithdrawalOnPayments).reply(() => ({ data: null }));
  operator.at(lastWithdrawalDetail).reply(() => ({ data: null }));
  operator.at(balance).reply(() => ({ data: [{ accountType: 'Real' as const, amount: 100 }] }));
  const begin = operator.at(beginPixWithdrawal);
  begin.reply(() => ({ data: sent }));
  const browser = openBrowser(site);
  await browser.logIn();
  const fail = (error: unknown) =>
    begin.reply(() => {
      throw error;
    });
  const withdraw = (intentId = INTENT, amount = '30,00', account = 'p-1') =>
    browser.submit(action, '/withdrawal', { intentId, amount, account });
  const look = async (query = '') => {
    const { data } = await browser.visit(loader, `/withdrawal${query}`);
    return data as { offer: { kind: string }; form: FormState | undefined };
  };
  const request = (intentId = INTENT) =>
    browser.visit(requestLoader, `/withdrawal/requests/${intentId}`, { params: { intentId } });
  return { site, operator, begin, browser, fail, withdraw, look, request };
}

describe('a withdrawal', () => {
  it('WAL-04 stands to be confirmed again after half an hour of rest and the password', async () => {
    const { site, withdraw, begin, browser, look } = await openWallet();
    site.pass(30 * 60_000);
    const held = new URL((await withdraw()).location ?? '', 'http://site');
    expect([held.pathname, held.searchParams.get('reason')]).toEqual(['/login', 'idle']);
    await browser.logIn();
    const back = (held.searchParams.get('returnTo') ?? '').replace('/withdrawal', '');
    expect(await look(back)).toMatchObject({
      offer: { kind: 'check', amount: '30,00', account: 'p-1' },
      kept: { values: { intentId: INTENT }, notice: expect.stringContaining('Nada foi enviado') },
    });
    expect(begin.calls()).toEqual([]);
  });

  it('WAL-04 is asked for with its amount and account, and leads to its page', async () => {
    const { withdraw, begin, request } = await openWallet();
    expect((await withdraw()).location).toBe(`/withdrawal/requests/${INTENT}`);
    expect(begin.calls()).toMatchObject([
      { body: { amount: 30, bankAccountId: 'p-1' }, token: 'token-1' },
    ]);
    expect((await request()).data).toMatchObject({
      state: 'done',
      reference: 'Número do saque: w-1',
    });
  });

  it('WAL-20 a form sent twice withdraws once, also when it is under way by then', async () => {
    const { withdraw, begin, operator } = await openWallet();
    await Promise.all([withdraw(), withdraw()]);
    operator.at(pendingWithdrawalOnPayments).reply(() => ({ data: sent }));
    expect((await withdraw()).location).toBe(`/withdrawal/requests/${INTENT}`);
    expect(begin.calls()).toHaveLength(1);
  });

  it.each([
    ['its own withdrawal is under way', pendingWithdrawalOnPayments, { data: sent }],
    [
      'its withdrawal has taken the balance',
      balance,
      { data: [{ accountType: 'Real' as const, amount: 10 }] },
    ],
  ])('WAL-20 a form that is read while %s leads to its page', async (_, endpoint, after) => {
    const { withdraw, begin, operator } = await openWallet();
    const host = operator.at<unknown>(endpoint);
    const earlier = host.calls().length;
    let told: unknown =
      endpoint === balance ? { data: [{ accountType: 'Real', amount: 100 }] } : { data: null };
    host.reply(() => told);
    const release = host.hold();
    const late = withdraw();
    await expect.poll(() => host.calls().length).toBe(earlier + 1);
    // From here on the host answers at once; the late form still waits.
    host.hold()();
    await withdraw();
    told = after;
    release();
    expect((await late).location).toBe(`/withdrawal/requests/${INTENT}`);
    expect(begin.calls()).toHaveLength(1);
  });

  it('WAL-20 the same form with another amount is not sent', async () => {
    const { withdraw, begin } = await openWallet();
    await withdraw();
    await withdraw(INTENT, '40,00');
    expect(begin.calls()).toHaveLength(1);
  });

  it.each([
    [400, 'INSUFFICIENT_BALANCE', 'Seu saldo não cobre este saque.'],
    [400, 'BANK_ACCOUNT_NOT_CONFIRMED', 'O banco ainda não confirmou esta conta.'],
    [404, 'BANK_ACCOUNT_WAS_NOT_FOUND', 'Esta conta não está mais no seu cadastro.'],
    [409, 'WITHDRAWAL_PENDING', 'Você já tem um saque em andamento.'],
    [400, 'METHOD_NOT_AVAILABLE', 'Os saques não estão disponíveis agora.'],
    [423, 'BLOCKED', 'Sua conta está bloqueada para saques.'],
    [429, 'TOO_MANY', 'Muitas tentativas em pouco tempo.'],
    [400, 'INVALID_AMOUNT', 'A plataforma recusou este saque.'],
  ])(
    'WAL-04 refused with %i %s says why, and keeps what was typed',
    async (status, error, text) => {
      const { withdraw, fail, look } = await openWallet();
      fail(statusError(beginPixWithdrawal, status, { error }));
      const { location } = await withdraw();
      expect(location).toBe(`/withdrawal?notWithdrawn=${INTENT}`);
      const { form } = await look(`?notWithdrawn=${INTENT}`);
      expect(form?.formError).toMatch(text);
      expect(form?.values).toEqual({ amount: '30,00', account: 'p-1' });
    },
  );

  it('WAL-20 whose answer was lost is asked for, never sent again', async () => {
    const { withdraw, fail, request, operator, begin } = await openWallet();
    fail(new UpstreamTimeout('pix.beginWithdrawal', 5_000));
    expect((await withdraw()).location).toBe(`/withdrawal/requests/${INTENT}`);
    expect((await request()).data).toMatchObject({ state: 'lost' });
    operator.at(lastWithdrawalDetail).reply(() => ({
      data: { transactionId: 'w-9', amount: 30, date: new Date(NOW).toISOString() },
    }));
    expect((await request()).data).toMatchObject({ state: 'done' });
    expect(begin.calls()).toHaveLength(1);
  });

  it.each([
    [409, 'WITHDRAWAL_PENDING'],
    [400, 'INSUFFICIENT_BALANCE'],
  ])(
    'WAL-20 whose call was sent twice on the way is not refused by its own first one: %i %s',
    async (status, error) => {
      const { withdraw, fail, request, operator } = await openWallet();
      fail(statusError(beginPixWithdrawal, status, { error }));
      const last = operator.at(lastWithdrawalDetail);
      last.reply(() => ({ data: { ...sent, transactionId: 'w-9' } }));
      expect((await withdraw()).location).toBe(`/withdrawal/requests/${INTENT}`);
      expect((await request()).data).toMatchObject({
        state: 'done',
        reference: 'Número do saque: w-9',
      });

      // While the operator does not tell whose the one under way is, nothing is said of it.
      last.reply(() => {
        throw statusError(lastWithdrawalDetail, 503);
      });
      await withdraw(OTHER);
      expect((await request(OTHER)).data).toMatchObject({ state: 'lost' });
    },
  );

  it('WAL-20 whose end is not known lets no other be sent, and leads to its own page', async () => {
    const { fail, withdraw, begin, site } = await openWallet();
    fail(new UpstreamTimeout('wallet', 8000));
    const path = `/withdrawal/requests/${INTENT}`;
    expect((await withdraw()).location).toBe(path);
    expect((await withdraw(OTHER)).location).toBe(path);
    expect(begin.calls()).toHaveLength(1);

    // After the longest time of a call the operator knows of none.
    site.pass(5 * 60_000);
    begin.reply(() => ({ data: sent }));
    expect((await withdraw(OTHER)).location).toBe(`/withdrawal/requests/${OTHER}`);
    expect(begin.calls()).toHaveLength(2);
  });

  it('WAL-20 two forms at once are one withdrawal, and both lead to it', async () => {
    const { begin, withdraw } = await openWallet();
    const release = begin.hold();
    const answers = await Promise.all([withdraw(INTENT), withdraw(OTHER)]);
    release();
    expect(begin.calls()).toHaveLength(1);
    const [path, ...others] = new Set(answers.map(({ location }) => location));
    expect(path).toMatch(/^\/withdrawal\/requests\//);
    expect(others).toEqual([]);
  });

  it('WAL-20 that the operator knows nothing of may be asked for again', async () => {
    const { site, withdraw, fail, request, look } = await openWallet();
    fail(new UpstreamTimeout('pix.beginWithdrawal', 5_000));
    await withdraw();
    site.pass(4 * 60_000);
    expect((await request()).location).toBe(`/withdrawal?notWithdrawn=${INTENT}`);
    expect((await look(`?notWithdrawn=${INTENT}`)).form?.formError).toMatch(
      'O pedido não chegou à plataforma. Nenhum valor saiu',
    );
  });

  it('WAL-20 one withdrawal of the operator answers one form alone', async () => {
    const { withdraw, fail, request, operator } = await openWallet();
    fail(new UpstreamTimeout('pix.beginWithdrawal', 5_000));
    await withdraw(INTENT);
    operator.at(lastWithdrawalDetail).reply(() => ({
      data: { transactionId: 'w-9', amount: 30, date: new Date(NOW).toISOString() },
    }));
    expect((await request(INTENT)).data).toMatchObject({ state: 'done' });
    await withdraw(OTHER);
    expect((await request(OTHER)).data).toMatchObject({ state: 'lost' });
  });

  it('a session that ends on the way leads to the log-in page', async () => {
    const { withdraw, fail } = await openWallet();
    fail(new SessionEnded('refreshRefused', 'over'));
    expect((await withdraw()).location).toMatch(/^\/login\?returnTo=%2Fwithdrawal%3Fkept%3D/);
  });
});

describe('the page of withdrawals', () => {
  it('WAL-21 asks for full validation where the brand says so', async () => {
    const { operator, look } = await openWallet();
    operator.at(hasRealFullValidation).reply(() => ({ data: { hasRealFullValidation: false } }));
    expect((await look()).offer.kind).toBe('notValidated');
    operator.at(hasRealFullValidation).reply(() => {
      throw statusError(hasRealFullValidation, 503);
    });
    expect((await look()).offer.kind).toBe('notRead');
  });

  it.each([
    ['anybody', {}, '/user-identification', 'Conclua a verificação'],
    ['an excluded bettor', { autoexclusion: true }, '/account-stopped', 'Fale com o suporte'],
    ['a blocked bettor', { status: 'InternalBlocked' }, '/account-stopped', 'Fale com o suporte'],
  ])('WAL-21 leads %s without full validation to a page that is open to them', async (...given) => {
    const [, standing, href, words] = given;
    const { operator, look, browser } = await openWallet();
    operator.at(hasRealFullValidation).reply(() => ({ data: { hasRealFullValidation: false } }));
    await browser.logIn({ ...BETTOR, ...standing });
    expect((await look()).offer).toMatchObject({
      text: expect.stringContaining(words) as string,
      way: { href },
    });
  });

  it('WAL-08 WAL-21 of a brand that asks for none is open without it', async () => {
    const { operator, look, browser } = await openWallet('quetzal');
    operator.at(hasFullValidation).reply(() => ({ data: { hasFullValidation: false } }));
    const account = { bankName: 'Banrural', accountNumber: '1234567890' };
    operator.at(bankAccountsOnMain).reply(() => ({
      data: [
        { ...account, accountType: 'Savings', id: 'a-1', isDefault: true, status: 'Confirmed' },
      ],
    }));
    const begin = operator.at(beginBankTransferWithdrawal);
    begin.reply(() => ({ data: sent }));
    expect((await look()).offer.kind).toBe('open');
    await browser.submit(action, '/withdrawal', {
      intentId: INTENT,
      amount: '30.00',
      account: 'a-1',
    });
    expect(begin.calls()).toMatchObject([{ body: { amount: 30, bankAccountId: 'a-1' } }]);
  });

  it('WAL-21 takes confirmed accounts alone', async () => {
    const { operator, look, withdraw, begin } = await openWallet();
    operator.at(pixBankAccounts).reply(() => ({ data: [{ ...key, status: 'Pending' }] }));
    expect((await look()).offer).toEqual({ kind: 'noAccount', isWaiting: true });
    expect((await withdraw()).status).toBe(409);
    operator.at(pixBankAccounts).reply(() => ({ data: [{ ...key, status: 'Refused' }] }));
    expect((await look()).offer).toEqual({ kind: 'noAccount', isWaiting: false });
    operator.at(pixBankAccounts).reply(() => ({ data: [key] }));
    expect((await withdraw(INTENT, '30,00', 'p-2')).status).toBe(400);
    expect(begin.calls()).toEqual([]);
  });

  it('WAL-17 shows what is under way on either host, and takes no other meanwhile', async () => {
    const { operator, look, withdraw, begin } = await openWallet();
    for (const endpoint of [pendingWithdrawalOnMain, pendingWithdrawalOnPayments]) {
      operator.at(endpoint).reply(() => ({ data: sent }));
      expect((await look()).offer).toMatchObject({ kind: 'pending', status: 'Em progresso' });
      const { status, data } = await withdraw();
      expect([status, (data as FormState).formError]).toEqual([
        409,
        'Você já tem um saque em andamento. Nenhum outro valor saiu; aguarde o fim dele.',
      ]);
      operator.at(endpoint).reply(() => ({ data: null }));
    }
    expect(begin.calls()).toEqual([]);
  });

  it('WAL-19 shows the largest withdrawals on the one brand that has them, and waits for none', async () => {
    const { operator, look } = await openWallet('axolote');
    operator.at(bankAccountsOnMain).reply(() => ({ data: [] }));
    const famous = operator.at(hallOfFame);
    famous.reply(() => ({ data: [{ name: 'Dandara M.', amount: 1500, date: sent.date }] }));
    expect(await look()).toMatchObject({
      hallOfFame: [{ who: expect.stringMatching(/^Dandara M\., el /), amount: '$1,500.00' }],
    });
    famous.reply(() => {
      throw statusError(hallOfFame, 503);
    });
    expect(await look()).toMatchObject({ hallOfFame: [] });
    const other = await openWallet('arara');
    expect(await other.look()).toMatchObject({ hallOfFame: [] });
    expect(other.operator.at(hallOfFame).calls()).toEqual([]);
  });

  it('shows the withdrawal once more before it is confirmed', async () => {
    const { look } = await openWallet();
    expect((await look('?amount=30,00&account=p-1')).offer).toMatchObject({
      kind: 'check',
      amount: '30,00',
      account: 'p-1',
    });
    const { offer, form } = await look('?amount=dez&account=p-1');
    expect([offer.kind, Object.keys(form?.errors ?? {})]).toEqual(['open', ['amount']]);
  });
});
