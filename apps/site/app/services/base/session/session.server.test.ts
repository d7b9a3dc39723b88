import { createUpstreamClient, type UpstreamClient } from '@vitrine/upstream/base/client';
import { balance } from '@vitrine/upstream/contract/wallet/wallet';
import { emptyBetSlip } from '@vitrine/betting/bet-slip/bet-slip';
import { aSelection, NOW } from '@vitrine/betting/test/fixtures';
import { describe, expect, it } from 'vitest';
import { changeBetSlip, storedBetSlip } from '../../bet-slip/bet-slip-store.server.ts';
import { admit } from '../../shell/guard.server.ts';
import { SESSION_LIFE_MS } from './session-record.ts';
import { withSession } from './session.server.ts';
import { BETTOR, openBrowser, type TestBrowser } from '../../../../test/browser.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';

const REFRESH = '/main/api/Session/RefreshToken/';

/** The real client at an operator that takes one token alone, and refreshes as told. */
function guarded(site: TestSite, validToken: string, refreshStatus = 200) {
  const asked: string[] = [];
  const client: UpstreamClient = createUpstreamClient({
    hosts: site.context().config.upstreamHosts,
    now: site.now,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      if (pathname.startsWith('/flags/')) return Response.json({ value: true });
      asked.push(pathname);
      if (pathname === REFRESH) {
        return Response.json(
          { data: { token: validToken, refreshToken: 'refresh-2' } },
          { status: refreshStatus },
        );
      }
      const isValid = request.headers.get('Authorization') === `Bearer ${validToken}`;
      return Response.json({ data: [] }, { status: isValid ? 200 : 401 });
    },
  });
  return { client, asked };
}

/** Reads the balance as a page does that needs a session. */
function readBalance(browser: TestBrowser, upstream: UpstreamClient) {
  return browser.visit(
    async (args) => {
      const { context } = args;
      const { bettor } = await admit('charge', args);
      return withSession('/deposit?amount=50,00', bettor, context, (session) =>
        context.upstream.call(balance, { session }),
      );
    },
    '/deposit?amount=50,00',
    { context: { upstream } },
  );
}

async function openSession() {
  const site = openTestSite();
  const browser = openBrowser(site);
  await browser.arrive();
  const guest = await browser.visitor();
  await changeBetSlip(guest.visitor, guest.context, [
    { kind: 'selectionAdded', selection: aSelection(1), isEventShown: true, at: NOW },
  ]);
  await browser.logIn();
  return { site, browser };
}

async function slipOf(browser: TestBrowser) {
  const { visitor, context } = await browser.visitor();
  return storedBetSlip(visitor, context);
}

describe('a session', () => {
  it('SESS-07 is refreshed once on a 401, and the call is made again', async () => {
    const { site, browser } = await openSession();
    const { client, asked } = guarded(site, 'token-2');
    expect(await readBalance(browser, client)).toMatchObject({ status: 200, data: { data: [] } });
    const path = '/payments/api/Wallet/Total/Amount/ByAccountType';
    expect(asked).toEqual([path, REFRESH, path]);
    const { visitor } = await browser.visitor();
    expect(visitor.session?.tokens).toEqual({ token: 'token-2', refreshToken: 'refresh-2' });
  });

  it('SESS-07 is refreshed once however many requests meet the 401 together', async () => {
    const { site, browser } = await openSession();
    const { client, asked } = guarded(site, 'token-2');
    const answers = await Promise.all([1, 2, 3].map(() => readBalance(browser, client)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(asked.filter((path) => path === REFRESH)).toHaveLength(1);
  });

  it('SESS-08 TRACK-01 is deleted when its refresh is refused, which is tracked, and the log-in page leads back', async () => {
    const { site, browser } = await openSession();
    browser.allow('measurement');
    const { id } = (await browser.visitor()).visitor;
    const { client } = guarded(site, 'token-2', 401);
    const answer = await readBalance(browser, client);
    expect(answer.location).toBe('/login?returnTo=%2Fdeposit%3Famount%3D50%2C00&reason=ended');
    expect(await site.store.get(`session:${id}`)).toBeUndefined();
    expect(await site.tracked()).toMatchObject([{ name: 'sessionRefreshFailed' }]);
    expect((await browser.visitor()).visitor.session).toBeNull();
    expect((await slipOf(browser)).selections).toHaveLength(1);
    expect((await readBalance(browser, client)).location).toBe(
      '/login?returnTo=%2Fdeposit%3Famount%3D50%2C00',
    );
  });

  it('lives on when the operator is too busy to refresh it', async () => {
    const { site, browser } = await openSession();
    const { client } = guarded(site, 'token-2', 503);
    await expect(readBalance(browser, client)).rejects.toMatchObject({ status: 503 });
    expect((await browser.visitor()).visitor.session).not.toBeNull();
  });

  it('lives on with a page in between, and ends a day after its log-in', async () => {
    const { site, browser } = await openSession();
    site.pass(29 * 60_000);
    expect((await browser.visitor()).visitor.session).not.toBeNull();
    site.pass(SESSION_LIFE_MS - 29 * 60_000 - 1);
    expect((await browser.visitor()).visitor.session).not.toBeNull();
    site.pass(1);
    expect((await browser.visitor()).visitor.session).toBeNull();
  });

  it('takes over the slip of the guest who logs in', async () => {
    const { browser } = await openSession();
    expect((await slipOf(browser)).selections).toHaveLength(1);
  });

  it('leaves nothing of its slip to who comes after the log-out', async () => {
    const { browser } = await openSession();
    await browser.arrive();
    const slip = await slipOf(browser);
    expect(slip).toEqual(emptyBetSlip(slip.intentId));
    await browser.logIn({ ...BETTOR, userId: 'u-2' });
    expect((await slipOf(browser)).selections).toEqual([]);
  });
});
