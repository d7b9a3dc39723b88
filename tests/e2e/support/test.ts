import { test as base } from '@playwright/test';
import type { Person } from './people.ts';
import { Platform } from './platform.ts';
import { type Servers, startServers, STILL_WORLD } from './servers.ts';
import { newBettor } from './site-visitor.ts';

interface WorkerFixtures {
  readonly servers: Servers;
}

interface TestFixtures {
  /** The operator's side: what a tester can see and do there. */
  readonly platform: Platform;
  /** Somebody with an account and a balance of 100, logged in at the page's browser. */
  readonly bettor: Person;
}

/**
 * Tests of one brand. Each worker has its own platform and site, so that no journey meets another's
 * world.
 */
export function testOf(brand: string, world: Readonly<Record<string, string>> = STILL_WORLD) {
  return base.extend<TestFixtures, WorkerFixtures>({
    servers: [
      // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what is needed
      async ({}, use) => {
        const servers = await startServers(brand, world);
        await use(servers);
        await servers.stop();
      },
      { scope: 'worker', timeout: 60_000 },
    ],
    baseURL: async ({ servers }, use) => use(servers.site.url),
    // A journey finds the prices of the world, whatever one before it ordered.
    platform: async ({ servers }, use) => {
      const platform = new Platform(servers.sandbox.url);
      await use(platform);
      await platform.giveBack();
    },
    bettor: async ({ servers, context }, use) => {
      const { person, visitor } = await newBettor(servers);
      await context.addCookies(visitor.cookies);
      await use(person);
    },
  });
}

export const test = testOf('arara');

export { expect } from '@playwright/test';
