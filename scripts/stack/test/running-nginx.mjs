import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../tests/free-port.ts';
import { makeCertificate } from '../certificate.mjs';
import { nginxConfig } from '../nginx-config.mjs';

const NGINX = process.env['VITRINE_NGINX'] ?? '/usr/sbin/nginx';
export const hasNginx = existsSync(NGINX);

/**
 * An nginx with the configuration of `nginxConfig`, which a test may change.
 *
 * @param {{ sites: readonly string[], files?: string | null, trustedProxies?: readonly string[], change?: (config: string, port: number) => string }} given
 */
export async function startNginx({
  sites,
  files = null,
  trustedProxies = [],
  change = (config) => config,
}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-nginx-'));
  await makeCertificate(process.env['VITRINE_OPENSSL'] ?? 'openssl', folder);
  const port = await freePort();
  const { username, uid } = userInfo();
  const user = uid === 0 ? username : null;
  const front = { folder, port, sites, files, user, trustedProxies };
  const config = nginxConfig(front, () => false);
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, change(config, port));
  const nginx = spawn(NGINX, ['-p', folder, '-c', file, '-e', 'stderr']);
  let written = '';
  nginx.stderr.on('data', (piece) => (written += String(piece)));

  /**
   * @param {string} url A path, asked for by TLS.
   * @param {import('node:https').RequestOptions & { body?: string }} [options]
   * @returns {Promise<{ status: number, headers: import('node:http').IncomingHttpHeaders, raw: readonly string[] }>}
   */
  const ask = (url, { body, ...options } = {}) =>
    new Promise((resolve, reject) => {
      const asked = { host: '127.0.0.1', port, path: url, rejectUnauthorized: false, ...options };
      request(asked, (answer) => {
        answer.resume();
        const { statusCode: status = 0, headers, rawHeaders: raw } = answer;
        resolve({ status, headers, raw });
      })
        .on('error', reject)
        .end(body);
    });

  while (!(await ask('/robots.txt').catch(() => undefined))) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended: ${written}`);
    await wait(50);
  }
  return {
    folder,
    port,
    ask,
    /** What it wrote as errors so far. */
    written: () => written,
    async stop() {
      const exited = once(nginx, 'exit');
      nginx.kill();
      await exited;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
