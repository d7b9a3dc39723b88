import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { ReadableStream } from 'node:stream/web';
import { setTimeout as wait } from 'node:timers/promises';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { afterEach, describe, expect, it } from 'vitest';
import { testBuild } from '../test/page-build.ts';
import { type SiteServer, startSiteServer } from '../test/site-server.ts';

/** The rest of a download under way. */
let rest = Promise.withResolvers<Buffer>();

/** How many pieces of a long download were read so far. */
let piecesRead = 0;

/** A route that answers with what its loader and action were given, and a download below it. */
const BUILD = testBuild({
  facts: {
    path: 'facts',
    module: {
      loader: ({ context }: LoaderFunctionArgs) =>
        Response.json({
          brand: context.brand.code,
          nonce: context.nonce,
          requestId: context.requestId,
          clientAddress: context.clientAddress,
          flags: JSON.stringify(context.flagOverrides),
          id: context.newId(),
        }),
      action: async ({ request }: LoaderFunctionArgs) =>
        new Response(`${(await request.text()).length}`),
    },
  },
  long: {
    path: 'long',
    parentId: 'facts',
    module: {
      loader({ context }: LoaderFunctionArgs) {
        context.answer.isStream = true;
        piecesRead = 0;
        const pages = new ReadableStream({
          pull(controller) {
            piecesRead += 1;
            controller.enqueue(randomBytes(65_536));
            if (piecesRead === 400) controller.close();
          },
        });
        return new Response(pages, { headers: { 'Content-Type': 'text/csv' } });
      },
    },
  },
  file: {
    path: 'file',
    parentId: 'facts',
    module: {
      loader({ context }: LoaderFunctionArgs) {
        context.answer.isStream = true;
        rest = Promise.withResolvers();
        const pages = ReadableStream.from([Buffer.from('first,'), rest.promise]);
        return new Response(pages, { headers: { 'Content-Type': 'text/csv' } });
      },
    },
  },
});

const FILES = {
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/root-abc123.js': 'export {};',
};

describe('app', () => {
  let site: SiteServer;
  let origin: string;
  afterEach(() => site.close());

  async function start(variables: Record<string, string> = {}): Promise<void> {
    site = await startSiteServer({ build: BUILD, files: FILES, variables });
    origin = site.origin;
  }

  async function facts(headers: Record<string, string> = {}) {
    const response = await fetch(`${origin}/facts`, { headers });
    return { response, body: (await response.json()) as Record<string, string> };
  }

  it('has the flags of countries, and a plain answer where there is none', async () => {
    await start();
    const flag = await fetch(`${origin}/country-flags/BR.svg`);
    expect(flag.headers.get('content-type')).toBe('image/svg+xml');
    expect(await flag.text()).toContain('<svg');
    expect((await fetch(`${origin}/country-flags/QQ.svg`)).status).toBe(404);
  });

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

  it('FLAG-02 keeps what an address says of flags for the pages after it, where it may', async () => {
    const asked = `/facts?${new URLSearchParams({ flags: '{"show-casino":false}' })}`;
    await start({ FLAG_OVERRIDES: '1' });
    const [kept = ''] = (await fetch(origin + asked)).headers.getSetCookie();
    expect(kept).toContain('Path=/; HttpOnly; SameSite=Lax');
    const [cookie = ''] = kept.split(';');
    expect((await facts({ Cookie: cookie })).body['flags']).toBe('{"show-casino":false}');
    expect((await facts()).body['flags']).toBe('{}');
    await site.close();
    await start();
    expect((await fetch(origin + asked)).headers.getSetCookie()).toEqual([]);
    expect((await facts({ Cookie: cookie })).body['flags']).toBe('{}');
  });

  it('sends the security headers, and HSTS only over https', async () => {
    await start();
    const { headers } = (await facts()).response;
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('microphone=()');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it.each(['username=ana', 'linkToken=9', 'Token=9'])(
    'tells the page after a mailed link (%s) no address',
    async (query) => {
      await start();
      const { headers } = await fetch(`${origin}/facts?${query}`);
      expect(headers.get('referrer-policy')).toBe('strict-origin');
    },
  );

  it('TRACK-06 lets third parties through by their exact addresses, for who allows them alone', async () => {
    await start({
      TAG_MANAGER_URL: 'https://tags.example/t.js',
      CRM_SCRIPT_URL: 'https://crm.example/c.js',
      RECORDING_SCRIPT_URL: 'https://recorder.example/r.js',
      TRACKING_ORIGINS: 'https://tags.example,https://pixel.example/path',
    });
    // A nonce is chance, which can spell any of the words looked for.
    const policyFor = async (consent: string) =>
      (await facts({ Cookie: `consent=${consent}` })).response.headers
        .get('content-security-policy')
        ?.replaceAll(/'nonce-[^']*'/g, "'nonce'") ?? '';
    for (const answer of ['', 'necessary', 'anything']) {
      expect(await policyFor(answer)).not.toMatch(/tags|crm|recorder|pixel/);
    }
    const measured = await policyFor('measurement');
    expect(measured).toMatch(
      /script-src 'self' [^;]* https:\/\/tags.example\/t.js https:\/\/recorder.example\/r.js https:\/\/tags.example https:\/\/pixel.example;/,
    );
    expect(measured).toMatch(
      /img-src 'self' data: https:\/\/tags.example https:\/\/pixel.example;/,
    );
    expect(measured).toMatch(/connect-src [^;]*https:\/\/pixel.example/);
    expect(measured).not.toContain('crm');
    expect(await policyFor('all')).toContain('https://crm.example/c.js');
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
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await asset.text()).toBe('export {};');
    const icon = await fetch(`${origin}/favicon.svg`);
    expect(icon.headers.get('cache-control')).toBe('public, max-age=3600');
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
    await site.store.close();
    const failing = await fetch(`${origin}/health`);
    expect(failing.status).toBe(503);
    expect(await failing.json()).toMatchObject({ store: 'down' });
  });

  it('serves before the catalogue was read, and says that it is not ready', async () => {
    site = await startSiteServer({ build: BUILD, isOperatorAnswering: false });
    expect((await site.ask('/facts')).status).toBe(200);
    expect((await site.ask('/health/live')).status).toBe(200);
    for (const path of ['/health', '/health/ready']) {
      const { status, body } = await site.ask(path);
      expect(status).toBe(503);
      expect(JSON.parse(body)).toMatchObject({ store: 'up', catalogue: 'loading' });
    }
  });

  it('streams live frames without compressing them', async () => {
    await start();
    const leave = new AbortController();
    const response = await fetch(`${origin}/live?topics=home&since=${site.hub.version()}`, {
      signal: leave.signal,
      headers: { 'Accept-Encoding': 'gzip, br' },
    });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(response.headers.get('content-encoding')).toBeNull();
    leave.abort();
  });

  it('tells its health under one path only, which a proxy can keep to itself', async () => {
    await start();
    expect((await site.ask('/Health/ready')).status).toBe(404);
    expect((await site.ask('/HEALTH')).status).toBe(404);
  });

  it('serves on while it is told to stop, and sends its visitors elsewhere', async () => {
    await start();
    const leave = new AbortController();
    const stream = await fetch(`${origin}/live?topics=home`, { signal: leave.signal });
    site.drain();
    // Ends by itself, with the word that the live script waits for.
    expect(await stream.text()).toMatch(/event: move\ndata: \{\}\n\n$/);
    const ready = await site.ask('/health/ready');
    expect(ready.status).toBe(503);
    expect(JSON.parse(ready.body)).toMatchObject({ store: 'up', stopping: true });
    expect((await site.ask('/health/live')).status).toBe(200);
    const page = await site.ask('/facts');
    expect(page.status).toBe(200);
    expect(page.headers.get('connection')).toBe('close');
    const late = await site.ask('/live?topics=home');
    expect(late.status).toBe(503);
    expect(late.headers.get('retry-after')).toBe('1');
  });

  it.each(['identity', 'gzip'])(
    'reads no more of a long download than its browser takes: %s',
    async (encoding) => {
      await start();
      const asked = get(`${origin}/facts/long`, { headers: { 'Accept-Encoding': encoding } });
      const [download] = (await once(asked, 'response')) as [IncomingMessage];
      download.pause();
      for (let read = -1; read !== piecesRead; await wait(300)) read = piecesRead;
      // What the connection itself holds.
      expect(piecesRead).toBeLessThan(300);
      download.resume();
      await once(download, 'end');
      expect(piecesRead).toBe(400);
    },
  );

  it('finishes a download while it is told to stop, so that none looks whole that is not', async () => {
    await start();
    const download = await fetch(`${origin}/facts/file`);
    site.drain();
    rest.resolve(Buffer.from('last'));
    expect(await download.text()).toBe('first,last');
  });

  it('names who to tell of a weakness, where somebody is named', async () => {
    await start({
      SECURITY_CONTACT: 'mailto:security@arara.example',
      PUBLIC_URL: 'https://arara.example',
    });
    const { status, headers, body } = await site.ask('/.well-known/security.txt');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/plain');
    expect(body).toContain('Contact: mailto:security@arara.example\n');
    expect(body).toContain('Canonical: https://arara.example/.well-known/security.txt\n');
    const [, expires = ''] = /^Expires: (.+)$/m.exec(body) ?? [];
    expect(Date.parse(expires)).toBeGreaterThan(Date.now());
    await site.close();
    await start();
    expect((await site.ask('/.well-known/security.txt')).status).toBe(404);
  });

  it('survives requests that break off, and addresses that are none', async () => {
    await start();
    const broken = connect(site.port, '127.0.0.1');
    broken.write('POST /facts HTTP/1.1\r\nHost: site\r\nContent-Length: 100\r\n\r\nhalf');
    await once(broken, 'connect');
    broken.destroy();
    const odd = 'GET /facts HTTP/1.1\r\nHost: a b:c\r\nConnection: close\r\n\r\n';
    expect(await site.send(odd)).toMatch(/^HTTP\/1\.1 400/);
    expect((await facts()).response.status).toBe(200);
  });
});
