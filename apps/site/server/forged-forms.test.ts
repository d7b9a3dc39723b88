import { createUpstreamClient, type UpstreamClient } from '@vitrine/upstream/base/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csrfToken } from '../app/services/forms/csrf.server.ts';
import { openSqliteStore } from '../app/services/base/store/store-sqlite.ts';
import type { Store } from '../app/services/base/store/store.ts';
import { BETTOR } from '../test/browser.ts';
import { type FakeOperator, startFakeOperator } from '../test/fake-operator.ts';
import { loggedInCookie } from '../test/logged-in.ts';
import { testBuild } from '../test/page-build.ts';
import { openTestSite } from '../test/site.ts';
import { type SiteServer, startSiteServer } from '../test/site-server.ts';
import { siteRoutes } from '../test/site-routes.ts';

const PUBLIC_URL = 'https://arara.example';
const SESSION_SECRET = 'a-secret-of-at-least-32-characters';
const OF_GUESTS = /^\/(login|register|logout|forgot-my-password|RestorePassword)/;
/** What the guard and the frame of a page keep of every visitor, whatever they send. */
const KEPT_OF_ANY = /^(?:attempts|guard|reading|region|flags|maintenance|session|lock)/;
/** Cookies of every visit, which say nothing of the form. */
const COOKIES_OF_ANY = /^(?:__Host-vitrine|last-module|attribution|device-id|app-source)=/;

/** Fields that forms of the site have, so that an action which takes one goes as far as it can. */
const FIELDS: Readonly<Record<string, string>> = {
  intentId: '0b0f7bd0-9a3c-4f4e-8f57-4a0c7d6f3f11',
  place: '0b0f7bd0-9a3c-4f4e-8f57-4a0c7d6f3f11',
  tap: '1850 sr:match:1 sr:match:1:1:1',
  returnTo: '/esportes',
  amount: '50,00',
  username: 'ana@example.com',
  email: 'ana@example.com',
  password: 'Vitrine!2024',
  currentPassword: 'Vitrine!2024',
  confirmPassword: 'Vitrine!2024',
  acceptTerms: 'on',
  format: 'fractional',
  scheme: 'light',
  pin: '123456',
  code: '123456',
  text: 'Oi',
  method: 'pix',
  period: '1',
  star: 'sr:tournament:1',
  message: 'Oi',
};

type Forgery = 'without a token' | 'with a wrong one' | 'of another session' | 'from another site';
const FORGERIES: readonly Forgery[] = [
  'without a token',
  'with a wrong one',
  'of another session',
  'from another site',
];

let site: SiteServer;
let operator: FakeOperator;
let paths: readonly string[];
let cookie: string;
let ownToken: string;
/** What was done since it was emptied: calls that change something, and what was stored. */
let done: string[] = [];

function watched(client: UpstreamClient): UpstreamClient {
  return {
    call(endpoint, ...options) {
      if (endpoint.method !== 'GET') done.push(`call ${endpoint.name}`);
      return client.call(endpoint, ...options);
    },
  };
}

function watchedStore(store: Store): Store {
  const note = (key: string) => {
    if (!KEPT_OF_ANY.test(key)) done.push(`store ${key}`);
  };
  return {
    ...store,
    set: (key, ...rest) => (note(key), store.set(key, ...rest)),
    insert: (key, ...rest) => (note(key), store.insert(key, ...rest)),
    update: (key, ...rest) => (note(key), store.update(key, ...rest)),
    delete: (key) => (note(`session of ${key}`), store.delete(key)),
  };
}

beforeAll(async () => {
  const actions = await siteRoutes('action');
  paths = Object.values(actions).map(({ path }) => `/${path}`);
  operator = await startFakeOperator();
  const client = createUpstreamClient({ hosts: operator.hosts, now: Date.now });
  const root = { path: '', module: { default: () => null, loader: () => null } };
  site = await startSiteServer({
    build: testBuild({ root, ...actions }),
    variables: { PUBLIC_URL, SESSION_SECRET },
    store: watchedStore(openSqliteStore({ file: ':memory:', now: Date.now })),
    upstream: watched(client),
  });
  cookie = await loggedInCookie(
    site.store,
    { PUBLIC_URL, SESSION_SECRET },
    { ...BETTOR, userRegisterStep: 1 },
  );
  const id = idOf(cookie);
  ownToken = csrfToken(id, openTestSite('arara', { PUBLIC_URL, SESSION_SECRET }).context());
});
afterAll(async () => {
  await site.close();
  await operator.close();
});

/** The visitor's id in their cookie. */
function idOf(given: string): string {
  const [, value = ''] = /=([^.;]+)/.exec(given) ?? [];
  return JSON.parse(atob(decodeURIComponent(value))) as string;
}

async function post(path: string, csrf: string | null, headers: Record<string, string>) {
  done = [];
  const fields = { ...FIELDS, ...(csrf === null ? {} : { csrf }) };
  const { headers: answered } = await site.ask(path.replaceAll(/:\w+\??/g, 'x'), {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: {
      accept: 'text/html',
      cookie: OF_GUESTS.test(path) ? cookie.replace(/=.*/, '=') : cookie,
      ...headers,
    },
  });
  const cookies = answered.getSetCookie().filter((each) => !COOKIES_OF_ANY.test(each));
  return [...done, ...cookies.map((each) => `cookie ${each.replace(/=.*/, '')}`)];
}

function forged(path: string, forgery: Forgery): Promise<readonly string[]> {
  switch (forgery) {
    case 'without a token':
      return post(path, null, {});
    case 'with a wrong one':
      return post(path, 'x'.repeat(ownToken.length), {});
    case 'of another session': {
      const context = openTestSite('arara', { PUBLIC_URL, SESSION_SECRET }).context();
      return post(path, csrfToken(crypto.randomUUID(), context), {});
    }
    case 'from another site':
      return post(path, ownToken, {
        'Sec-Fetch-Site': 'cross-site',
        Origin: 'https://evil.example',
      });
  }
}

describe('a form that is not the visitor’s own', () => {
  it('is taken by no route, whatever it lacks', async () => {
    const accepted: string[] = [];
    let acting = 0;
    for (const path of paths) {
      for (const forgery of FORGERIES) {
        const did = await forged(path, forgery);
        if (did.length > 0) accepted.push(`${path} ${forgery}: ${did.join(', ')}`);
      }
      const own = await post(path, ownToken, { 'Sec-Fetch-Site': 'same-origin' });
      if (own.length > 0) acting += 1;
    }
    process.stdout.write(
      `R5: ${paths.length} routes x ${FORGERIES.length} forged forms, ${accepted.length} accepted; ${acting} act on the visitor's own\n`,
    );
    expect(accepted).toEqual([]);
    // A site that took no form at all would show the same.
    expect(acting).toBeGreaterThan(10);
  });
});
