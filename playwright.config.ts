import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './scripts/setup/chromium-launch.mjs';

const phone = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 } };
const noJs = { javaScriptEnabled: false };

const everywhere = '**/journey.spec.ts';
const badInput = '**/bad-input/*.spec.ts';
const brands = '**/brands.spec.ts';
const frame = '**/frame.spec.ts';
const guard = '**/guard.spec.ts';
const deposits = '**/deposit-methods.spec.ts';
const live = '**/live*.spec.ts';
const shown = '**/shown-events.spec.ts';
const afterPlacing = '**/after-placing.spec.ts';
const resultGivesWay = '**/result-gives-way.spec.ts';
const rules = '**/rules/*.spec.ts';
const addresses = '**/sportsbook-addresses.spec.ts';
const favourites = '**/favourites.spec.ts';
const eventPage = '**/event-page.spec.ts';
const reading = '**/reading.spec.ts';
const lists = '**/lists.spec.ts';
const listDensity = '**/list-density.spec.ts';
const popular = '**/popular-bets.spec.ts';
const columns = '**/desktop-columns.spec.ts';
const beforeScripts = '**/before-scripts.spec.ts';
const betting = '**/betting/*.spec.ts';
/** Pages of the account where scripts do most of the work; `npm test` plays the others without. */
const scripted = 'balance|identity|reality-check|recover-access|session|two-factor|withdrawal';
const account = {
  scripted: `**/account/@(${scripted}).spec.ts`,
  others: `**/account/!(${scripted}).spec.ts`,
};
const casino = '**/casino/*.spec.ts';
const shell = '**/shell/*.spec.ts';
const countries = '**/countries/*.spec.ts';

/**
 * All is played on a phone and on a desktop, with scripts and without, with `JOURNEYS=whole`. So that `npm test`
 * stays short, betting, casino and shell are played in two of the four ways there, and in one the account, a
 * country, and what the server alone decides.
 */
const isWhole = process.env['JOURNEYS'] === 'whole';
const otherwise = (journeys: string) => (isWhole ? [journeys] : []);
const without = (tag: '@brazil' | '@elsewhere') => (isWhole ? {} : { grepInvert: new RegExp(tag) });

/** Journeys start the servers they need themselves, each worker its own. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/journey',
  // On two cores: a journey waits more than it works.
  workers: 3,
  // Played again with a recording: the summary names what passed only then.
  retries: 1,
  // A busy machine is slow, not wrong.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/journey.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: chromiumLaunch(),
    // A worker's own requests pass by what a journey does to the network; its journey lets it work.
    serviceWorkers: 'block',
    // A recording of every journey would cost a fifth of the time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      use: phone,
      ...without('@elsewhere'),
      testMatch: [
        everywhere,
        brands,
        deposits,
        frame,
        guard,
        beforeScripts,
        afterPlacing,
        resultGivesWay,
        favourites,
        eventPage,
        reading,
        popular,
        listDensity,
        betting,
        casino,
        shell,
        ...otherwise(account.scripted),
        ...otherwise(account.others),
        countries,
      ],
    },
    {
      name: 'phone-no-js',
      use: { ...phone, ...noJs },
      testMatch: [
        ...otherwise(everywhere),
        badInput,
        deposits,
        guard,
        shown,
        rules,
        afterPlacing,
        addresses,
        favourites,
        lists,
        popular,
        ...otherwise(listDensity),
        ...otherwise(betting),
        ...otherwise(shell),
        ...otherwise(account.scripted),
        account.others,
        ...otherwise(countries),
      ],
    },
    {
      name: 'desktop',
      use: desktop,
      testMatch: [
        ...otherwise(everywhere),
        ...otherwise(badInput),
        live,
        rules,
        ...otherwise(addresses),
        eventPage,
        lists,
        reading,
        listDensity,
        columns,
        ...otherwise(betting),
        ...otherwise(shell),
        account.scripted,
        ...otherwise(account.others),
        ...otherwise(countries),
      ],
    },
    {
      name: 'desktop-no-js',
      use: { ...desktop, ...noJs },
      ...without('@brazil'),
      testMatch: [
        everywhere,
        reading,
        columns,
        betting,
        casino,
        shell,
        ...otherwise(account.scripted),
        ...otherwise(account.others),
        countries,
      ],
    },
  ],
});
