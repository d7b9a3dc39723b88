import type { LoaderFunctionArgs } from '@remix-run/node';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testBuild } from '../../test/page-build.ts';
import { type SiteServer, startSiteServer } from '../../test/site-server.ts';
import { openSqliteStore } from '../../app/services/base/store/store-sqlite.ts';
import { createAdmission, PageRefused } from './admission.ts';
import { createLoadGuard, type LoadGuard } from './load-guard.ts';
import { createRequestCounts } from './request-limits.ts';

const PAGE = { accept: 'text/html' };
const BROWSER = { ...PAGE, 'Sec-Fetch-Site': 'none' };
/** Visitors of two addresses behind a proxy. */
const ONE = { ...PAGE, 'X-Forwarded-For': '203.0.113.7' };
const OTHER = { ...PAGE, 'X-Forwarded-For': '203.0.113.8' };

const page = (word: string) => ({
  default: () => null,
  loader: ({ request }: LoaderFunctionArgs) => ({ word, at: new URL(request.url).pathname }),
  action: () => ({ word: 'done' }),
});

const BUILD = testBuild({
  root: { path: '', module: { default: () => null, loader: () => null } },
  'routes/sportsbook/sportsbook-home': {
    parentId: 'root',
    path: 'esportes',
    module: page('board'),
  },
  account: { parentId: 'root', path: 'account', module: page('account') },
  slip: { parentId: 'root', path: 'bet-slip', module: page('slip') },
  deposit: { parentId: 'root', path: 'deposit', module: page('deposit') },
});

let site: SiteServer;
let delayMs: number;
let load: LoadGuard;

async function start(variables: Record<string, string> = {}, brandCode = 'arara'): Promise<void> {
  const files = { 'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' };
  site = await startSiteServer({ build: BUILD, files, load, variables, brandCode });
}

beforeEach(() => {
  delayMs = 0;
  load = createLoadGuard({
    loop: () => ({ delayMs, busyShare: 1 }),
    limits: { delayMs: 200, pages: 100 },
    onChange: () => undefined,
  });
});
afterEach(() => site?.close());

/** The event loop of the process is late, or not any more. */
function setDelay(ms: number): void {
  delayMs = ms;
  load.look();
}

describe('a site with more to do than it can', () => {
  it('refuses pages at once with 503, in the brand’s look and words, and says when to come back', async () => {
    await start();
    setDelay(500);
    const { status, headers, body } = await site.ask('/account', { headers: PAGE });
    expect(status).toBe(503);
    expect(headers.get('Retry-After')).toBe('5');
    expect(headers.get('Cache-Control')).toContain('no-store');
    expect(headers.get('Content-Encoding')).toBeNull();
    expect(body).toContain('<html lang="pt-BR" data-brand="arara"');
    expect(body).toContain('<h1>Muita gente por aqui agora</h1>');
    expect(body).toContain('<a class="again" href="/account">Tentar de novo</a>');
    expect(body).not.toContain('<script');
  });

  it('says it in Spanish, and in a line to who takes no page', async () => {
    await start({}, 'axolote');
    setDelay(500);
    const spanish = await site.ask('/account', { headers: PAGE });
    expect(spanish.body).toContain('<h1>Hay mucha gente por aquí ahora</h1>');
    const line = await site.ask('/account', { headers: { accept: 'text/plain' } });
    expect([line.status, line.body.split('\n')[0]]).toEqual([
      503,
      'Hay mucha gente por aquí ahora',
    ]);
  });

  it('answers boards for guests, files, forms, and all about money', async () => {
    await start();
    setDelay(500);
    for (const path of ['/favicon.svg', '/health/live', '/bet-slip', '/deposit', '/esportes']) {
      const { status } = await site.ask(path, { headers: BROWSER });
      expect(status, path).toBe(200);
    }
    const form = { method: 'POST', body: new URLSearchParams({ a: '1' }), headers: PAGE };
    expect((await site.ask('/account', form)).status).toBe(200);
    const afterForm = { ...PAGE, Referer: `${site.origin}/deposit` };
    expect((await site.ask('/account', { headers: afterForm })).status).toBe(200);
  });

  it('makes pages again when it has calmed down', async () => {
    await start();
    setDelay(500);
    expect((await site.ask('/account', { headers: PAGE })).status).toBe(503);
    setDelay(10);
    expect((await site.ask('/account', { headers: PAGE })).status).toBe(200);
    expect(load.pages()).toBe(0);
  });
});

describe('requests of one address', () => {
  it('get 429 with words beyond the limit, while others go on', async () => {
    await start({ TRUST_PROXY: '1', REQUESTS_PER_ADDRESS: '20' });
    for (let count = 1; count < 20; count += 1) {
      expect((await site.ask('/account', { headers: ONE })).status).toBe(200);
    }
    const { status, headers, body } = await site.ask('/account', { headers: ONE });
    expect(status).toBe(429);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(50);
    expect(headers.get('Cache-Control')).toContain('no-store');
    expect(body).toContain('<h1>Foram muitos pedidos em pouco tempo</h1>');
    expect((await site.ask('/account', { headers: OTHER })).status).toBe(200);
    expect((await site.ask('/favicon.svg', { headers: ONE })).status).toBe(200);
  });

  it('are not limited where the site stands behind a proxy that it doesn’t know of', async () => {
    await start({ REQUESTS_PER_ADDRESS: '20' });
    for (let count = 0; count < 30; count += 1) {
      expect((await site.ask('/account', { headers: ONE })).status).toBe(200);
    }
  });
});

describe('requests of one bettor', () => {
  const admission = createAdmission({
    guard: { begin: () => () => undefined },
    counts: createRequestCounts({
      store: openSqliteStore({ file: ':memory:', now: Date.now }),
      limits: { perAddress: 0, perAccount: 20 },
      now: Date.now,
    }),
    failurePage: { send: () => undefined },
  });

  it('are refused beyond the limit, while other bettors and guests go on', async () => {
    for (let count = 1; count < 20; count += 1) await admission.countAccount('one');
    const beyond = await admission.countAccount('one').catch((error: unknown) => error);
    expect(beyond).toBeInstanceOf(PageRefused);
    expect(beyond).toMatchObject({ reason: 'account' });
    await admission.countAccount('other');
    for (let count = 0; count < 50; count += 1) await admission.countAccount(null);
  });
});
