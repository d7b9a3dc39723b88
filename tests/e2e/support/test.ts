import { test as base } from '@playwright/test';
import { ARARA, AXOLOTE, Brand } from './brand.ts';
import type { Person } from './people.ts';
import { Platform } from './platform.ts';
import { ServerPool, type World } from './server-pool.ts';
import { type Servers, STILL_WORLD } from './servers.ts';
import { newBettor } from './site-visitor.ts';

interface TestFixtures {
  readonly servers: Servers;
  /** The operator's side: what a tester can see and do there. */
  readonly platform: Platform;
  /** Somebody with an account and a balance of 100, logged in at the page's browser. */
  readonly bettor: Person;
}

/** All journeys have the same workers, whose browsers and servers stay while the worlds change. */
const pooled = base.extend<object, { readonly pool: ServerPool }>({
  pool: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what is needed
    async ({}, use) => {
      const pool = new ServerPool();
      await use(pool);
      await pool.stop();
    },
    { scope: 'worker' },
  ],
});

/**
 * Tests of one brand. Each worker has its own platforms and sites, and each call of this function its own
 * world, so that no journey meets the world of one it doesn't share this with. `movesClock` lets the
 * journeys move the world's clock on, which is never given back: none of them may count on what is on
 * offer beyond the next match.
 */
export function testOf(
  brand: string,
  settings: Readonly<Record<string, string>> = STILL_WORLD,
  { movesClock = settings['WORLD_SPEED'] !== '0' } = {},
) {
  const world: World = { brand, settings };
  return pooled.extend<TestFixtures>({
    servers: [async ({ pool }, use) => use(await pool.take(world)), { timeout: 300_000 }],
    baseURL: async ({ servers }, use) => use(servers.site.url),
    // A journey finds the prices of the world, whatever one before it ordered.
    platform: async ({ servers }, use) => {
      const platform = new Platform(servers.sandbox.url, { movesClock });
      await use(platform);
      await platform.giveBack();
    },
    bettor: async ({ servers, context }, use) => {
      const { person, visitor } = await newBettor(servers, new Brand(brand));
      await context.addCookies(visitor.cookies);
      await use(person);
    },
  });
}

export const test = testOf('arara');

/** For what Mexico reads in Spanish; bettors of its platform share it. */
export const mexicanTest = testOf('axolote');

/** For journeys that play matches: the world of all others stays as it begins. */
export const playingTest = testOf('arara', STILL_WORLD, { movesClock: true });

const playingMexicanTest = testOf('axolote', STILL_WORLD, { movesClock: true });

const BETTING_BRANDS = [
  { brand: ARARA, tag: '@arara', test, playingTest },
  { brand: AXOLOTE, tag: '@axolote', test: mexicanTest, playingTest: playingMexicanTest },
] as const;

/**
 * Journeys that two brands have: one of Brazil, one in Spanish whose multiples need five selections.
 * By the tag `npm test` plays the second brand in one way only: decision 0263.
 */
export function inBothBrands(
  journeys: (played: Omit<(typeof BETTING_BRANDS)[number], 'tag'>) => void,
): void {
  for (const { tag, ...played } of BETTING_BRANDS) {
    base.describe(played.brand.facts.code, { tag }, () => journeys(played));
  }
}

export { expect } from '@playwright/test';
