import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../tests/free-port.ts';
import { hasNginx, startNginx } from './test/running-nginx.mjs';

describe.skipIf(!hasNginx)('the logs of nginx while no site answers', () => {
  /** @type {Awaited<ReturnType<typeof startNginx>>} */
  let nginx;

  beforeAll(async () => {
    const gone = [await freePort(), await freePort()];
    nginx = await startNginx({ sites: gone.map((site) => `127.0.0.1:${site}`) });
    expect((await nginx.ask('/RestorePassword?Token=SECRET')).status).toBe(502);
    await nginx.stop();
  });
  afterAll(() => nginx.remove());

  it('hold when who asked for which path', () => {
    const lines = readFileSync(path.join(nginx.folder, 'access.log'), 'utf8');
    expect(lines).toMatch(
      /^\d{4}-\d\d-\d\dT\S+ 127\.0\.0\.1 \d+ GET \/RestorePassword 502 \d+\.\d{3} [\da-f]{32}$/m,
    );
    expect(lines).not.toContain('SECRET');
  });

  it('hold no request among the errors', () => {
    expect(nginx.written()).not.toMatch(/SECRET|request:/);
  });
});
