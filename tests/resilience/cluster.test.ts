import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Platform } from '../e2e/support/platform.ts';
import { type Server, type Servers, startServers, STILL_WORLD } from '../e2e/support/servers.ts';
import { type CountedGate, openCountedGate } from './cluster/counted-gate.ts';
import { MovingWorld } from './cuts/moving-world.ts';
import { Watcher } from './cuts/watcher.ts';
import { hasRedis, RedisServer } from './redis-server.ts';
import { createDraw } from './storm/draw.ts';

const WITHIN_MS = 5_000;
const LOOK_EVERY_MS = 50;
const UNTIL_SHARED = { timeout: 10_000 };
const TOPICS = 'home,prematch:sr:sport:1';
const WATCHERS_OF_A_SITE = 3;

interface Health {
  readonly feed: 'up' | 'down';
  readonly relay: {
    readonly redis: 'up' | 'down';
    readonly live: string;
    readonly relays: number;
    readonly reads: number;
    readonly alone: number;
  };
}

describe.skipIf(!hasRedis)('a cluster of three that shares Redis', () => {
  const redis = new RedisServer();
  const watchers = new Map<Server, Watcher[]>();
  let servers: Servers;
  let gate: CountedGate;
  let world: MovingWorld;
  let sites: Server[];

  beforeAll(async () => {
    await redis.start();
    servers = await startServers('arara', STILL_WORLD, { REDIS_URL: redis.url });
    // The first knows the gate's address only now that the platform has one.
    await servers.site.kill();
    gate = await openCountedGate(`${servers.sandbox.url}/feed-gate`);
    await servers.site.start({ UPSTREAM_FEED_GATE_URL: gate.url });
    const { url } = servers.sandbox;
    world = new MovingWorld(new Platform(url), url, createDraw(7));
    await world.prices();
    sites = [servers.site];
    for (let count = 0; count < 2; count += 1) await addSite();
    sites.forEach(watch);
    await untilTrue();
  });
  afterAll(async () => {
    for (const watcher of [...watchers.values()].flat()) watcher.close();
    await servers.stop();
    await gate.close();
    await redis.kill();
    redis.remove();
  });

  async function addSite(): Promise<Server> {
    const site = await servers.addSite({ UPSTREAM_FEED_GATE_URL: gate.url });
    sites.push(site);
    return site;
  }

  function watch(site: Server): void {
    const { url } = site;
    const onSuspended = () => undefined;
    const added = Array.from(
      { length: WATCHERS_OF_A_SITE },
      () => new Watcher({ url, topics: TOPICS, address: '198.51.100.1', onSuspended }),
    );
    watchers.set(site, added);
  }

  /** Resolves with the milliseconds until every watcher of the sites shows every price as it is. */
  async function untilTrue(of: readonly Server[] = sites): Promise<number> {
    const startedAt = performance.now();
    const watching = of.flatMap((site) => watchers.get(site) ?? []);
    for (;;) {
      const prices = [...(await world.prices())];
      const isTrue = ({ isConnected, odds }: Watcher) =>
        isConnected && prices.every(([id, price]) => odds.get(id) === price);
      if (watching.every(isTrue)) return performance.now() - startedAt;
      if (performance.now() - startedAt > 3 * WITHIN_MS) expect.fail('prices are not true');
      await wait(LOOK_EVERY_MS);
    }
  }

  /** Moves prices while the work runs. */
  async function whileMoving(work: () => Promise<void>): Promise<void> {
    const moving = new AbortController();
    const moved = world.move(moving.signal);
    await work();
    moving.abort();
    await moved;
  }

  async function health(site: Server): Promise<Health> {
    return (await (await fetch(`${site.url}/health`)).json()) as Health;
  }

  async function relays(of: readonly Server[] = sites): Promise<readonly Health['relay'][]> {
    return (await Promise.all(of.map(health))).map(({ relay }) => relay);
  }

  function untilOneStreamPerTopic(): Promise<void> {
    return expect
      .poll(() => [...gate.streams().values()].every((count) => count === 1), UNTIL_SHARED)
      .toBe(true);
  }

  it('FEED-01 takes one stream of the operator per topic, whoever asks which instance for it', async () => {
    const match = await new Platform(servers.sandbox.url).matchToCome();
    for (const { url } of sites) await fetch(`${url}/esportes/futebol/evento/${match.id}`);
    await expect
      .poll(() => [...gate.streams().keys()], UNTIL_SHARED)
      .toEqual(
        expect.arrayContaining(['/home', '/sport/sr:sport:1/prematch', `/match/${match.id}`]),
      );
    await untilOneStreamPerTopic();
    // An instance is a topic's relay a moment before it opens the topic's stream.
    await expect
      .poll(async () => {
        const relayed = (await relays()).reduce((sum, each) => sum + each.relays, 0);
        return relayed - gate.streams().size;
      }, UNTIL_SHARED)
      .toBe(0);
    for (const each of await relays()) expect(each).toMatchObject({ redis: 'up', alone: 0 });
    await whileMoving(() => wait(500));
    expect(await untilTrue()).toBeLessThan(WITHIN_MS);
  });

  it('FEED-01 replaces the relay within 5 s when its process is killed', async () => {
    const held = await relays();
    const relay = sites[held.findIndex(({ live }) => live === 'relay')];
    const others = sites.filter((site) => site !== relay);
    if (!relay) return expect.fail('no relay');
    let killedAt = 0;
    // What changes after its death, only another relay can tell.
    await whileMoving(async () => {
      await wait(300);
      await relay.kill();
      killedAt = performance.now();
      await wait(1_000);
    });
    await untilTrue(others);
    const took = performance.now() - killedAt;
    await expect
      .poll(async () => (await Promise.all(others.map(health))).map(({ feed }) => feed), {
        timeout: WITHIN_MS,
      })
      .toEqual(['up', 'up']);
    process.stdout.write(
      `relay killed: prices true after ${Math.round(took)} ms, ` +
        `feed up after ${Math.round(performance.now() - killedAt)} ms\n`,
    );
    expect(took).toBeLessThan(WITHIN_MS);
    await untilOneStreamPerTopic();

    // It comes back as a late one: what it shows is of the moment, and goes on.
    await relay.start({ UPSTREAM_FEED_GATE_URL: gate.url });
    await whileMoving(() => wait(300));
    expect(await untilTrue()).toBeLessThan(WITHIN_MS);
    await untilOneStreamPerTopic();
    expect(await relays([relay])).toMatchObject([{ relays: 0 }]);
  });

  it('FEED-01 shows true prices while Redis is gone, and shares streams again when it is back', async () => {
    const topics = gate.streams().size;
    gate.busiestSecond();
    await whileMoving(async () => {
      await redis.kill();
      await wait(500);
    });
    expect(await untilTrue()).toBeLessThan(WITHIN_MS);
    expect(await relays()).toMatchObject(sites.map(() => ({ redis: 'down' })));
    await whileMoving(async () => {
      await redis.start();
      await wait(500);
    });
    expect(await untilTrue()).toBeLessThan(WITHIN_MS);
    await untilOneStreamPerTopic();
    // Two of three instances connect for what the third relayed, once.
    expect(gate.busiestSecond()).toBeLessThanOrEqual(2 * topics);
    expect(await relays()).toMatchObject(sites.map(() => ({ redis: 'up' })));
  });

  it('FEED-01 shows true prices while Redis takes calls and answers none', async () => {
    redis.hang(true);
    await whileMoving(() => wait(1_500));
    const took = await untilTrue();
    redis.hang(false);
    expect(took).toBeLessThan(WITHIN_MS);
    await untilOneStreamPerTopic();
    await whileMoving(() => wait(300));
    expect(await untilTrue()).toBeLessThan(WITHIN_MS);
  });

  it('FEED-01 shows one that joins late the prices of the moment, and what follows them', async () => {
    let late: Server | undefined;
    await whileMoving(async () => {
      late = await addSite();
      watch(late);
      await wait(500);
    });
    expect(await untilTrue()).toBeLessThan(WITHIN_MS);
    await untilOneStreamPerTopic();
    expect(late && (await relays([late]))).toMatchObject([{ relays: 0, alone: 0 }]);
  });
});
