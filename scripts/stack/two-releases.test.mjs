import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { get } from 'node:https';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../tests/free-port.ts';
import { makeCertificate } from './certificate.mjs';
import { nginxConfig } from './nginx-config.mjs';

const NGINX = process.env['VITRINE_NGINX'] ?? '/usr/sbin/nginx';
const OLD = '/assets/entry-old.js';
const NEW = '/assets/entry-new.js';
const ASKED = 20;

/** @param {string} own The only file that it has. */
async function siteOf(own) {
  const server = createServer((request, response) => {
    response.writeHead(request.url === own ? 200 : 404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/**
 * @param {number} port
 * @param {string} file
 * @returns {Promise<number | undefined>} The status; undefined while nobody listens.
 */
function statusOf(port, file) {
  return new Promise((resolve) => {
    get(`https://localhost:${port}${file}`, { rejectUnauthorized: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).on('error', () => resolve(undefined));
  });
}

describe.skipIf(!existsSync(NGINX))('nginx before an old and a new release', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-releases-'));
  /** @type {import('node:http').Server[]} */
  const sites = [];
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let nginx;

  beforeAll(async () => {
    sites.push(await siteOf(OLD), await siteOf(NEW));
    await makeCertificate(process.env['VITRINE_OPENSSL'] ?? 'openssl', folder);
  });
  afterAll(async () => {
    for (const site of sites) site.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /**
   * Whether each file comes each time that it is asked for.
   *
   * @param {string | null} files
   */
  async function statusesThrough(files) {
    const { username, uid } = userInfo();
    const port = await freePort();
    const addresses = sites.map((site) => {
      const address = site.address();
      return typeof address === 'object' ? `127.0.0.1:${address?.port}` : '';
    });
    const config = nginxConfig(
      { folder, port, sites: addresses, files, user: uid === 0 ? username : null },
      () => false,
    );
    writeFileSync(path.join(folder, 'nginx.conf'), config);
    const args = ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', 'stderr'];
    nginx = spawn(NGINX, args, { stdio: 'ignore' });
    try {
      while ((await statusOf(port, OLD)) === undefined) await wait(50);
      const asked = Array.from({ length: ASKED }, (_, turn) => (turn % 2 === 0 ? OLD : NEW));
      return await Promise.all(asked.map((file) => statusOf(port, file)));
    } finally {
      nginx.kill();
      await once(nginx, 'exit');
    }
  }

  const all = Array.from({ length: ASKED }, () => 200);

  it('finds the files of either at the site that has them', async () => {
    expect(await statusesThrough(null)).toEqual(all);
  });

  it('finds them where its own folder has one release alone', async () => {
    mkdirSync(path.join(folder, 'client/assets'), { recursive: true });
    writeFileSync(path.join(folder, 'client', NEW), '');
    expect(await statusesThrough(path.join(folder, 'client'))).toEqual(all);
  });
});
