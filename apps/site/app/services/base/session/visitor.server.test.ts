import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../../../test/browser.ts';
import { openTestSite } from '../../../../test/site.ts';
import { isIdle, SESSION_IDLE_MS, SESSION_LIFE_MS, type SessionRecord } from './session-record.ts';
import { sessionKey, visitorOf } from './visitor.server.ts';

const QUARTER_HOUR = SESSION_IDLE_MS / 2;

async function loggedIn() {
  const site = openTestSite();
  const browser = openBrowser(site);
  await browser.logIn();
  const isAwake = async () => {
    const { session } = (await browser.visitor()).visitor;
    return session !== null && !isIdle(session, site.now());
  };
  const asks = (path: string, headers: Readonly<Record<string, string>>) =>
    browser.visit(({ request, context }) => visitorOf(request, context), path, { headers });
  return { site, browser, asks, isAwake };
}

const PAGE_ITSELF = { 'Sec-Fetch-Dest': 'empty', Referer: 'http://127.0.0.1:3000/esportes' };

describe('a session', () => {
  it('is idle after half an hour in which nobody did anything, and stays so', async () => {
    const { site, asks, isAwake } = await loggedIn();
    site.pass(SESSION_IDLE_MS);
    expect(await isAwake()).toBe(false);
    await asks('/bet-history', { 'Sec-Fetch-Dest': 'document' });
    site.pass(1);
    expect(await isAwake()).toBe(false);
  });

  it('ends a day after its log-in, however busy its bettor is', async () => {
    const { site, browser, asks } = await loggedIn();
    for (let passed = 0; passed < SESSION_LIFE_MS; passed += QUARTER_HOUR) {
      expect((await browser.visitor()).visitor.session).not.toBeNull();
      await asks('/bet-history', { 'Sec-Fetch-Dest': 'document' });
      site.pass(QUARTER_HOUR);
    }
    expect((await browser.visitor()).visitor).toMatchObject({ session: null, isOver: true });
  });

  it('SESS-18 of a record that an older deployment kept is read, with defaults', async () => {
    const { site, browser } = await loggedIn();
    const { visitor } = await browser.visitor();
    const key = sessionKey(visitor.id);
    const { tokens, renewedAt } = (await site.store.get<SessionRecord>(key)) ?? {};
    const user = { id: 'u-1', username: 'a', fullName: 'Ana', email: 'a@b', registerStep: 2 };
    await site.store.set(key, { tokens, user, renewedAt }, { ttlMs: 60_000 });
    const { session } = (await browser.visitor()).visitor;
    expect(session?.user).toMatchObject({
      ...user,
      identityCheck: 'documents',
      isDeactivated: false,
      asksForMigration: false,
      selfExclusion: null,
    });
  });

  it('SESS-18 of a record that can not be read is none', async () => {
    const { site, browser } = await loggedIn();
    const { visitor } = await browser.visitor();
    await site.store.set(sessionKey(visitor.id), { user: 'Ana' }, { ttlMs: 60_000 });
    expect((await browser.visitor()).visitor.session).toBeNull();
  });

  it('goes on while its bettor opens pages', async () => {
    const { site, asks, isAwake } = await loggedIn();
    for (let hour = 0; hour < 4; hour += 1) {
      site.pass(QUARTER_HOUR);
      await asks('/bet-history', { 'Sec-Fetch-Dest': 'document' });
    }
    expect(await isAwake()).toBe(true);
  });

  it('goes on while its bettor moves between pages by script', async () => {
    const { site, asks, isAwake } = await loggedIn();
    for (let hour = 0; hour < 4; hour += 1) {
      site.pass(QUARTER_HOUR);
      await asks('/bet-history', PAGE_ITSELF);
    }
    expect(await isAwake()).toBe(true);
  });

  it.each([
    '/esportes',
    '/esportes.data',
    '/balance',
    '/frame-news',
    '/bet-history/updates',
    '/bet-history/17/cash-out/value',
  ])('is not kept awake by an open page that asks for %s by itself', async (path) => {
    const { site, asks, isAwake } = await loggedIn();
    for (let minute = 0; minute < 40; minute += 1) {
      site.pass(60_000);
      await asks(path, PAGE_ITSELF);
    }
    expect(await isAwake()).toBe(false);
  });

  it.each([
    ['/reality-check?returnTo=%2Fesportes', PAGE_ITSELF],
    ['/reality-check.data?returnTo=%2Fesportes', PAGE_ITSELF],
    ['/reality-check', { 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-User': '?1' }],
  ])('is not kept awake by a page that goes to %s by itself', async (path, headers) => {
    const { site, asks, isAwake } = await loggedIn();
    site.pass(QUARTER_HOUR);
    await asks(path, headers);
    site.pass(QUARTER_HOUR);
    expect(await isAwake()).toBe(false);
  });

  it('is kept awake by the answer to the reality check', async () => {
    const { site, browser, isAwake } = await loggedIn();
    site.pass(QUARTER_HOUR);
    await browser.submit(({ request, context }) => visitorOf(request, context), '/reality-check', {
      answer: 'goOn',
    });
    site.pass(QUARTER_HOUR);
    expect(await isAwake()).toBe(true);
  });

  it.each([
    ['/deposit/pending/i-1', {}],
    ['/withdrawal/requests/i-1', { 'Sec-Fetch-Dest': 'document' }],
    ['/withdrawal/cancel/t-1?again=1', { 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-User': '?0' }],
  ])(
    'is not kept awake by a page without scripts that loads itself again: %s',
    async (path, headers) => {
      const { site, asks, isAwake } = await loggedIn();
      const { pathname, origin } = new URL(path, 'http://127.0.0.1:3000');
      for (let minute = 0; minute < 40; minute += 1) {
        site.pass(60_000);
        await asks(path, { ...headers, Referer: origin + pathname });
      }
      expect(await isAwake()).toBe(false);
    },
  );

  it('goes on while its bettor presses links of a page that lead to the page itself', async () => {
    const { site, asks, isAwake } = await loggedIn();
    for (let hour = 0; hour < 4; hour += 1) {
      site.pass(QUARTER_HOUR);
      await asks('/bet-history?page=2', {
        'Sec-Fetch-Dest': 'document',
        'Sec-Fetch-User': '?1',
        Referer: 'http://127.0.0.1:3000/bet-history',
      });
    }
    expect(await isAwake()).toBe(true);
  });

  it.each(['no address', 'http://', '/esportes', '::'])(
    'is found whatever a client gives as its Referer: "%s"',
    async (referer) => {
      const { asks } = await loggedIn();
      const headers = { 'Sec-Fetch-Dest': 'empty', Referer: referer };
      expect((await asks('/bet-history', headers)).data).toMatchObject({ isNew: false });
    },
  );
});
