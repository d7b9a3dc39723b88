import { SessionEnded } from '@vitrine/upstream/base/errors';
import { closeAccount } from '@vitrine/upstream/contract/account/account-choices';
import { login } from '@vitrine/upstream/contract/account/session';
import { betsByRange } from '@vitrine/upstream/contract/bets/bets';
import { balance } from '@vitrine/upstream/contract/wallet/wallet';
import {
  pendingWithdrawalOnMain,
  pendingWithdrawalOnPayments,
} from '@vitrine/upstream/contract/wallet/withdrawals';
import { describe, expect, it, vi } from 'vitest';
import { BETTOR, openBrowser } from '../../../test/browser.ts';
import { failKeys } from '../../../test/failing-keys.ts';
import { statusError } from '../../../test/operator.ts';
import { openTestSite } from '../../../test/site.ts';
import type { CloseAccountViewProps } from '../../features/account/closing/close-account-view.tsx';
import type { FormState } from '../../forms/form-state.ts';
import { action as logIn, loader as logInPage } from './access/login.tsx';
import { loader as closedPage } from './account-closed.tsx';
import { action, loader } from './close-account.tsx';

const PATH = '/account/close';
const PASSWORD = { password: 'Segredo!2024', motivo: 'privacy' };

const CLOSED = {
  data: { closedAt: '2026-11-24T20:00:00.000Z', recordsUntil: '2031-11-24T20:00:00.000Z' },
};

async function openClosing({ amount = 0, openBets = 0, withdrawal = null as object | null } = {}) {
  const site = openTestSite('arara');
  const { operator } = site;
  operator.at(balance).reply(() => ({ data: [{ accountType: 'Real', amount }] }));
  operator.at(betsByRange).reply(() => ({
    results: [],
    metadata: { pages: openBets, totalRows: openBets, pageSize: 10 },
  }));
  operator.at(pendingWithdrawalOnMain).reply(() => ({ data: null }));
  operator.at(pendingWithdrawalOnPayments).reply(() => ({ data: withdrawal }) as never);
  const closing = operator.at(closeAccount);
  closing.reply(() => CLOSED);
  const browser = openBrowser(site);
  await browser.logIn();
  const page = async (search = '') =>
    (await browser.visit(loader, PATH + search)).data as CloseAccountViewProps;
  const close = (fields: Readonly<Record<string, string>> = PASSWORD) =>
    browser.submit(action, PATH, fields);
  return { site, browser, closing, page, close };
}

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

describe('closing one’s account', () => {
  it('takes the password, logs out and says what the law keeps', async () => {
    const { browser, close, closing } = await openClosing();
    const { location } = await close();
    expect(location).toBe('/account-closed?ate=2031-11-24');
    expect(closing.calls()).toMatchObject([
      { token: 'token-1', body: { password: 'Segredo!2024', reason: 'privacy' } },
    ]);
    expect((await browser.visitor()).visitor.session).toBeNull();
    const { data } = await browser.visit(closedPage, location ?? '');
    expect((data as { kept: string }).kept).toContain('24/11/2031');
  });

  it('ends every other session of the account at once, and none of another', async () => {
    const { site, close, closing } = await openClosing();
    const [other, stranger] = [openBrowser(site), openBrowser(site)];
    await other.logIn();
    await stranger.logIn({ ...BETTOR, userId: 'u-2', username: 'bia@example.com' });
    closing.reply(() => {
      throw statusError(closeAccount, 400, { error: 'WRONG_PASSWORD' });
    });
    await close();
    expect((await other.visitor()).visitor.session).not.toBeNull();
    closing.reply(() => CLOSED);
    await close();
    expect((await other.visitor()).visitor.session).toBeNull();
    expect((await stranger.visitor()).visitor.session).not.toBeNull();
  });

  it('deletes what the store would keep of the bettor for years, once the account is closed', async () => {
    const { site, close, closing } = await openClosing();
    const ttlMs = 365 * 24 * 60 * 60 * 1000;
    const keptOf = (userId: string) =>
      ['two-factor', 'check-interval', 'notices', 'quick-stakes'].map(
        (name) => `${name}:${userId}`,
      );
    for (const key of [...keptOf('u-1'), ...keptOf('u-2')])
      await site.store.set(key, [1], { ttlMs });
    const held = (userId: string) => Promise.all(keptOf(userId).map((key) => site.store.get(key)));
    closing.reply(() => {
      throw statusError(closeAccount, 503);
    });
    await close();
    expect(await held('u-1')).toEqual([[1], [1], [1], [1]]);
    closing.reply(() => CLOSED);
    await close();
    expect(await held('u-1')).toEqual([undefined, undefined, undefined, undefined]);
    expect(await held('u-2')).toEqual([[1], [1], [1], [1]]);
  });

  it('says that the account is closed, and logs out, also when a session can’t be ended', async () => {
    const { site, browser, close } = await openClosing();
    await site.store.set('two-factor:u-1', [1], { ttlMs: 60_000 });
    failKeys(site.store, 'sessions:');
    expect((await close()).location).toBe('/account-closed?ate=2031-11-24');
    vi.restoreAllMocks();
    expect((await browser.visitor()).visitor.session).toBeNull();
    expect(await site.store.get('two-factor:u-1')).toBeUndefined();
  });

  it('tells of a balance, open bets and a withdrawal before anything is asked', async () => {
    const { page } = await openClosing({
      amount: 12.5,
      openBets: 2,
      withdrawal: {
        transactionId: 'w-1',
        amount: 20,
        status: 2,
        date: '2026-11-24T18:00:00.000Z',
        beginAt: '2026-11-24T18:00:00.000Z',
      },
    });
    const { hurdles } = await page();
    expect(plain(hurdles[0]?.text)).toContain('R$ 12,50');
    expect(hurdles.map(({ ways }) => ways[0]?.href)).toEqual([
      '/withdrawal',
      '/bet-history',
      '/withdrawal',
    ]);
    expect(hurdles[1]?.text).toContain('2 apostas abertas');
  });

  it('offers to play less only to who says so', async () => {
    const { page } = await openClosing();
    expect((await page('?motivo=privacy')).insteads).toEqual([]);
    expect((await page('?motivo=playLess')).insteads.map(({ href }) => href)).toEqual([
      '/responsable-game/pause',
      '/responsable-game/self-exclusion',
    ]);
  });

  it.each([
    [400, 'WRONG_PASSWORD', /senha não confere/],
    [409, 'BALANCE_LEFT', /ainda tem saldo/],
    [409, 'OPEN_BETS', /apostas abertas/],
    [409, 'WITHDRAWAL_PENDING', /saque/],
    [429, 'TOO_MANY_ATTEMPTS', /Muitas tentativas/],
  ])('answers %i %s in words, and the bettor stays in', async (status, code, words) => {
    const { browser, close, closing } = await openClosing();
    closing.reply(() => {
      throw statusError(closeAccount, status, { error: code });
    });
    const { status: answered, data } = await close();
    const { errors, formError, values } = data as FormState;
    expect(answered).toBe(status);
    expect(errors['password'] ?? formError).toMatch(words);
    expect(values).toEqual({});
    expect((await browser.visitor()).visitor.session).not.toBeNull();
  });

  it('asks for the password, and closes nothing while the operator is silent', async () => {
    const { browser, close, closing } = await openClosing();
    expect((await close({ password: '' })).status).toBe(400);
    expect(closing.calls()).toEqual([]);
    closing.reply(() => {
      throw statusError(closeAccount, 503);
    });
    const { status, data } = await close();
    expect([status, (data as FormState).formError]).toMatchObject([502, /continua aberta/]);
    expect((await browser.visitor()).visitor.session).not.toBeNull();
  });

  it('SESS-01 leads to the log-in when the answer is lost and the session is over with the account', async () => {
    const { site, closing, close } = await openClosing();
    const { operator } = site;
    closing.reply(() => {
      operator.at(betsByRange).reply(() => {
        throw new SessionEnded('refreshRefused', 'bets');
      });
      throw statusError(closeAccount, 502);
    });
    const { location } = await close();
    expect(location).toBe('/login?returnTo=%2Fesportes&reason=closingUnknown');
    const { data } = await openBrowser(site).visit(logInPage, location ?? '');
    expect((data as { notice: string }).notice).toContain('já deve estar encerrada');
  });

  it('SESS-01 says at the log-in that the account was closed', async () => {
    const site = openTestSite('arara');
    site.operator.at(login).reply(() => {
      throw statusError(login, 403, { error: 'ACCOUNT_CLOSED' });
    });
    const { data } = await openBrowser(site).submit(logIn, '/login', {
      username: 'ana@example.com',
      password: 'Segredo!2024',
    });
    expect((data as FormState).formError).toMatch(/encerrada a pedido/);
  });
});
