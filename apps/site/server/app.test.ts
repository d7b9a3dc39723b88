import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoaderFunctionArgs, ServerBuild } from '@remix-run/node';
import { brandFacts } from '@vitrine/brand-themes/brands';
import { createUpstreamClient } from '@vitrine/upstream/client';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqliteStore } from '../app/services/store-sqlite.ts';
import type { Store } from '../app/services/store.ts';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { startFakeOperator, type FakeOperator } from './fake-operator.ts';
import { createFeedHub, type FeedHub } from './feed-hub.ts';
import { liveEndpoint, type LiveEndpoint } from './live-endpoint.ts';
import { builtFiles } from './site-build.ts';

/** A build of one route, which answers with what its loader and action were given. */
const BUILD = {
  entry: { module: { default: () => new Response('page') } },
  assetsBuildDirectory: '',
  basename: '/',
  publicPath: '/',
  isSpaMode: false,
  mode: 'production',
  future: { v3_singleFetch: true },
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
  routes: {
    facts: {
      id: 'facts',
      path: 'facts',
      module: {
        loader: ({ context }: LoaderFunctionArgs) =>
          Response.json({
            brand: context.brand.code,
            nonce: context.nonce,
            requestId: context.requestId,
            clientAddress: context.clientAddress,
            id: context.newId(),
          }),
        action: async ({ request }: LoaderFunctionArgs) =>
          new Response(`${(await request.text()).length}`),
      },
    },
  },
} as unknown as ServerBuild;

describe('app', () => {
  let folder: string;
  let operator: FakeOperator;
  let store: Store;
  let hub: FeedHub;
  let live: LiveEndpoint;
  let server: Server;
  let origin: string;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'vitrine-app-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    writeFileSync(join(folder, 'assets', 'root-abc123.js'), 'export {};');
    operator = await startFakeOperator();
    store = openSqliteStore({ file: ':memory:', now: Date.now });
  });
  afterEach(async () => {
    live.close();
    hub.close();
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
    await operator.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function start(variables: Record<string, string> = {}): Promise<void> {
    const config = readConfig({
      BRAND: 'arara',
      NODE_ENV: 'production',
      SESSION_SECRET: 'a-secret-of-at-least-32-characters',
      SANDBOX_URL: 'http://127.0.0.1:9',
      ...variables,
    });
    const log = pino({ level: 'silent' });
    const upstream = createUpstreamClient({ hosts: operator.hosts, now: Date.now });
    const { hosts } = operator;
    const random = () => 0.5;
    hub = createFeedHub({ upstream, hosts, log, random, now: Date.now, epoch: 'test' });
    await hub.started;
    live = liveEndpoint({ hub, random });
    const site = { build: BUILD, files: builtFiles(folder) };
    const brand = brandFacts('arara');
    const app = createApp({ config, brand, store, upstream, hub, live, site, log, now: Date.now });
    server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  async function facts(headers: Record<string, string> = {}) {
    const response = await fetch(`${origin}/facts`, { headers });
    return { response, body: (await response.json()) as Record<string, string> };
  }

  it('hands the brand and a new nonce to each request, and lets only that nonce run inline', async () => {
    await start();
    const [first, second] = [await facts(), await facts()];
    expect(first.body['brand']).toBe('arara');
    expect(first.body['nonce']).not.toBe(second.body['nonce']);
    const policy = first.response.headers.get('content-security-policy');
    expect(policy).toContain(`script-src 'self' 'nonce-${first.body['nonce']}'`);
    expect(policy).toContain("style-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  });

  it('sends the security headers, and HSTS only over https', async () => {
    await start();
    const { headers } = (await facts()).response;
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('microphone=()');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('sends HSTS when browsers come over https', async () => {
    await start({ PUBLIC_URL: 'https://arara.example' });
    const { headers } = (await facts()).response;
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
  });

  it('believes no header about the client without trusted proxies', async () => {
    await start();
    const forged = { 'X-Forwarded-For': '203.0.113.9', 'X-Request-Id': 'forged' };
    const { body, response } = await facts(forged);
    expect(body['clientAddress']).toBe('127.0.0.1');
    expect(body['requestId']).not.toBe('forged');
    expect(response.headers.get('x-request-id')).toBe(body['requestId']);
  });

  it('believes as many proxies as it was told to trust', async () => {
    await start({ TRUST_PROXY: '1' });
    const forwarded = { 'X-Forwarded-For': '198.51.100.1, 203.0.113.9', 'X-Request-Id': 'edge-1' };
    const { body } = await facts(forwarded);
    expect(body).toMatchObject({ clientAddress: '203.0.113.9', requestId: 'edge-1' });
    expect((await facts({ 'X-Request-Id': 'a b\tc' })).body['requestId']).toMatch(/^[\w-]{36}$/);
  });

  it('serves built files, hashed ones for a year, and 404 for a name of an older build', async () => {
    await start();
    const asset = await fetch(`${origin}/assets/root-abc123.js`);
    expect(asset.headers.get('cache-control')).toBe('public,max-age=31536000,immutable');
    expect(await asset.text()).toBe('export {};');
    const icon = await fetch(`${origin}/favicon.svg`);
    expect(icon.headers.get('cache-control')).toBe('public,max-age=3600');
    const gone = await fetch(`${origin}/assets/root-older.js`);
    expect(gone.status).toBe(404);
    expect(gone.headers.get('cache-control')).toBe('no-store');
    expect((await fetch(`${origin}/assets/..%2f..%2fpackage.json`)).status).toBe(404);
  });

  it('takes a form, and refuses a body that is too large or of unknown length', async () => {
    await start();
    const post = (body: string) => fetch(`${origin}/facts`, { method: 'POST', body });
    expect(await (await post('x'.repeat(1_000))).text()).toBe('1000');
    expect((await post('x'.repeat(129 * 1024))).status).toBe(413);
    const stream = new Blob(['x']).stream();
    const chunked = { method: 'POST', body: stream, duplex: 'half' } as RequestInit;
    expect((await fetch(`${origin}/facts`, chunked)).status).toBe(411);
  });

  it('tells its health, and 503 once the store is gone', async () => {
    await start();
    const healthy = await fetch(`${origin}/health`);
    expect(healthy.status).toBe(200);
    expect(await healthy.json()).toMatchObject({ store: 'up', streams: 0 });
    await store.close();
    const failing = await fetch(`${origin}/health`);
    expect(failing.status).toBe(503);
    expect(await failing.json()).toMatchObject({ store: 'down' });
  });

  it('streams live frames without compressing them', async () => {
    await start();
    const leave = new AbortController();
    const response = await fetch(`${origin}/live?topics=home&since=${hub.version()}`, {
      signal: leave.signal,
      headers: { 'Accept-Encoding': 'gzip, br' },
    });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(response.headers.get('content-encoding')).toBeNull();
    leave.abort();
  });

  it('survives requests that break off, and addresses that are none', async () => {
    await start();
    const { port } = new URL(origin);
    const broken = connect(Number(port), '127.0.0.1');
    broken.write('POST /facts HTTP/1.1\r\nHost: site\r\nContent-Length: 100\r\n\r\nhalf');
    await once(broken, 'connect');
    broken.destroy();
    const odd = connect(Number(port), '127.0.0.1');
    odd.end('GET /facts HTTP/1.1\r\nHost: a b:c\r\nConnection: close\r\n\r\n');
    let answer = '';
    for await (const bytes of odd) answer += String(bytes);
    expect(answer).toMatch(/^HTTP\/1\.1 (400|500)/);
    expect((await facts()).response.status).toBe(200);
  });
});
