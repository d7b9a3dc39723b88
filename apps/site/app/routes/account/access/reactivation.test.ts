import { SessionEnded, UpstreamUnreachable } from '@vitrine/upstream/base/errors';
import { reactivateAccount } from '@vitrine/upstream/contract/account/account-choices';
import { login } from '@vitrine/upstream/contract/account/session';
import { beginPixDeposit } from '@vitrine/upstream/contract/wallet/deposits';
import { describe, expect, it } from 'vitest';
import { BETTOR, openBrowser, type TestBrowser } from '../../../../test/browser.ts';
import { modalOn } from '../../../../test/modal-on.ts';
import { statusError } from '../../../../test/operator.ts';
import { openTestSite } from '../../../../test/site.ts';
import { sharedPage } from '../../../services/shell/shared-page.server.ts';
import { action as deposit } from '../../wallet/deposit.tsx';
import { action as logInAction } from './login.tsx';
import { action, loader } from './reactivation.tsx';

const PAGE = '/login/reactivation';
const AGAIN = '/login?returnTo=%2Fesportes&reason=deactivated';

/** The browser of somebody who has entered the password of a deactivated account, on the way to a page. */
async function atReactivation() {
  const site = openTestSite('arara');
  site.operator.at(login).reply(() => ({ data: { ...BETTOR, isDeactivated: true } }));
  const reactivation = site.operator.at(reactivateAccount);
  reactivation.reply(() => ({ data: { reactivatedAt: '2025-03-08T15:00:00.000Z' } }));
  const browser = openBrowser(site);
  const form = { username: 'ana@example.com', password: 'Segredo1', returnTo: '/bet-history' };
  const asked = await browser.submit(logInAction, '/login', form);
  return { site, browser, reactivation, asked };
}

const isIn = async (browser: TestBrowser) => (await browser.visitor()).visitor.session !== null;

describe('a log-in to a deactivated account', () => {
  it('SESS-09 opens no session and leads to the question whether to reactivate', async () => {
    const { browser, asked } = await atReactivation();
    expect(asked.location).toBe(PAGE);
    expect(await isIn(browser)).toBe(false);
    expect((await browser.visit(loader, PAGE)).data).toMatchObject({
      texts: { 'reactivation.title': 'Sua conta está desativada' },
      contacts: expect.arrayContaining([
        { href: expect.stringContaining('mailto:'), label: expect.any(String) },
      ]),
    });
  });

  it('SESS-09 asks the operator by the tokens of the log-in, and goes on where it led', async () => {
    const { browser, reactivation } = await atReactivation();
    expect((await browser.submit(action, PAGE, {})).location).toBe('/bet-history');
    expect(reactivation.calls()).toHaveLength(1);
    const { visitor } = await browser.visitor();
    expect(visitor.session?.user).toMatchObject({ id: 'u-1', isDeactivated: false });
    expect((await browser.visit(loader, PAGE)).location).not.toBeNull();
  });

  it('SESS-09 counts an account as open that the call before has opened', async () => {
    const { browser, reactivation } = await atReactivation();
    reactivation.reply(() => {
      throw statusError(reactivateAccount, 409, { error: 'NOT_DEACTIVATED' });
    });
    expect((await browser.submit(action, PAGE, {})).location).toBe('/bet-history');
    expect(await isIn(browser)).toBe(true);
  });

  it.each([
    [409, 'SUPPORT_NEEDED', 409, /falar com o suporte/],
    [403, 'SELF_EXCLUDED', 403, /autoexclusão/],
    [503, 'UNAVAILABLE', 502, /não confirmou a reativação/],
  ])('SESS-09 says why it is not opened after %i %s', async (status, error, answered, said) => {
    const { browser, reactivation } = await atReactivation();
    reactivation.reply(() => {
      throw statusError(reactivateAccount, status, { error });
    });
    const refused = await browser.submit(action, PAGE, {});
    expect(refused.status).toBe(answered);
    expect(refused.data).toMatchObject({ formError: expect.stringMatching(said) });
    expect(await isIn(browser)).toBe(false);
  });

  it('SESS-09 may be asked once more when the answer was lost', async () => {
    const { browser, reactivation } = await atReactivation();
    reactivation.reply(() => {
      throw new UpstreamUnreachable(reactivateAccount.name, null);
    });
    expect((await browser.submit(action, PAGE, {})).status).toBe(502);
    reactivation.reply(() => ({ data: { reactivatedAt: '2025-03-08T15:00:00.000Z' } }));
    expect((await browser.submit(action, PAGE, {})).location).toBe('/bet-history');
  });

  it('SESS-09 asks for the password again after five minutes, and when the tokens are taken no more', async () => {
    const late = await atReactivation();
    late.site.pass(5 * 60_000);
    expect((await late.browser.visit(loader, PAGE)).location).toBe(AGAIN);
    expect((await late.browser.submit(action, PAGE, {})).location).toBe(AGAIN);
    expect(late.reactivation.calls()).toEqual([]);

    const old = await atReactivation();
    old.reactivation.reply(() => {
      throw new SessionEnded('refreshRefused', reactivateAccount.name);
    });
    expect((await old.browser.submit(action, PAGE, {})).location).toBe(AGAIN);
  });

  it('SESS-09 is of no use to another browser', async () => {
    const { site, reactivation } = await atReactivation();
    const other = openBrowser(site);
    expect((await other.submit(action, PAGE, {})).location).toBe(AGAIN);
    expect(reactivation.calls()).toEqual([]);
  });
});

describe('an account that is deactivated while its session goes on', () => {
  it('SESS-09 PROMO-07 shows the modal once, with the way to the log-in, and not on the log-in itself', async () => {
    const site = openTestSite('arara');
    const browser = openBrowser(site);
    await browser.logIn();
    site.operator.at(beginPixDeposit).reply(() => {
      throw statusError(beginPixDeposit, 403, { error: 'DEACTIVATED' });
    });
    await browser.submit(deposit, '/deposit', {
      intentId: '3b3e8b1e-7c8c-4f0e-9d2a-0d6b5d1c2e11',
      amount: '50,00',
      method: 'pix',
    });
    const { context } = await browser.visitor();
    const headers = { 'Sec-Fetch-Site': 'none' };
    const isShared = await sharedPage(new Request('http://site/esportes', { headers }), context);
    expect(isShared, 'the page that all guests see alike').toBeNull();
    expect(await modalOn(browser, '/login')).toBeNull();
    expect(await modalOn(browser, '/esportes?dia=amanha')).toMatchObject({
      title: 'Sua conta está desativada',
      href: '/login?returnTo=%2Fesportes%3Fdia%3Damanha&reason=deactivated',
      picture: 'reactivation',
    });
    expect(await modalOn(browser, '/esportes')).toBeNull();
  });
});
