import { expect } from '@playwright/test';
import { type Server, type Servers, startServers } from './servers.ts';

/** The brand and the simulated world of some journeys. Two that look alike are two worlds. */
export interface World {
  readonly brand: string;
  /** See apps/sandbox/README.md. */
  readonly settings: Readonly<Record<string, string>>;
}

/** The most that run at once: the world of most journeys, and two that a file goes between. */
const MOST = 3;

/** The servers of one worker: a journey finds those of its world as the one before it left them. */
export class ServerPool {
  /** In the order of their last use. */
  readonly #running = new Map<World, Servers>();

  async take(world: World): Promise<Servers> {
    const servers = this.#running.get(world) ?? (await this.#start(world));
    this.#running.delete(world);
    this.#running.set(world, servers);
    return servers;
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#running.values()].map((servers) => servers.stop()));
    this.#running.clear();
  }

  async #start({ brand, settings }: World): Promise<Servers> {
    for (const [world, servers] of [...this.#running].slice(0, 1 - MOST)) {
      this.#running.delete(world);
      await servers.stop();
    }
    const servers = await startServers(brand, settings);
    await untilPricesMove(servers.site);
    return servers;
  }
}

/** A site takes visitors before all its prices are live, and no bet on a live price until then. */
function untilPricesMove({ url }: Server): Promise<void> {
  const health = async () => (await fetch(`${url}/health`)).json();
  return expect.poll(health, { timeout: 120_000 }).toMatchObject({ feed: 'up' });
}
