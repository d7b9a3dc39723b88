import { test as base } from '@playwright/test';
import { newPerson, type Person } from './people.ts';
import { Platform } from './platform.ts';
import { type Servers, startServers } from './servers.ts';
import { SiteVisitor } from './site-visitor.ts';

interface WorkerFixtures {
  readonly servers: Servers;
}

interface TestFixtures {
  /** The operator's side: what a tester can see and do there. */
  readonly platform: Platform;
  /** Somebody with an account and a balance of 100, logged in at the page's browser. */
  readonly bettor: Person;
}

/** Time stands still unless it is advanced, so that no price moves by itself. */
export const STILL_WORLD = { WORLD_SEED: '7', WORLD_SPEED: '0' };

/**
 * Tests of one brand. Each worker has its own platform and site, so that no journey meets another's
 * world.
 */
export function testOf(brand: string, world: Readonly<Record<string, string>> = STILL_WORLD) {
  return base.extend<TestFixtures, WorkerFixtures>({
    servers: [
      async ({}, use) => {
        const servers = await startServers(brand, world);
        await use(servers);
        await servers.stop();
      },
      { scope: 'worker', timeout: 60_000 },
    ],
    baseURL: async ({ servers }, use) => use(servers.site.url),
    platform: async ({ servers }, use) => use(new Platform(servers.sandbox.url)),
    bettor: async ({ servers, context }, use) => {
      const person = newPerson();
      const visitor = new SiteVisitor(servers);
      await visitor.register(person);
      await visitor.deposit('100,00');
      await context.addCookies(visitor.cookies);
      await use(person);
    },
  });
}

export const test = testOf('arara');

export { expect } from '@playwright/test';
