import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../tests/free-port.ts';
import { root } from './setup/places.mjs';

const script = path.join(root, 'docs/operations/vitrine-copy');
const server = process.env['VITRINE_REDIS_SERVER'] ?? 'redis-server';
const client = path.join(path.dirname(server), 'redis-cli');
const hasRedis = [server, client].every((file) => spawnSync(file, ['--version']).status === 0);

describe.skipIf(!hasRedis && process.env['CI'] !== 'true')('vitrine-copy', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-copy-'));
  const copies = path.join(folder, 'copies');
  /** @type {{ port: number, data: string, end: () => Promise<void> }} */
  let redis;

  /** @param {string} name */
  async function startRedis(name) {
    const port = await freePort();
    const data = path.join(folder, name);
    mkdirSync(data, { recursive: true });
    const where = ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', data];
    const child = spawn(server, [...where, '--appendonly', 'yes', '--requirepass', 'known'], {
      stdio: 'ignore',
    });
    await vi.waitFor(() => expect(said(port, 'PING')).toBe('PONG'), { timeout: 20_000 });
    return {
      port,
      data,
      async end() {
        const exited = once(child, 'exit');
        child.kill();
        await exited;
      },
    };
  }

  /** @param {number} port @param {readonly string[]} command */
  function said(port, ...command) {
    const env = { ...process.env, REDISCLI_AUTH: 'known' };
    const { stdout } = spawnSync(client, ['-p', `${port}`, ...command], { env, encoding: 'utf8' });
    return stdout.trim();
  }

  /** @param {NodeJS.ProcessEnv} [given] */
  function copy(given) {
    const env = {
      ...process.env,
      REDIS_CLI: `${client} -p ${redis.port}`,
      REDIS_DATA: redis.data,
      REDISCLI_AUTH: 'known',
      ...given,
    };
    return spawnSync(script, [copies], { env, encoding: 'utf8' });
  }

  const percentage = () =>
    said(redis.port, 'CONFIG', 'GET', 'auto-aof-rewrite-percentage').split('\n').at(-1);

  beforeAll(async () => {
    mkdirSync(copies);
    redis = await startRedis('data');
  });
  afterAll(async () => {
    await redis.end();
    rmSync(folder, { recursive: true, force: true });
  });

  it('makes a copy that Redis starts on, and lets the file be rewritten again', async () => {
    said(redis.port, 'SET', 'vitrine:arara:two-factor:4711', 'sealed');
    const { status, stdout, stderr } = copy();
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(percentage()).toBe('100');
    mkdirSync(path.join(folder, 'restored'));
    spawnSync('cp', ['-a', stdout.trim(), path.join(folder, 'restored/appendonlydir')]);
    const restored = await startRedis('restored');
    expect(said(restored.port, 'GET', 'vitrine:arara:two-factor:4711')).toBe('sealed');
    await restored.end();
  });

  it('lets the file be rewritten again when the copy fails, and leaves no half of one', () => {
    const before = readdirSync(copies);
    expect(copy({ REDIS_DATA: path.join(folder, 'nowhere') }).status).not.toBe(0);
    expect(percentage()).toBe('100');
    expect(readdirSync(copies)).toEqual(before);
  });

  it('ends at once with words when Redis wants a password', () => {
    const { status, stderr } = copy({ REDISCLI_AUTH: '' });
    expect(status).toBe(1);
    expect(stderr).toContain('REDISCLI_AUTH');
  });

  it('deletes copies that are older than it keeps them, and nothing else', () => {
    const [old, young, other] = ['2024-01-01-000000', '2024-01-03-000000', 'notes'].map((name) =>
      path.join(copies, name),
    );
    for (const [one = '', hours] of /** @type {const} */ ([
      [old, 49],
      [young, 47],
      [other, 99],
    ])) {
      mkdirSync(one, { recursive: true });
      const then = Date.now() / 1000 - hours * 3600;
      utimesSync(one, then, then);
    }
    const { stdout } = copy();
    expect(existsSync(stdout.trim())).toBe(true);
    expect([old, young, other].map((one = '') => existsSync(one))).toEqual([false, true, true]);
  });
});
