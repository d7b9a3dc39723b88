import { createUpstreamClient, type UpstreamClient } from '@vitrine/upstream/base/client';
import { SessionEnded } from '@vitrine/upstream/base/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RouteHandle } from '../app/guard/route-handle.ts';
import { rowOf } from '../app/guard/route-table.ts';
import { identityPaths } from '../app/paths/identity-paths.ts';
import type { SessionRecord } from '../app/services/base/session/session-record.ts';
import { ENDED_ELSEWHERE, sessionKey } from '../app/services/base/session/visitor.server.ts';
import { csrfToken } from '../app/services/forms/csrf.server.ts';
import { ownerMark } from '../app/services/forms/form-owner.server.ts';
import { KEPT_FIELDS } from '../app/services/forms/kept-fields.ts';
import { guardOf, isPageLoader } from '../app/services/shell/guard.server.ts';
import { BETTOR } from '../test/browser.ts';
import { type FakeOperator, startFakeOperator } from '../test/fake-operator.ts';
import { loggedInCookie } from '../test/logged-in.ts';
import { testBuild, type TestRoute } from '../test/page-build.ts';
import { openTestSite } from '../test/site.ts';
import { type SiteServer, startSiteServer } from '../test/site-server.ts';
import { siteRoutes } from '../test/site-routes.ts';

const SETTINGS = {
  PUBLIC_URL: 'https://arara.example',
  SESSION_SECRET: 'a-secret-of-at-least-32-characters',
};
const STRANGER = { ...BETTOR, userId: 'u-2' };
const SECRETS = { password: 'Vitrine!2024', code: '123456', pin: '123456', token: 't', csrf: '' };
/** One text for every field that any form keeps. */
const TYPED = Object.fromEntries([...KEPT_FIELDS].map((name) => [name, `typed into ${name}`]));

/** Pages that this test can't open, for bettors of Brazil and of Mexico; their guard is that of all others. */
const NOT_OPENED: Readonly<Record<string, string>> = {
  '/verify-email': 'has a PIN alone, and no guest',
  '/enable-location': 'has one answer, and no guest',
  '/admin-mode': 'is there for staff',
  '/account-migration': 'is there for bettors of the older domain',
  '/withdrawal/accounts': 'is there outside of Brazil: see below',
  '/authorize': 'is there in builds with a gate',
  '/casino/game/x': 'needs a game',
  '/esportes/x/evento/x/criar-aposta': 'needs an event',
  '/bet-slip/kept/x': 'needs a slip that was put aside',
  '/withdrawal/cancel/x': 'needs a withdrawal',
  '/bet-history/x/cash-out': 'needs a bet',
  '/bet-history/x/repeat': 'needs a bet',
};

const INTENT = '0b0f7bd0-9a3c-4f4e-8f57-4a0c7d6f3f11';

let site: SiteServer;
let operator: FakeOperator;
/** Addresses with an action, and whether a guest may send its form as far as the guard knows. */
let forms: readonly { readonly path: string; readonly isOpen: boolean; readonly isPage: boolean }[];
let build: ReturnType<typeof testBuild>;
/** Every call of a session is refused, and so is its refresh. */
let isOperatorDone = false;

function ending(client: UpstreamClient): UpstreamClient {
  return {
    call(endpoint, ...options) {
      const [settings] = options.slice(-1) as [{ readonly session?: unknown } | undefined];
      if (isOperatorDone && settings?.session)
        throw new SessionEnded('refreshRefused', endpoint.name);
      return client.call(endpoint, ...options);
    },
  };
}

beforeAll(async () => {
  const [actions, loaders] = await Promise.all([siteRoutes('action'), siteRoutes('loader')]);
  const routes: Record<string, TestRoute> = {
    root: { path: '', module: { default: () => null, loader: () => null } },
  };
  for (const [file, route] of Object.entries({ ...loaders, ...actions })) {
    routes[file] = { ...route, module: { ...loaders[file]?.module, ...actions[file]?.module } };
  }
  forms = Object.entries(actions).flatMap(([file, { path, module }]) => {
    const handle = guardOf((module as { action: object }).action) as RouteHandle;
    const { who } = rowOf(handle.route);
    if (who === 'guest' || path === 'logout') return [];
    const { loader } = (loaders[file]?.module ?? {}) as { loader?: object };
    const isPage = loader !== undefined && isPageLoader(loader);
    return [{ path: `/${path.replaceAll(/:\w+\??/g, 'x')}`, isOpen: who === 'anyone', isPage }];
  });
  build = testBuild(routes);
  operator = await startFakeOperator();
  site = await startSiteServer({
    build,
    variables: SETTINGS,
    upstream: ending(createUpstreamClient({ hosts: operator.hosts, now: Date.now })),
  });
});
afterAll(async () => {
  await site.close();
  await operator.close();
});

function idOf(cookie: string): string {
  const [, value = ''] = /=([^.;]+)/.exec(cookie) ?? [];
  return JSON.parse(atob(decodeURIComponent(value))) as string;
}

const logIn = (bettor = BETTOR) => loggedInCookie(site.store, SETTINGS, bettor);

/** The token as the forms of a bettor's pages carry it. */
function formCsrf(cookie: string): string {
  const context = openTestSite('arara', SETTINGS).context();
  return `${csrfToken(idOf(cookie), context)}.${ownerMark(BETTOR.userId, context)}`;
}

/** Sends a form as the page of a bettor made it. */
async function post(
  path: string,
  cookie: string,
  fields: Readonly<Record<string, string>> = TYPED,
) {
  const csrf = formCsrf(cookie);
  const { status, headers } = await site.ask(path, {
    method: 'POST',
    body: new URLSearchParams({ ...fields, ...SECRETS, csrf }),
    headers: { accept: 'text/html', cookie, 'sec-fetch-site': 'same-origin' },
  });
  const to = new URL(headers.get('Location') ?? '/', SETTINGS.PUBLIC_URL);
  return { status, login: to.pathname, returnTo: to.searchParams.get('returnTo') ?? '' };
}

/** What a page says of a form that waited; undefined for nothing. */
async function keptOn(address: string, cookie: string) {
  const { status, body } = await site.ask(address, { headers: { accept: 'text/html', cookie } });
  if (status !== 200) return `a page of ${status}`;
  const { loaderData } = JSON.parse(body) as { loaderData: Record<string, unknown> };
  return Object.values(loaderData)
    .map((data) => (data as { kept?: { values: object; notice: string } } | null)?.kept)
    .find((kept) => kept !== undefined);
}

const endings: Readonly<Record<string, (cookie: string) => Promise<unknown>>> = {
  'has run out': (cookie) => site.store.delete(sessionKey(idOf(cookie))),
  'has lasted as long as it may': async (cookie) => {
    const key = sessionKey(idOf(cookie));
    await site.store.update<SessionRecord>(
      key,
      60_000,
      (held) => held && { ...held, startedAt: 0 },
    );
  },
  'was ended elsewhere': (cookie) =>
    site.store.set(sessionKey(idOf(cookie)), ENDED_ELSEWHERE, { ttlMs: 60_000 }),
};

describe('a form whose session', () => {
  it.each(Object.keys(endings))('%s leads to the log-in and back as it was typed', async (end) => {
    const wrong: string[] = [];
    let kept = 0;
    let shown = 0;
    for (const { path, isOpen, isPage } of forms) {
      const cookie = await logIn();
      await endings[end]?.(cookie);
      const { login, returnTo } = await post(path, cookie);
      if (login !== '/login') {
        // A guest may send it; the rest has nothing to keep.
        if (!isOpen && !(path in NOT_OPENED)) wrong.push(`${path} leads to ${login}`);
        continue;
      }
      if (!/[?&]kept=/.test(returnTo)) wrong.push(`${path} keeps nothing`);
      kept += 1;
      if (!isPage || path in NOT_OPENED) continue;
      const told = await keptOn(returnTo, await logIn(STRANGER));
      if (typeof told === 'object') wrong.push(`${path} is shown to another bettor`);
      const back = await logIn();
      const form = await keptOn(returnTo, back);
      if (typeof form !== 'object') {
        wrong.push(`${path} shows ${String(form)}`);
        continue;
      }
      shown += 1;
      expect(form.values, path).toMatchObject(TYPED);
      for (const secret of Object.keys(SECRETS)) expect(form.values).not.toHaveProperty(secret);
      expect(form.notice, path).toContain('Nada foi enviado');
      if (typeof (await keptOn(returnTo, back)) === 'object') wrong.push(`${path} is shown twice`);
    }
    expect(wrong).toEqual([]);
    process.stdout.write(`a session that ${end}: ${kept} forms kept, ${shown} shown\n`);
    expect(shown).toBeGreaterThan(15);
  });

  it.each([
    ['/account/details', { cellPhone: '(21) 98765-4321', address: 'Rua das Laranjeiras, 10' }],
    [
      '/complete-profile/user-details',
      { cellPhone: '(21) 98765-4321', address: 'Rua das Laranjeiras, 10' },
    ],
    ['/account/settings', { setting: 'notifications', email: 'on' }],
    ['/responsable-game', { kind: 'deposit', 'deposit-daily': '50,00' }],
    ['/responsable-game', { interval: '60' }],
    ['/responsable-game/pause', { period: '72' }],
    ['/account/close', { motivo: 'noUse' }],
    ['/bank-accounts', { keyType: '1', key: '529.982.247-25' }],
    ['/deposit', { intentId: INTENT, method: 'pix', amount: '50,00' }],
    ['/withdrawal', { intentId: INTENT, account: 'a', amount: '50,00' }],
  ])('the operator ends while %s is sent waits, too', async (path, fields) => {
    const cookie = await logIn();
    isOperatorDone = true;
    const { login, returnTo } = await post(path, cookie, fields);
    isOperatorDone = false;
    expect(login).toBe('/login');
    const kept = await keptOn(returnTo, await logIn());
    expect(kept, returnTo).toMatchObject({ values: fields });
  });

  it('has run out names the file to choose again', async () => {
    const cookie = await logIn();
    await endings['has run out']?.(cookie);
    const body = new FormData();
    body.set('csrf', formCsrf(cookie));
    body.set('document', 'front');
    body.set('file', new File([new Uint8Array(300_000)], 'rg-frente.jpg'));
    const { headers } = await site.ask(identityPaths.card, {
      method: 'POST',
      body,
      headers: { accept: 'text/html', cookie, 'sec-fetch-site': 'same-origin' },
    });
    const login = new URL(headers.get('Location') ?? '/', SETTINGS.PUBLIC_URL);
    const kept = await keptOn(login.searchParams.get('returnTo') ?? '', await logIn());
    expect(kept).toMatchObject({
      notice:
        'Você entrou de novo. Nada foi enviado: escolha o arquivo rg-frente.jpg de novo e envie.',
    });
  });

  it('has ended keeps the account of a bettor in Mexico', async () => {
    const mexico = await startSiteServer({ build, brandCode: 'axolote', variables: SETTINGS });
    const brazil = site;
    site = mexico;
    try {
      const cookie = await logIn();
      await endings['has run out']?.(cookie);
      const { returnTo } = await post('/withdrawal/accounts', cookie);
      expect(await keptOn(returnTo, await logIn())).toMatchObject({ values: TYPED });
    } finally {
      site = brazil;
      await mexico.close();
    }
  });
});
