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
 * Tests of one brand. Each worker has its own platform and site, and each call of this function its own
 * workers, so that no journey meets the world of one it doesn't share this with. `movesClock` lets the
 * journeys move the world's clock on, which is never given back: none of them may count on what is on
 * offer beyond the next match.
 */
export function testOf(
  brand: string,
  world: Readonly<Record<string, string>> = STILL_WORLD,
  { movesClock = world['WORLD_SPEED'] !== '0' } = {},
) {
  return base.extend<TestFixtures, WorkerFixtures>({
    servers: [
      // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what is needed
      async ({}, use) => {
        const servers = await startServers(brand, world);
        await use(servers);
        await servers.stop();
      },
      { scope: 'worker', timeout: 300_000 },
    ],
    baseURL: async ({ servers }, use) => use(servers.site.url),
    // A journey finds the prices of the world, whatever one before it ordered.
    platform: async ({ servers }, use) => {
      const platform = new Platform(servers.sandbox.url, { movesClock });
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

/** For journeys that play matches: the world of all others stays as it begins. */
export const playingTest = testOf('arara', STILL_WORLD, { movesClock: true });

export { expect } from '@playwright/test';
