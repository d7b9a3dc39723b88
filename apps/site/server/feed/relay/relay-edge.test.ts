import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeRelayRedis } from '../../../test/fake-relay-edge.ts';
import { openRedisRelayEdge } from './redis-relay-edge.ts';
import type { AppendedNews, Lease, ReadEntry, RelayEdge } from './relay-edge.ts';

const TOPIC = 'home';
const EVENT = { name: 'oddsChange', data: '{"eventId":"sr:match:1"}', id: '7' };
const NEWS: AppendedNews = { kind: 'event', event: EVENT };
const log = pino({ level: 'silent' });

/** The edges of two instances, and a way to end the lease of a topic before its time. */
interface EdgePair {
  readonly one: RelayEdge;
  readonly other: RelayEdge;
  endLease(topic: string): Promise<void> | void;
}

function describeEdge(name: string, open: () => EdgePair): void {
  describe(name, () => {
    let pair: EdgePair;
    beforeEach(() => {
      pair = open();
    });
    afterEach(async () => {
      await pair.one.close();
      await pair.other.close();
    });

    async function lease(edge: RelayEdge, token: string, isCandidate = true): Promise<Lease> {
      const [found] = await edge.lease([{ topic: TOPIC, token, isCandidate }]);
      return found ?? expect.fail('no lease');
    }

    async function readAll(after = '0-0'): Promise<readonly ReadEntry[]> {
      return pair.other.read(new Map([[TOPIC, after]]));
    }

    const newsOf = (entries: readonly ReadEntry[]) => entries.map(({ entry }) => entry?.news);

    it('gives the lease to one of many who ask at once', async () => {
      const tokens = Array.from({ length: 10 }, (_, index) => `t${index}`);
      const leases = await Promise.all(
        tokens.map((token, index) => lease(index % 2 ? pair.one : pair.other, token)),
      );
      expect(leases.filter(({ kind }) => kind === 'own')).toEqual([{ kind: 'own', isNew: true }]);
      expect(leases.filter(({ kind }) => kind === 'other')).toHaveLength(9);
    });

    it('answers for several topics in the order in which they were asked', async () => {
      await pair.one.lease([{ topic: 'b', token: 'one', isCandidate: true }]);
      const leases = await pair.other.lease(
        ['a', 'b', 'c'].map((topic) => ({ topic, token: 'other', isCandidate: topic !== 'c' })),
      );
      expect(leases.map(({ kind }) => kind)).toEqual(['own', 'other', 'none']);
    });

    it('renews the lease for its holder, and gives it to nobody who does not want it', async () => {
      expect(await lease(pair.one, 'one', false)).toEqual({ kind: 'none' });
      expect(await lease(pair.one, 'one')).toEqual({ kind: 'own', isNew: true });
      expect(await lease(pair.one, 'one', false)).toEqual({ kind: 'own', isNew: false });
    });

    it('tells a reader where to read on, and what no snapshot tells', async () => {
      await lease(pair.one, 'one');
      await pair.one.append(TOPIC, 'one', [{ kind: 'open' }, NEWS], [EVENT]);
      const found = await lease(pair.other, 'other');
      if (found.kind !== 'other') return expect.fail('the lease is taken');
      expect(found).toMatchObject({ isOpen: true, standing: [EVENT] });
      expect(found.expiresInMs).toBeGreaterThan(1_000);
      expect(found.position).toMatchObject({ token: 'one', number: 3 });
      expect(await readAll(found.position.id)).toEqual([]);
      await pair.one.append(TOPIC, 'one', [NEWS], [EVENT]);
      expect(await readAll(found.position.id)).toMatchObject([
        { topic: TOPIC, entry: { token: 'one', number: 4, news: NEWS } },
      ]);
    });

    it('hands on every entry in order, the first of a relay and its last as well', async () => {
      await lease(pair.one, 'one');
      await pair.one.append(TOPIC, 'one', [{ kind: 'open' }, NEWS, { kind: 'lost' }], []);
      await pair.one.release(TOPIC, 'one');
      const entries = await readAll();
      const gone = { kind: 'gone' };
      expect(newsOf(entries)).toEqual([gone, { kind: 'open' }, NEWS, { kind: 'lost' }, gone]);
      expect(entries.map(({ entry }) => entry?.number)).toEqual([1, 2, 3, 4, 5]);
    });

    it('appends nothing for an instance that lost its lease', async () => {
      await lease(pair.one, 'one');
      expect(await pair.one.append(TOPIC, 'one', [{ kind: 'open' }], [])).toBe(true);
      await pair.endLease(TOPIC);
      expect(await pair.one.append(TOPIC, 'one', [NEWS], [])).toBe(false);
      expect(await lease(pair.other, 'other')).toEqual({ kind: 'own', isNew: true });
      expect(await pair.one.append(TOPIC, 'one', [NEWS], [])).toBe(false);
      await pair.one.release(TOPIC, 'one');
      expect(await lease(pair.other, 'other')).toEqual({ kind: 'own', isNew: false });
      expect(newsOf(await readAll())).not.toContainEqual(NEWS);
    });

    it('waits for a moment for entries, and no longer', async () => {
      const waiting = readAll();
      await lease(pair.one, 'one');
      expect(newsOf(await waiting)).toEqual([{ kind: 'gone' }]);
      const [last] = await readAll();
      expect(await readAll(last?.id)).toEqual([]);
    });
  });
}

describeEdge('an edge in memory', () => {
  const redis = new FakeRelayRedis();
  const endLease = (topic: string) => redis.endLease(topic);
  return { one: redis.connect(), other: redis.connect(), endLease };
});

const program = process.env['VITRINE_REDIS_SERVER'] ?? 'redis-server';
const isFound = spawnSync(program, ['--version']).status === 0;

describe.skipIf(!isFound && process.env['CI'] !== 'true')('with Redis', () => {
  let server: ChildProcess;
  let url: string;
  let redis: Redis;
  let opened = 0;
  beforeAll(async () => {
    const port = await freePort();
    url = `redis://127.0.0.1:${port}`;
    server = spawn(program, ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '']);
    redis = new Redis(url);
    redis.on('error', () => undefined);
    await vi.waitFor(() => redis.ping(), 5_000);
  });
  afterAll(async () => {
    redis.disconnect();
    const exited = once(server, 'exit');
    server.kill('SIGKILL');
    await exited;
  });

  function open(): EdgePair & { readonly prefix: string } {
    opened += 1;
    const prefix = `test${opened}:`;
    const endLease = async (topic: string) =>
      void (await redis.del(`${prefix}feed:1:lease:${topic}`));
    const edge = () => openRedisRelayEdge({ url, prefix, log });
    return { prefix, one: edge(), other: edge(), endLease };
  }

  describeEdge('an edge in Redis', open);

  it('ends a lease that nobody renews, and forgets the stream later', async () => {
    const { prefix, one, other } = open();
    await one.lease([{ topic: TOPIC, token: 'one', isCandidate: true }]);
    const [lease, stream] = await Promise.all(
      ['lease', 'stream'].map((kind) => redis.pttl(`${prefix}feed:1:${kind}:${TOPIC}`)),
    );
    expect(lease).toBeGreaterThan(1_500);
    expect(lease).toBeLessThanOrEqual(2_000);
    expect(stream).toBeGreaterThan(50_000);
    await Promise.all([one.close(), other.close()]);
  });

  it('keeps a replay window of some 500 entries', async () => {
    const { prefix, one, other } = open();
    await one.lease([{ topic: TOPIC, token: 'one', isCandidate: true }]);
    const news = Array.from({ length: 200 }, () => NEWS);
    for (let times = 0; times < 5; times += 1) await one.append(TOPIC, 'one', news, []);
    const length = await redis.xlen(`${prefix}feed:1:stream:${TOPIC}`);
    expect(length).toBeGreaterThanOrEqual(500);
    expect(length).toBeLessThan(700);
    await Promise.all([one.close(), other.close()]);
  });

  it('skips an entry of another form, and refuses a lease of one', async () => {
    const { prefix, one, other } = open();
    await redis.xadd(`${prefix}feed:1:stream:${TOPIC}`, '5-0', 'v', '2', 'kind', 'open');
    expect(await one.read(new Map([[TOPIC, '0-0']]))).toEqual([
      { topic: TOPIC, id: '5-0', entry: null },
    ]);
    await redis.hset(`${prefix}feed:1:lease:${TOPIC}`, { token: 'x', number: 'many' });
    const asked = one.lease([{ topic: TOPIC, token: 'one', isCandidate: true }]);
    await expect(asked).rejects.toThrow();
    await Promise.all([one.close(), other.close()]);
  });

  it('fails within a second and a half when Redis takes calls and answers none', async () => {
    const { one, other } = open();
    const request = [{ topic: TOPIC, token: 'one', isCandidate: true }];
    await one.lease(request);
    server.kill('SIGSTOP');
    try {
      const begun = performance.now();
      await expect(one.lease(request)).rejects.toThrow('no answer');
      expect(performance.now() - begun).toBeLessThan(1_500);
    } finally {
      server.kill('SIGCONT');
    }
    await vi.waitFor(() => one.lease(request), 5_000);
    await Promise.all([one.close(), other.close()]);
  });
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
