import { type LoaderFunctionArgs } from '@remix-run/node';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { slipKey } from '../../app/services/bet-slip/bet-slip-store.server.ts';
import { routeHandle } from '../../app/guard/route-handle.ts';
import type { SessionRecord } from '../../app/services/base/session/session-record.ts';
import {
  ENDED_ELSEWHERE,
  sessionKey,
  visitorOf,
} from '../../app/services/base/session/visitor.server.ts';
import { guardedLoader } from '../../app/services/shell/guard.server.ts';
import { BETTOR } from '../../test/browser.ts';
import { loggedInCookie } from '../../test/logged-in.ts';
import { testBuild } from '../../test/page-build.ts';
import { type SiteServer, startSiteServer } from '../../test/site-server.ts';

const SESSION_SECRET = 'a-secret-of-at-least-32-characters';
const BROWSER = { 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Dest': 'document' };

const made = vi.fn<(visitorId: string, isNew: boolean) => void>();

async function load({ request, context }: LoaderFunctionArgs) {
  const { id, isNew } = await visitorOf(request, context);
  made(id, isNew);
  return { path: new URL(request.url).pathname, time: made.mock.calls.length };
}

const BUILD = testBuild({
  root: { path: '', module: { default: () => null, loader: () => ({ frame: true }) } },
  'routes/sportsbook/sportsbook-home': {
    path: 'esportes',
    parentId: 'root',
    module: { default: () => null, loader: load },
  },
  'routes/sportsbook/sport': {
    path: 'esportes/futebol',
    parentId: 'root',
    module: { default: () => null, loader: guardedLoader(routeHandle('sport'), load) },
  },
  other: { path: 'login', parentId: 'root', module: { default: () => null, loader: load } },
});

let site: SiteServer;
beforeEach(async () => {
  made.mockReset();
  site = await startSiteServer({ build: BUILD });
});
afterEach(() => site.close());

function open(path: string, headers: Readonly<Record<string, string>> = {}) {
  return site.ask(path, { headers: { ...BROWSER, ...headers } });
}

/** The cookie that a first answer gives, and the visitor's id in it. */
async function visitor() {
  const { headers } = await open('/esportes');
  const cookie = headers.getSetCookie().find((one) => one.startsWith('vitrine=')) ?? '';
  return named(cookie.split(';')[0] ?? '');
}

function named(cookie: string) {
  const [value = ''] = decodeURIComponent(cookie.slice('vitrine='.length)).split('.');
  return { cookie, id: JSON.parse(Buffer.from(value, 'base64').toString()) as string };
}

it('SHELL-18 the first page of a browser gives it a name for 90 days, later pages none', async () => {
  const first = (await open('/esportes')).headers.getSetCookie();
  const [device = '', ...others] = first.filter((line) => line.startsWith('device-id='));
  expect(others).toEqual([]);
  expect(device).toContain('Max-Age=7776000');
  const [, value = ''] = /^device-id=([^;]+)/.exec(device) ?? [];
  const name: unknown = JSON.parse(atob(decodeURIComponent(value)));
  expect(name).toMatch(/^web-[0-9a-z]+-[0-9a-z]{6}$/);
  const Cookie = first.map((line) => line.split(';')[0]).join('; ');
  for (const path of ['/esportes', '/esportes/futebol']) {
    const later = (await open(path, { Cookie })).headers.getSetCookie();
    expect(later.filter((line) => line.startsWith('device-id='))).toEqual([]);
  }
});

describe('pages made once for many', () => {
  it('are the same bytes for guests, and each new guest gets an id of their own', async () => {
    const [first, second] = [await open('/esportes'), await open('/esportes')];
    expect(made).toHaveBeenCalledTimes(1);
    expect(second.body).toBe(first.body);
    const ids = [first, second].map(({ headers }) => headers.getSetCookie().join());
    expect(ids[0]).toContain('vitrine=');
    expect(ids[0]).not.toBe(ids[1]);
    expect(first.headers.get('x-request-id')).not.toBe(second.headers.get('x-request-id'));
  });

  it('are made for nobody in particular, and set no id for a guest who has one', async () => {
    const { cookie, id } = await visitor();
    const again = await open('/esportes', { Cookie: cookie });
    expect(again.headers.getSetCookie().join()).not.toContain('vitrine=');
    expect(made).toHaveBeenCalledTimes(1);
    expect(made.mock.calls[0]).toEqual([expect.not.stringContaining(id), false]);
  });

  it('let inline scripts run by their hashes, never by a nonce that others got, too', async () => {
    const { headers } = await open('/esportes');
    expect(headers.get('content-security-policy')).not.toMatch(/script-src [^;]*'(nonce|unsafe)-/);
    expect(headers.get('content-security-policy')).toMatch(/style-src 'self' 'nonce-/);
  });

  it('come compressed as the browser can read them', async () => {
    const plain = await open('/esportes', { 'Accept-Encoding': 'identity' });
    for (const encoding of ['br', 'gzip']) {
      const answer = await open('/esportes', { 'Accept-Encoding': encoding });
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.body).toBe(plain.body);
    }
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('vary')).toContain('Accept-Encoding');
  });

  it('are kept apart by the look that a visitor chose', async () => {
    await open('/esportes');
    const scheme = `scheme=${encodeURIComponent(btoa(JSON.stringify('light')))}`;
    await open('/esportes', { Cookie: scheme });
    expect(made).toHaveBeenCalledTimes(2);
    await open('/esportes', { Cookie: `${scheme}; analytics=1` });
    expect(made).toHaveBeenCalledTimes(2);
    await open('/esportes', { Cookie: `${scheme}; lists=wide` });
    expect(made).toHaveBeenCalledTimes(3);
  });

  it('are kept apart by whether the screen is wide', async () => {
    const paths = ['/esportes', '/esportes.data?_routes=routes%2Fsportsbook%2Fsportsbook-home'];
    for (const [index, path] of paths.entries()) {
      const bodies = [await open(path), await open(path, { Cookie: 'lists=wide' })];
      expect(made).toHaveBeenCalledTimes(2 * (index + 1));
      expect(bodies.map(({ status }) => status)).toEqual([200, 200]);
      await open(path, { Cookie: 'analytics=1; lists=wide' });
      expect(made).toHaveBeenCalledTimes(2 * (index + 1));
    }
  });
});

describe('a page of the visitor’s own', () => {
  it('is made for a guest with a slip', async () => {
    const { cookie, id } = await visitor();
    await site.store.set(slipKey(id), { version: 1 }, { ttlMs: 60_000 });
    await open('/esportes', { Cookie: cookie });
    expect(made).toHaveBeenLastCalledWith(id, false);
  });

  it('is made for a guest with favourites, until there are none', async () => {
    const { cookie, id } = await visitor();
    const favourites = [{ id: 'sr:tournament:325', until: null }];
    await site.store.set(`favourites:${id}`, favourites, { ttlMs: 60_000 });
    await open('/esportes', { Cookie: cookie });
    expect(made).toHaveBeenLastCalledWith(id, false);
    await site.store.set(`favourites:${id}`, [], { ttlMs: 60_000 });
    const { length } = made.mock.calls;
    await open('/esportes', { Cookie: cookie });
    expect(made.mock.calls.slice(length)).not.toContainEqual([id, false]);
  });

  it('is made for a client whose forms need the token in them', async () => {
    await site.ask('/esportes');
    await site.ask('/esportes');
    expect(made).toHaveBeenCalledTimes(2);
    expect(made.mock.calls[1]?.[1]).toBe(true);
  });

  it('is made outside the sportsbook', async () => {
    await open('/login');
    await open('/login');
    expect(made).toHaveBeenCalledTimes(2);
  });
});

describe('the data of a page alone', () => {
  const DATA = '/esportes.data?_routes=routes%2Fsportsbook%2Fsportsbook-home';

  it('are the same for a visitor with a slip as for anybody', async () => {
    const { cookie, id } = await visitor();
    await site.store.set(slipKey(id), { version: 1 }, { ttlMs: 60_000 });
    const [one, other] = [await open(DATA, { Cookie: cookie }), await open(DATA)];
    expect(one.status).toBe(200);
    expect(other.body).toBe(one.body);
    expect(made).not.toHaveBeenCalledWith(id, false);
  });

  it('are made with the room that lists have, for all who have as much', async () => {
    await open(DATA);
    await open(DATA, { Cookie: 'lists=wide' });
    const { length } = made.mock.calls;
    await open(DATA, { Cookie: 'lists=wide; other=1' });
    expect(made).toHaveBeenCalledTimes(length);
    expect(length).toBe(2);
  });

  it('with those of the frame are the visitor’s own', async () => {
    const { cookie, id } = await visitor();
    await site.store.set(slipKey(id), { version: 1 }, { ttlMs: 60_000 });
    await open(`${DATA}%2Croot`, { Cookie: cookie });
    expect(made).toHaveBeenLastCalledWith(id, false);
  });

  describe('and a bettor', () => {
    const SPORT = '/esportes/futebol.data?_routes=routes%2Fsportsbook%2Fsport';

    async function bettor(changes: Partial<typeof BETTOR> = {}) {
      const own = { ...BETTOR, ...changes };
      return named(await loggedInCookie(site.store, { SESSION_SECRET }, own));
    }

    it('are those of everybody while nothing keeps them from playing', async () => {
      const { cookie, id } = await bettor();
      await open(SPORT);
      expect((await open(SPORT, { Cookie: cookie })).body).toContain('/esportes/futebol');
      expect(made).not.toHaveBeenCalledWith(id, false);
    });

    it('SHELL-14 lead whoever is excluded, blocked or logged out meanwhile away, though others made them', async () => {
      const token = `h.${Buffer.from('{"exp":1,"Status":"InternalBlocked"}').toString('base64url')}.s`;
      const blocked = await bettor({ token });
      const [excluded, ended] = [await bettor(), await bettor()];
      await open(SPORT);
      for (const { cookie } of [excluded, ended]) {
        expect((await open(SPORT, { Cookie: cookie })).status).toBe(200);
      }
      await site.store.update<SessionRecord>(
        sessionKey(excluded.id),
        60_000,
        (record) =>
          record && {
            ...record,
            user: { ...record.user, selfExclusion: { months: null, resumeAt: null } },
          },
      );
      await site.store.set(sessionKey(ended.id), ENDED_ELSEWHERE, { ttlMs: 60_000 });
      for (const [{ cookie }, place] of [
        [blocked, '/withdrawal'],
        [excluded, '/account-stopped'],
        [ended, '/login?returnTo=%2Fesportes%2Ffutebol&reason=endedElsewhere'],
      ] as const) {
        const { body } = await open(SPORT, { Cookie: cookie });
        expect(body).toContain(place);
        expect(body).not.toContain('time');
      }
    });
  });
});
