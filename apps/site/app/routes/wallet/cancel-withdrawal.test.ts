import { NOW } from '@vitrine/betting/test/fixtures';
import { SessionEnded, UpstreamTimeout } from '@vitrine/upstream/base/errors';
import { bankTransaction } from '@vitrine/upstream/contract/wallet/deposits';
import { balance } from '@vitrine/upstream/contract/wallet/wallet';
import {
  cancelWithdrawalOnMain,
  cancelWithdrawalOnPayments,
} from '@vitrine/upstream/contract/wallet/withdrawals';
import { describe, expect, it } from 'vitest';
import { openBrowser, type PageAnswer } from '../../../test/browser.ts';
import { statusError } from '../../../test/operator.ts';
import { openTestSite } from '../../../test/site.ts';
import type { CancelWithdrawalViewProps } from '../../features/wallet/withdrawals/cancel-withdrawal-view.tsx';
import { loader as balanceLoader } from './balance.ts';
import { action, loader } from './cancel-withdrawal.tsx';

const ID = 'w-1';
const PATH = `/withdrawal/cancel/${ID}`;
const AT = { params: { transactionId: ID } };
const CALL_BOUND_MS = 180_000;

const UNDER_WAY = {
  transactionId: ID,
  type: 2 as const,
  paymentMethod: 8,
  amount: 80,
  status: 1 as const,
  date: new Date(NOW).toISOString(),
};
const CANCELLED = { transactionId: ID, amount: 80, status: -2 as const, date: UNDER_WAY.date };

async function openCancelling(brand = 'arara') {
  const site = openTestSite(brand);
  const { operator } = site;
  const one = operator.at(bankTransaction);
  const tell = (status: -2 | -3 | 1 | 2 | 5 | 6) =>
    one.reply(() => ({ data: { ...UNDER_WAY, status } }));
  tell(1);
  operator.at(balance).reply(() => ({ data: [{ accountType: 'Real' as const, amount: 20 }] }));
  const endpoint = brand === 'axolote' ? cancelWithdrawalOnMain : cancelWithdrawalOnPayments;
  const cancel = operator.at(endpoint);
  cancel.reply(() => ({ data: CANCELLED }));
  const browser = openBrowser(site);
  await browser.logIn();
  const fail = (error: unknown) =>
    cancel.reply(() => {
      throw error;
    });
  const refuse = (status: number, error: string) => fail(statusError(endpoint, status, { error }));
  const look = (query = '') => browser.visit(loader, PATH + query, AT);
  const confirm = (attempt = 0) => browser.submit(action, PATH, { attempt: String(attempt) }, AT);
  return { site, operator, browser, one, cancel, tell, fail, refuse, look, confirm };
}

function shownOf({ data }: PageAnswer) {
  return (data as CancelWithdrawalViewProps).shown;
}

function problemOf({ data }: PageAnswer) {
  return (data as CancelWithdrawalViewProps).form?.formError;
}

describe('/withdrawal/cancel/:transactionId', () => {
  it('WAL-17 asks before anything is cancelled, and says what comes back', async () => {
    const { look, cancel } = await openCancelling();
    expect(shownOf(await look())).toMatchObject({
      kind: 'asked',
      attempt: 0,
      amount: expect.stringMatching(/^R\$\s80,00$/),
      number: ID,
    });
    expect(cancel.calls()).toEqual([]);
  });

  it.each(['arara', 'axolote', 'vicuna'])(
    'WAL-17 of %s cancels at the host that took it, and says so however often it is looked at',
    async (brand) => {
      const { look, confirm, cancel } = await openCancelling(brand);
      const { location } = await confirm();
      expect(location).toBe(`${PATH}?attempt=0`);
      expect(cancel.calls()).toMatchObject([{ body: { transactionId: ID }, token: 'token-1' }]);
      // The operator may tell it as under way for a moment; the known end is not forgotten.
      expect(shownOf(await look('?attempt=0'))).toMatchObject({ kind: 'cancelled' });
      expect(shownOf(await look())).toMatchObject({ kind: 'cancelled' });
    },
  );

  it('WAL-20 a double click and a second tab cancel once', async () => {
    const { look, confirm, cancel } = await openCancelling();
    const answers = await Promise.all([confirm(), confirm()]);
    answers.push(await confirm());
    expect(new Set(answers.map(({ location }) => location))).toContain(`${PATH}?attempt=0`);
    expect(cancel.calls()).toHaveLength(1);
    expect(shownOf(await look())).toMatchObject({ kind: 'cancelled' });
  });

  it.each([
    ['WITHDRAWAL_PAID', 'paid'],
    ['WITHDRAWAL_CANCELLED', 'cancelled'],
    ['WITHDRAWAL_ENDED', 'returned'],
  ])('WAL-17 that comes too late, refused with %s, says how it ended', async (code, kind) => {
    const { refuse, look, confirm } = await openCancelling();
    refuse(409, code);
    await confirm();
    expect(shownOf(await look('?attempt=0'))).toMatchObject({ kind });
  });

  it.each([
    [6, 'paid'],
    [-2, 'cancelled'],
    [-3, 'returned'],
    [5, 'returned'],
  ] as const)('WAL-17 of status %i is not asked about, nor sent', async (status, kind) => {
    const { tell, look, confirm, cancel } = await openCancelling();
    tell(status);
    expect(shownOf(await look())).toMatchObject({ kind });
    expect((await confirm()).location).toBe(`${PATH}?attempt=0`);
    expect(cancel.calls()).toEqual([]);
  });

  it.each([
    [404, 'WITHDRAWAL_WAS_NOT_FOUND', 'A plataforma não encontrou este saque'],
    [423, 'BLOCKED', 'Sua conta está bloqueada para cancelar saques.'],
    [429, 'TOO_MANY', 'Muitas tentativas em pouco tempo.'],
    [400, 'ANYTHING', 'A plataforma não aceitou cancelar.'],
  ])('WAL-17 refused with %i %s says why, and may be asked for again', async (...given) => {
    const [status, code, text] = given;
    const { refuse, look, confirm, cancel } = await openCancelling();
    refuse(status, code);
    await confirm();
    const told = await look('?attempt=0');
    expect(problemOf(told)).toMatch(text);
    expect(shownOf(told)).toMatchObject({ kind: 'asked', attempt: 1 });
    // Whoever comes back later is asked without the old failure.
    expect(problemOf(await look())).toBeUndefined();

    // A tab that still shows the first form sends nothing.
    cancel.reply(() => ({ data: CANCELLED }));
    await confirm(0);
    expect(cancel.calls()).toHaveLength(1);
    await confirm(1);
    expect(cancel.calls()).toHaveLength(2);
    expect(shownOf(await look())).toMatchObject({ kind: 'cancelled' });
  });

  it('WAL-20 whose answer was lost is asked for, never sent again', async () => {
    const { fail, look, confirm, cancel, tell } = await openCancelling();
    fail(new UpstreamTimeout('wallet.cancelWithdrawalOnPayments', 5_000));
    await confirm();
    expect(shownOf(await look('?attempt=0'))).toMatchObject({ kind: 'lost' });
    await confirm(0);
    await confirm(1);
    expect(cancel.calls()).toHaveLength(1);
    tell(-2);
    // The page that learns of it opens again, so that the balance around it is the new one.
    expect((await look('?attempt=0')).location).toBe(`${PATH}?attempt=0`);
    expect(shownOf(await look('?attempt=0'))).toMatchObject({ kind: 'cancelled' });
  });

  it('WAL-20 that the operator knows nothing of after the longest time of a call may be sent again', async () => {
    const { site, fail, look, confirm, cancel } = await openCancelling();
    fail(new UpstreamTimeout('wallet.cancelWithdrawalOnPayments', 5_000));
    await confirm();
    site.pass(CALL_BOUND_MS + 1000);
    await look('?attempt=0');
    const told = await look('?attempt=0');
    expect(problemOf(told)).toMatch('O pedido não chegou à plataforma.');
    cancel.reply(() => ({ data: CANCELLED }));
    await confirm(1);
    expect(shownOf(await look())).toMatchObject({ kind: 'cancelled' });
  });

  it('WAL-20 that the operator has only taken note of is asked for until it is done', async () => {
    const { look, confirm, cancel, tell } = await openCancelling();
    cancel.reply(() => ({ data: { ...CANCELLED, status: 1 as const } }));
    await confirm();
    expect(shownOf(await look())).toMatchObject({ kind: 'lost' });
    tell(6);
    await look();
    expect(shownOf(await look())).toMatchObject({ kind: 'paid' });
  });

  it('WAL-10 makes the balance read anew', async () => {
    const { operator, browser, confirm } = await openCancelling();
    const read = () => browser.visit(balanceLoader, '/balance');
    await read();
    await read();
    expect(operator.at(balance).calls()).toHaveLength(1);
    await confirm();
    await read();
    expect(operator.at(balance).calls()).toHaveLength(2);
  });

  it('WAL-17 that can’t be read says that nothing changed', async () => {
    const { one, look, confirm, cancel } = await openCancelling();
    one.reply(() => {
      throw statusError(bankTransaction, 503);
    });
    const { status, data } = await look();
    expect([status, (data as CancelWithdrawalViewProps).shown]).toEqual([200, null]);
    const refused = await confirm();
    expect(refused.status).toBe(503);
    expect(refused.data).toMatchObject({
      formError: expect.stringContaining('O saque continua em andamento'),
    });
    expect(cancel.calls()).toEqual([]);
  });

  it('answers 404 for a deposit, for somebody else’s and for a name that no number has', async () => {
    const { one, look, browser } = await openCancelling();
    one.reply(() => ({ data: { ...UNDER_WAY, type: 1 as const } }));
    expect((await look()).status).toBe(404);
    one.reply(() => {
      throw statusError(bankTransaction, 404, { error: 'TRANSACTION_WAS_NOT_FOUND' });
    });
    expect((await look()).status).toBe(404);
    const odd = { params: { transactionId: 'a b' } };
    expect((await browser.visit(loader, '/withdrawal/cancel/a%20b', odd)).status).toBe(404);
  });

  it('a session that ends on the way leads to the log-in page', async () => {
    const { fail, confirm } = await openCancelling();
    fail(new SessionEnded('refreshRefused', 'over'));
    expect((await confirm()).location).toMatch(/^\/login\?/);
  });

  it('a form without a number of an attempt leads to the question', async () => {
    const { browser, cancel } = await openCancelling();
    const { location } = await browser.submit(action, PATH, { attempt: '-1' }, AT);
    expect(location).toBe(PATH);
    expect(cancel.calls()).toEqual([]);
  });
});
