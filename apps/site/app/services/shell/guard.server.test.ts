import type { LoaderFunctionArgs } from '@remix-run/node';
import { UpstreamTimeout } from '@vitrine/upstream/base/errors';
import {
  hasFirstDeposit,
  hasFullValidation,
  hasRealFullValidation,
} from '@vitrine/upstream/contract/account/validation';
import { flag } from '@vitrine/upstream/contract/shell/flags';
import { maintenance } from '@vitrine/upstream/contract/shell/maintenance';
import { describe, expect, it } from 'vitest';
import { BETTOR, openBrowser, type PageAnswer, type TestBrowser } from '../../../test/browser.ts';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import { liveRouteHandle, routeHandle } from '../../guard/route-handle.ts';
import type { RouteName } from '../../guard/route-table.ts';
import { storedAttribution } from '../base/attribution.server.ts';
import { SESSION_IDLE_MS } from '../base/session/session-record.ts';
import { admit, guardedAction, guardedLoader } from './guard.server.ts';

type LoginAnswer = typeof BETTOR;

function open(brand = 'arara') {
  const site = openTestSite(brand);
  const browser = openBrowser(site);
  const visits = (route: RouteName, path = '/here'): Promise<PageAnswer> =>
    browser.visit((args) => admit(route, args), path);
  return { site, browser, visits };
}

async function openFor(bettor: Partial<LoginAnswer>, brand?: string) {
  const opened = open(brand);
  await opened.browser.logIn({ ...BETTOR, ...bettor });
  return opened;
}

function failing({ name }: { readonly name: string }) {
  return () => {
    throw new UpstreamTimeout(name, 2000);
  };
}

function switches(site: TestSite, names: Readonly<Record<string, boolean>>): void {
  site.operator.at(flag).reply(({ params }) => ({
    value: names[(params as { readonly name: string }).name] ?? true,
  }));
}

/** A token that says so of its account. */
function tokenOf(status: string): string {
  const payload = Buffer.from(JSON.stringify({ exp: 2_000_000_000, Status: status }));
  return `head.${payload.toString('base64url')}.sign`;
}

describe('the guard of the modules', () => {
  it('FLAG-03 CAT-06 waits for the flags before it lets anybody through', async () => {
    const { site, visits } = open();
    switches(site, { 'show-sportsbook': false });
    const release = site.operator.at(flag).hold();
    let isSettled = false;
    const led = visits('sportsbook').finally(() => (isSettled = true));
    await new Promise(setImmediate);
    expect(isSettled).toBe(false);
    release();
    expect((await led).location).toBe('/casino/slots');
  });

  it('CAS-02 leads from the casino to the sportsbook while it is off', async () => {
    const { site, visits } = open();
    switches(site, { 'show-casino': false });
    expect((await visits('casinoSlots')).location).toBe('/esportes');
  });

  it('CAT-06 CAS-02 SHELL-19 records the module visited last', async () => {
    const { visits } = open();
    const cookie = async (route: RouteName) =>
      ((await visits(route)).data as { readonly headers: Headers }).headers.get('Set-Cookie');
    expect(await cookie('sportsbook')).toMatch(/^last-module=.*Max-Age=7776000; Path=\//);
    expect(await cookie('casinoSlots')).not.toBe(await cookie('sportsbook'));
    expect(await cookie('login')).toBeNull();
  });

  it('CAT-06 leads to the casino on a brand without a sportsbook', async () => {
    const { site, browser } = open();
    const brand = { ...site.brand, products: { sportsbook: false, casino: true } };
    const answer = await browser.visit((args) => admit('sportsbook', args), '/esportes', {
      context: { brand },
    });
    expect(answer.location).toBe('/casino/slots');
  });

  it('FLAG-03 asks for a flag once in half a minute, then again', async () => {
    const { site, visits } = open();
    await visits('sportsbook');
    const asked = site.operator.at(flag).calls().length;
    site.pass(29_999);
    switches(site, { 'show-sportsbook': false });
    expect((await visits('sportsbook')).location).toBeNull();
    expect(site.operator.at(flag).calls()).toHaveLength(asked);
    site.pass(1);
    expect((await visits('sportsbook')).location).toBe('/casino/slots');
  });

  it('FLAG-03 asks once however many requests come together', async () => {
    const { site, visits } = open();
    await Promise.all([visits('sportsbook'), visits('sportsbook'), visits('betSlip')]);
    const names = site.operator
      .at(flag)
      .calls()
      .map(({ params }) => params);
    expect(names).toEqual([{ name: 'show-sportsbook' }, { name: 'show-casino' }]);
  });

  it('keeps the last answer while the flags fail', async () => {
    const { site, visits } = open();
    switches(site, { 'show-sportsbook': false });
    await visits('sportsbook');
    site.pass(30_000);
    site.operator.at(flag).reply(failing(flag));
    expect((await visits('sportsbook')).location).toBe('/casino/slots');
  });

  it('stays open when the flags fail and were never heard', async () => {
    const { site, visits } = open();
    site.operator.at(flag).reply(failing(flag));
    expect((await visits('sportsbook')).status).toBe(200);
  });
});

describe('maintenance', () => {
  const general = { global: false, sportsbook: false, casino: false };

  it('FLAG-04 FLAG-08 answers 503 for the pages it closes, and for no others', async () => {
    const { site, visits } = open();
    site.operator
      .at(maintenance.general)
      .reply(() => ({ value: { ...general, sportsbook: true } }));
    expect((await visits('sportsbook')).status).toBe(503);
    expect((await visits('login')).status).toBe(200);
  });

  it('FLAG-05 is asked for at most once per 30000 ms', async () => {
    const { site, visits } = open();
    await visits('login');
    await visits('sportsbook');
    site.pass(29_999);
    await visits('login');
    expect(site.operator.at(maintenance.general).calls()).toHaveLength(1);
    site.pass(1);
    await visits('login');
    expect(site.operator.at(maintenance.general).calls()).toHaveLength(2);
  });

  it('FLAG-04 is none before it was ever read, and the last known while it can not be read', async () => {
    const { site, visits } = open();
    site.operator.at(maintenance.general).reply(failing(maintenance.general));
    expect((await visits('login')).status).toBe(200);
    site.pass(30_000);
    site.operator.at(maintenance.general).reply(() => ({ value: { ...general, global: true } }));
    expect((await visits('login')).status).toBe(503);
    site.pass(30_000);
    site.operator.at(maintenance.general).reply(failing(maintenance.general));
    expect((await visits('login')).status).toBe(503);
  });
});

describe('a visitor at a route for bettors', () => {
  it('logs in and comes back', async () => {
    const { visits } = open();
    expect((await visits('deposit', '/deposit?amount=50')).location).toBe(
      '/login?returnTo=%2Fdeposit%3Famount%3D50',
    );
  });

  it('REG-14 keeps where a first visit came from, though it leads to the log-in', async () => {
    const { browser, visits } = open();
    const path = '/deposit?utm_campaign=copa&referralCode=r-ANA';
    expect((await visits('deposit', path)).location).toContain('/login?returnTo=');
    const read = ({ request }: LoaderFunctionArgs) => storedAttribution(request);
    const kept = { campaignValues: { utm_campaign: 'copa' }, referralCode: 'ANA' };
    expect((await browser.visit(read, '/login')).data).toMatchObject(kept);
    expect((await visits('deposit', '/deposit?utm_campaign=later')).cookies).toEqual([]);
  });

  it('REG-14 home leads on without a cookie: its query goes along', async () => {
    const answer = await open().visits('home', '/?utm_campaign=copa');
    expect(answer).toMatchObject({ location: '/esportes?utm_campaign=copa', cookies: [] });
  });

  it('is handed on as the bettor', async () => {
    const { visits } = await openFor({});
    expect((await visits('deposit')).data).toMatchObject({
      bettor: { session: { user: { id: 'u-1' } } },
    });
  });

  it('SESS-09 is a guest with a deactivated account, and the log-in page says so', async () => {
    const { visits, browser } = await openFor({ isDeactivated: true });
    expect((await visits('deposit', '/deposit')).location).toBe(
      '/login?returnTo=%2Fdeposit&reason=deactivated',
    );
    expect((await browser.visitor()).visitor.session).toBeNull();
  });

  it.each([
    ['self-excluded', '/account-stopped', { autoexclusion: { exclusionMonth: 3 } }],
    ['self-excluded without a detail', '/account-stopped', { autoexclusion: true }],
    ['internally blocked', '/withdrawal', { token: tokenOf('InternalBlocked') }],
  ])('SHELL-14 EXCL-05 SESS-10 %s is led to %s', async (_, path, bettor) => {
    const { visits } = await openFor(bettor);
    expect((await visits('sportsbook')).location).toBe(path);
    expect((await visits('placeBet')).location).toBe(path);
    expect((await visits('accountStopped')).status).toBe(200);
    expect((await visits('logout')).status).toBe(200);
  });

  it('enters the password after half an hour before money moves, then comes back', async () => {
    const { site, visits, browser } = await openFor({});
    site.pass(SESSION_IDLE_MS);
    expect((await visits('betHistory')).status).toBe(200);
    expect((await visits('deposit', '/deposit')).location).toBe(
      '/login?returnTo=%2Fdeposit&reason=idle',
    );
    expect((await visits('login')).status).toBe(200);
    await browser.logIn();
    expect((await visits('deposit')).status).toBe(200);
  });

  it('SHELL-13 that is logged in goes from the log-in page on to where it leads back to', async () => {
    const { visits } = await openFor({});
    expect((await visits('login', '/login?returnTo=%2Fdeposit')).location).toBe('/deposit');
    expect((await visits('login', '/login?returnTo=%2F%2Fevil.example')).location).toBe(
      '/esportes',
    );
  });
});

describe('the full validation', () => {
  const isOnDeposit = ({ location }: PageAnswer) => location === '/deposit';

  it.each([
    ['arara', hasRealFullValidation, { data: { hasRealFullValidation: true } }],
    ['axolote', hasFullValidation, { data: { hasFullValidation: true } }],
  ] as const)('KYC-02 KYC-13 is asked for on verification routes alone (%s)', async (...given) => {
    const [brand, endpoint, answer] = given;
    const { site, visits } = await openFor({}, brand);
    site.operator.at<unknown>(endpoint).reply(() => answer);
    site.operator.at(hasFirstDeposit).reply(() => ({ data: { hasFirstDeposit: false } }));
    await visits('deposit');
    expect(site.operator.at<unknown>(endpoint).calls()).toHaveLength(0);
    expect(isOnDeposit(await visits('userIdentification'))).toBe(true);
  });

  it('KYC-02 that can not be read keeps nobody from verification', async () => {
    const { site, visits } = await openFor({});
    site.operator.at(hasRealFullValidation).reply(failing(hasRealFullValidation));
    site.operator.at(hasFirstDeposit).reply(failing(hasFirstDeposit));
    expect((await visits('userIdentification')).status).toBe(200);
  });
});

describe('a guarded route', () => {
  const handle = routeHandle('deposit');

  async function counted(browser: TestBrowser) {
    let runs = 0;
    const loader = guardedLoader(handle, ({ bettor }) => ({ runs: ++runs, id: bettor.id }));
    const action = guardedAction(handle, ({ bettor }) => ({ runs: ++runs, id: bettor.id }));
    await browser.visit(loader, '/deposit');
    await browser.submit(action, '/deposit', {});
    return runs;
  }

  it('runs neither its loader nor its action for a visitor who is not let in', async () => {
    expect(await counted(open().browser)).toBe(0);
    expect(await counted((await openFor({})).browser)).toBe(2);
    expect(await counted((await openFor({ autoexclusion: true })).browser)).toBe(0);
  });

  it('takes no loader without topics beside the handle of a live page', () => {
    const live = liveRouteHandle('sportsbook');
    // @ts-expect-error: the page would have no live prices.
    guardedLoader(live, () => ({ events: [] }));
    guardedLoader(live, () => ({ liveTopics: 'home' }));
  });
});
