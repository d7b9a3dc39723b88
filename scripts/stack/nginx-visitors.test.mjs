import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasNginx, startNginx } from './test/running-nginx.mjs';

describe.skipIf(!hasNginx)('visitors behind a CDN and a balancer', () => {
  const site = createServer((asked, answer) => {
    answer.setHeader('X-Seen', asked.headers['x-forwarded-for'] ?? 'nobody');
    answer.end();
  });
  /** @type {Awaited<ReturnType<typeof startNginx>>} */
  let nginx;

  beforeAll(async () => {
    await once(site.listen(0, '127.0.0.1'), 'listening');
    const address = /** @type {import('node:net').AddressInfo} */ (site.address());
    nginx = await startNginx({
      sites: [`127.0.0.1:${address.port}`],
      // The balancer, which asks here, and the CDN before it.
      trustedProxies: ['127.0.0.1', '203.0.113.0/24'],
    });
  });
  afterAll(async () => {
    await nginx.stop();
    nginx.remove();
    site.close();
  });

  it.each([
    ['a visitor of the CDN', '198.51.100.7, 203.0.113.9', '198.51.100.7'],
    ['a visitor who came past the CDN', '198.51.100.7', '198.51.100.7'],
    ['a visitor who names another', '192.0.2.1, 198.51.100.7, 203.0.113.9', '198.51.100.7'],
    ['who is not said', undefined, '127.0.0.1'],
  ])('%s', async (_, said, seen) => {
    const headers = said === undefined ? {} : { 'x-forwarded-for': said };
    expect((await nginx.ask('/login', { headers })).headers['x-seen']).toBe(seen);
  });
});
