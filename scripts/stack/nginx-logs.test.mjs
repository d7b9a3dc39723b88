import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../tests/free-port.ts';
import { makeCertificate } from './certificate.mjs';
import { nginxConfig } from './nginx-config.mjs';

const NGINX = process.env['VITRINE_NGINX'] ?? '/usr/sbin/nginx';

/**
 * @param {string} address
 * @returns {Promise<number | undefined>} The status; undefined while nobody listens.
 */
function statusOf(address) {
  return new Promise((resolve) => {
    get(address, { rejectUnauthorized: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).on('error', () => resolve(undefined));
  });
}

describe.skipIf(!existsSync(NGINX))('the logs of nginx while no site answers', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-logs-'));
  let written = '';

  beforeAll(async () => {
    await makeCertificate(process.env['VITRINE_OPENSSL'] ?? 'openssl', folder);
    const [port, ...gone] = [await freePort(), await freePort(), await freePort()];
    const { username, uid } = userInfo();
    const sites = gone.map((site) => `127.0.0.1:${site}`);
    const user = uid === 0 ? username : null;
    const file = path.join(folder, 'nginx.conf');
    writeFileSync(
      file,
      nginxConfig({ folder, port, sites, files: null, user }, () => false),
    );
    const nginx = spawn(NGINX, ['-p', folder, '-c', file, '-e', 'stderr']);
    nginx.stderr.on('data', (piece) => (written += String(piece)));
    const address = `https://localhost:${port}`;
    while ((await statusOf(`${address}/robots.txt`)) === undefined) await wait(50);
    expect(await statusOf(`${address}/RestorePassword?Token=SECRET`)).toBe(502);
    nginx.kill();
    await once(nginx, 'exit');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('hold when who asked for which path', () => {
    const lines = readFileSync(path.join(folder, 'access.log'), 'utf8');
    expect(lines).toMatch(
      /^\d{4}-\d\d-\d\dT\S+ 127\.0\.0\.1 \d+ GET \/RestorePassword 502 \d+\.\d{3} [\da-f]{32}$/m,
    );
    expect(lines).not.toContain('SECRET');
  });

  it('hold no request among the errors', () => {
    expect(written).not.toMatch(/SECRET|request:/);
  });
});
