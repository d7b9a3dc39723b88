import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Platform } from '../e2e/support/platform.ts';
import { type Servers, startServers, STILL_WORLD } from '../e2e/support/servers.ts';
import { type Cut, cutsOf } from './cuts/cut-plan.ts';
import { MovingWorld } from './cuts/moving-world.ts';
import { type NetworkGate, openNetworkGate } from './cuts/network-gate.ts';
import { steadyRate, Watcher } from './cuts/watcher.ts';
import { hasRedis, RedisServer } from './redis-server.ts';
import { createDraw } from './storm/draw.ts';

const WATCHERS = 500;
/** From the end of a cut until every watcher shows the world's prices. */
const RECOVERED_WITHIN_MS = 5_000;
/** How long a suspended price may look open after the site has heard of it. */
const OPEN_AT_MOST_MS = 2_000;
const LOOK_EVERY_MS = 50;
const TIMEOUT_MS = 120_000;

describe(`${WATCHERS} browsers that watch prices`, () => {
  const redis = new RedisServer();
  const watchers: Watcher[] = [];
  /** When the site was first heard to say of a market that it is suspended. */
  const toldAt = new Map<string, number>();
  let servers: Servers;
  let gate: NetworkGate;
  let world: MovingWorld;

  beforeAll(async () => {
    if (hasRedis) await redis.start();
    const settings = { TRUST_PROXY: '1', ...(hasRedis ? { REDIS_URL: redis.url } : {}) };
    servers = await startServers('arara', STILL_WORLD, settings);
    gate = await openNetworkGate(servers.site.url);
    const { url } = servers.sandbox;
    world = new MovingWorld(new Platform(url), url, createDraw(7));
    await world.prices();
    watch(servers.site.url, 'home', 0);
    for (let index = 1; index <= WATCHERS; index += 1) {
      const topics = index % 5 === 0 ? 'home,prematch:sr:sport:1' : 'home';
      watch(gate.url, topics, index);
      // A site is found by its visitors one after the other.
      if (index % 50 === 0) await wait(100);
    }
    await untilPresent();
    gate.busiestSecond();
  });
  afterAll(async () => {
    for (const watcher of watchers) watcher.close();
    await gate.close();
    await servers.stop();
    await redis.kill();
    redis.remove();
  });

  function watch(url: string, topics: string, index: number): void {
    const address = `198.51.${Math.floor(index / 250)}.${(index % 250) + 1}`;
    const onSuspended = (marketId: string) => {
      if (!toldAt.has(marketId)) toldAt.set(marketId, performance.now());
    };
    watchers.push(new Watcher({ url, topics, address, onSuspended }));
  }

  /** How many watchers don't show every price as the world has it. */
  async function late(): Promise<number> {
    const prices = [...(await world.prices())];
    return watchers.filter(
      ({ isConnected, odds }) =>
        !isConnected || prices.some(([id, price]) => odds.get(id) !== price),
    ).length;
  }

  /** Resolves with the milliseconds it took. */
  async function untilPresent(): Promise<number> {
    const startedAt = performance.now();
    while ((await late()) > 0) {
      if (performance.now() - startedAt > 4 * RECOVERED_WITHIN_MS) {
        throw new Error(`${await late()} watchers don't show the prices of the world`);
      }
      await wait(LOOK_EVERY_MS);
    }
    return performance.now() - startedAt;
  }

  /** Looks at every suspended market until the signal aborts; how long one looked open at most. */
  async function longestOpen(signal: AbortSignal): Promise<number> {
    let longest = 0;
    while (!signal.aborted) {
      const now = performance.now();
      for (const marketId of toldAt.keys()) {
        if (!world.suspended.has(marketId)) toldAt.delete(marketId);
      }
      for (const [marketId, since] of toldAt) {
        const isOpen = watchers.some((watcher) => watcher.showsOpen(marketId));
        if (isOpen) longest = Math.max(longest, now - since);
      }
      await wait(LOOK_EVERY_MS);
    }
    return longest;
  }

  async function duringCut({ kind, seconds }: Cut): Promise<void> {
    const platform = new Platform(servers.sandbox.url);
    switch (kind) {
      case 'feed gate':
        await platform.order('world/feed', { up: false });
        await wait(seconds * 1_000);
        return platform.order('world/feed', { up: true });
      case 'site process':
        await servers.site.kill();
        await wait(seconds * 1_000);
        return servers.site.start();
      case 'Redis':
        await redis.kill();
        await wait(seconds * 1_000);
        return redis.start();
      case 'network, refused':
      case 'network, silent':
        gate.cut(kind === 'network, silent' ? 'swallows' : 'refuses');
        await wait(seconds * 1_000);
        gate.restore();
    }
  }

  it.each(cutsOf(hasRedis))(
    'FEED-01 $kind is cut for $seconds s: soon all prices are true, and none looks open that is not',
    async (cut) => {
      const moving = new AbortController();
      const looking = new AbortController();
      const moved = world.move(moving.signal);
      const looked = longestOpen(looking.signal);
      await wait(1_000);
      await duringCut(cut);
      moving.abort();
      await moved;
      const recovered = await untilPresent();
      looking.abort();
      const open = await looked;
      const busiest = gate.busiestSecond();
      process.stdout.write(
        `${cut.kind}, ${cut.seconds} s: recovered in ${Math.round(recovered)} ms, ` +
          `open for ${Math.round(open)} ms, ${busiest} connections a second\n`,
      );
      expect(recovered).toBeLessThan(RECOVERED_WITHIN_MS);
      expect(open).toBeLessThan(OPEN_AT_MOST_MS);
      expect(busiest).toBeLessThanOrEqual(2 * steadyRate(WATCHERS));
    },
    TIMEOUT_MS,
  );
});
