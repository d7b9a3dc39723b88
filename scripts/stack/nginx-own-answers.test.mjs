import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasNginx, startNginx } from './test/running-nginx.mjs';

const SITES_POLICY = "default-src 'self'; frame-ancestors 'none'";

/** @param {readonly string[]} raw @param {string} name */
const saidIn = (raw, name) =>
  raw.filter((_, index) => index % 2 === 1 && raw[index - 1]?.toLowerCase() === name);

describe.skipIf(!hasNginx)('an answer of nginx', () => {
  const files = mkdtempSync(path.join(tmpdir(), 'vitrine-files-'));
  const site = createServer((asked, answer) => {
    if (asked.url === '/breaks') return void asked.socket.destroy();
    answer.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    answer.setHeader('X-Content-Type-Options', 'nosniff');
    answer.setHeader('Content-Security-Policy', SITES_POLICY);
    answer.setHeader(
      'Cache-Control',
      asked.url === '/robots.txt' ? 'public,max-age=60' : 'no-store',
    );
    answer.end('a page');
  });
  /** @type {Awaited<ReturnType<typeof startNginx>>} */
  let nginx;

  beforeAll(async () => {
    mkdirSync(path.join(files, 'assets'));
    writeFileSync(path.join(files, 'assets/page.js'), '1');
    await once(site.listen(0, '127.0.0.1'), 'listening');
    const address = /** @type {import('node:net').AddressInfo} */ (site.address());
    nginx = await startNginx({
      sites: [`127.0.0.1:${address.port}`],
      files,
      // Another name leads to the one of the site, as docs/going-live.md has it.
      change: (config, port) =>
        config.replace(
          /\}\s*$/,
          `server { listen 127.0.0.1:${port} ssl http2; server_name www.arara.example; return 301 https://arara.example$request_uri; }\n}\n`,
        ),
    });
  });
  afterAll(async () => {
    await nginx.stop();
    nginx.remove();
    site.close();
    rmSync(files, { recursive: true, force: true });
  });

  it.each([
    ['a refused path', 404, '/health/live', {}],
    ['a site that is gone', 502, '/breaks', {}],
    [
      'a body that is too large',
      413,
      '/login',
      { method: 'POST', headers: { 'content-length': 600_000 } },
    ],
    ['a request to be sent back (TRACE)', 405, '/login', { method: 'TRACE' }],
    ['another name', 301, '/login', { headers: { host: 'www.arara.example' } }],
    ['a file', 200, '/assets/page.js', {}],
  ])('to %s says HSTS, nosniff and that nobody frames it', async (_, status, url, options) => {
    const answer = await nginx.ask(url, options);
    expect(answer.status).toBe(status);
    expect(saidIn(answer.raw, 'strict-transport-security')).toEqual([
      'max-age=31536000; includeSubDomains',
    ]);
    expect(saidIn(answer.raw, 'x-content-type-options')).toEqual(['nosniff']);
    expect(saidIn(answer.raw, 'content-security-policy')).toEqual(["frame-ancestors 'none'"]);
  });

  it.each(['/login', '/robots.txt', '/robots.txt', '/assets/of-another-release.js'])(
    'from a site says what the site says, once: %s',
    async (url) => {
      const { status, raw } = await nginx.ask(url);
      expect(status).toBe(200);
      expect(saidIn(raw, 'content-security-policy')).toEqual([SITES_POLICY]);
      expect(saidIn(raw, 'strict-transport-security')).toHaveLength(1);
      expect(saidIn(raw, 'x-content-type-options')).toHaveLength(1);
    },
  );

  it('says nothing of TLS without it', async () => {
    const plain = request({ host: '127.0.0.1', port: nginx.port, path: '/login' }).end();
    const [answer] = await once(plain, 'response');
    answer.resume();
    expect(answer.statusCode).toBe(400);
    expect(answer.headers).not.toHaveProperty('strict-transport-security');
  });
});
