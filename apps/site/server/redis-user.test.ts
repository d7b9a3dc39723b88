import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { StoreUnavailable } from '../app/services/base/store/store.ts';
import { openRedisStore } from '../app/services/base/store/store-redis.ts';
import { openRedisRelayEdge } from './feed/relay/redis-relay-edge.ts';

const guide = readFileSync(new URL('../../../docs/going-live.md', import.meta.url), 'utf8');
const [, given = ''] = /^(user arara on .+)$/m.exec(guide) ?? [];
const [, chosen = ''] = /add `(\+select)`/.exec(guide) ?? [];
const PASSWORD = 'a-password-of-the-sites';
const PREFIX = 'vitrine:arara:';
const MINUTE = 60_000;

const program = process.env['VITRINE_REDIS_SERVER'] ?? 'redis-server';
const isFound = spawnSync(program, ['--version']).status === 0;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

describe.skipIf(!isFound && process.env['CI'] !== 'true')(
  'the user in Redis that the guide makes',
  () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-redis-user-'));
    let server: ChildProcess;
    let exited: Promise<unknown>;
    let url: string;
    let redis: Redis;

    beforeAll(async () => {
      const port = await freePort();
      const file = path.join(folder, 'redis.conf');
      const user = given.replace('$PASSWORD', PASSWORD);
      const chooser = `${user.replace('arara', 'chooser')} ${chosen}`;
      const lines = [
        `port ${port}`,
        'bind 127.0.0.1',
        'save ""',
        user,
        chooser,
        'user default off',
      ];
      writeFileSync(file, `${lines.join('\n')}\n`);
      server = spawn(program, [file], { stdio: 'ignore', cwd: folder });
      exited = once(server, 'exit');
      url = `redis://arara:${PASSWORD}@127.0.0.1:${port}`;
      redis = new Redis(url);
      redis.on('error', () => undefined);
      await vi.waitFor(() => redis.ping(), 5_000);
    });
    afterAll(async () => {
      redis.disconnect();
      server.kill('SIGKILL');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    });

    it('may all that the store asks', async () => {
      const errors: string[] = [];
      const onError = ({ message }: Error) => void errors.push(message);
      const store = openRedisStore({ url, prefix: PREFIX, onError });
      await store.ping();
      await store.set('one', 1, { ttlMs: MINUTE });
      expect(await store.insert('one', 2, { ttlMs: MINUTE })).toBe(1);
      expect(await store.update<number>('one', MINUTE, (one = 0) => one + 1)).toBe(2);
      expect(await store.increment('count', MINUTE)).toBe(1);
      const lock = { ttlMs: MINUTE, waitMs: 0 };
      const inTurn = () => store.withLock('turn', lock, () => Promise.resolve('done'));
      expect([await inTurn(), await inTurn()]).toEqual(['done', 'done']);
      await store.delete('one');
      expect(await store.get('one')).toBeUndefined();
      await store.close();
      expect(errors).toEqual([]);
    });

    it('may all that the relay asks', async () => {
      const log = pino({ level: 'silent' });
      const edge = openRedisRelayEdge({ url, prefix: PREFIX, log });
      const [lease] = await edge.lease([{ topic: 'home', token: 'one', isCandidate: true }]);
      expect(lease).toMatchObject({ kind: 'own' });
      const event = { name: 'oddsChange', data: '{}', id: '7' };
      expect(await edge.append('home', 'one', [{ kind: 'event', event }], [])).toBe(true);
      expect(await edge.read(new Map([['home', '0-0']]))).not.toEqual([]);
      await edge.release('home', 'one');
      await edge.close();
    });

    it('is in no other database than the one of the address: without the right to choose it there is no store', async () => {
      const errors: string[] = [];
      const onError = ({ message }: Error) => void errors.push(message);
      const store = openRedisStore({ url: `${url}/1`, prefix: PREFIX, onError });
      await expect(store.set('stray', 1, { ttlMs: MINUTE })).rejects.toThrow(StoreUnavailable);
      await expect(store.ping()).rejects.toThrow(StoreUnavailable);
      await store.close();
      const edge = openRedisRelayEdge({
        url: `${url}/1`,
        prefix: PREFIX,
        log: pino({ level: 'silent' }),
      });
      await expect(
        edge.lease([{ topic: 'stray', token: 'one', isCandidate: true }]),
      ).rejects.toThrow();
      await edge.close();
      expect(errors.join()).toContain("'select'");
      expect(await redis.get(`${PREFIX}stray`)).toBeNull();
    });

    it('may choose a database where the guide says so', async () => {
      const own = `${url.replace('arara', 'chooser')}/1`;
      const store = openRedisStore({ url: own, prefix: PREFIX, onError: () => undefined });
      await store.set('own', 1, { ttlMs: MINUTE });
      expect(await store.get('own')).toBe(1);
      expect(await redis.get(`${PREFIX}own`)).toBeNull();
      await store.close();
    });

    it.each([
      ['read another brand', ['GET', 'vitrine:ipe:session:1']],
      ['list what there is', ['KEYS', '*']],
      ['look through all keys', ['SCAN', '0']],
      ['change the server', ['CONFIG', 'SET', 'dir', '/tmp']],
      ['make users', ['ACL', 'SETUSER', 'other', 'on', 'nopass', '+@all']],
      ['empty the store', ['FLUSHALL']],
      ['lead it elsewhere', ['REPLICAOF', '127.0.0.1', '1']],
      ['delete functions', ['FUNCTION', 'FLUSH']],
      ['read another brand by a script', ['EVAL', "return redis.call('GET', 'other')", '0']],
    ])('may not %s', async (_, [command = '', ...args]) => {
      await expect(redis.call(command, ...args)).rejects.toThrow(/NOPERM|can't access/);
    });
  },
);
