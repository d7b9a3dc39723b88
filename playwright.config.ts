import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './scripts/setup/chromium-launch.mjs';

const phone = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 } };
const noJs = { javaScriptEnabled: false };

type Way = 'phone' | 'phone-no-js' | 'desktop' | 'desktop-no-js';

const EVERY_WAY: readonly Way[] = ['phone', 'phone-no-js', 'desktop', 'desktop-no-js'];

/** Files of journeys below tests/e2e, and how they are played: in `npm test`, and with `JOURNEYS=whole`. */
interface Journeys {
  readonly files: string;
  readonly ways: readonly Way[];
  /** The same ways unless given: what they show is there in no other. */
  readonly whole?: readonly Way[];
}

/** Pages of the account where scripts do most of the work. */
const SCRIPTED =
  'balance|identity|reality-check|recover-access|registering|session|two-factor|withdrawal';

/** Journeys of every kind of bet, in two brands. */
const BETS =
  'bet-details|bet-history|bet-types|cash-out|custom-bets|free-bets|placement-errors|sharing';

const JOURNEYS: readonly Journeys[] = [
  { files: 'journey', ways: ['phone', 'desktop-no-js'], whole: EVERY_WAY },
  // One brand is played in one of these ways, the other in the other: see `without`.
  { files: `betting/@(${BETS})`, ways: ['phone', 'phone-no-js'], whole: EVERY_WAY },
  { files: `betting/!(${BETS})`, ways: ['phone', 'desktop-no-js'], whole: EVERY_WAY },
  { files: 'casino/*', ways: ['phone', 'desktop-no-js'], whole: EVERY_WAY },
  { files: 'shell/*', ways: ['phone', 'desktop-no-js'], whole: EVERY_WAY },
  { files: `account/@(${SCRIPTED})`, ways: ['desktop'], whole: EVERY_WAY },
  { files: `account/!(${SCRIPTED})`, ways: ['phone-no-js'], whole: EVERY_WAY },
  // With scripts the form waits in another answer, and the notice stands in a modal.
  { files: 'account/@(ended-in-a-form|reactivation)', ways: ['desktop'] },
  // Each country is played in one way: see `without`.
  { files: 'countries/*', ways: ['phone', 'desktop-no-js'], whole: EVERY_WAY },
  // What the server alone decides.
  { files: 'bad-input/*', ways: ['phone-no-js'], whole: ['phone-no-js', 'desktop'] },
  { files: 'sportsbook-addresses', ways: ['phone-no-js'], whole: ['phone-no-js', 'desktop'] },
  { files: 'rules/*', ways: ['phone-no-js', 'desktop'] },
  { files: 'lists', ways: ['phone-no-js', 'desktop'] },
  { files: 'list-density', ways: ['phone', 'desktop'], whole: ['phone', 'phone-no-js', 'desktop'] },
  { files: 'reading', ways: ['phone', 'desktop', 'desktop-no-js'] },
  { files: 'desktop-columns', ways: ['desktop', 'desktop-no-js'] },
  { files: 'event-page', ways: ['phone', 'desktop'] },
  { files: 'live*', ways: ['desktop'] },
  { files: 'brands', ways: ['phone'] },
  { files: 'frame', ways: ['phone'] },
  { files: 'unanswered-forms', ways: ['phone', 'desktop'] },
  { files: 'before-scripts', ways: ['phone'] },
  { files: 'result-gives-way', ways: ['phone'] },
  { files: 'shown-events', ways: ['phone-no-js'] },
  { files: 'after-placing', ways: ['phone', 'phone-no-js'] },
  { files: 'withdrawal-cancelling', ways: ['phone', 'phone-no-js'], whole: EVERY_WAY },
  { files: 'deposit-methods', ways: ['phone', 'phone-no-js'] },
  { files: 'resumed-deposit', ways: ['phone', 'phone-no-js'] },
  { files: 'favourites', ways: ['phone', 'phone-no-js'] },
  { files: 'guard', ways: ['phone', 'phone-no-js'] },
  { files: 'popular-bets', ways: ['phone', 'phone-no-js'] },
];

/** In all their ways only on demand, so that `npm test` stays short (decision 0183). */
const isWhole = process.env['JOURNEYS'] === 'whole';
const without = (...tags: readonly ('@arara' | '@axolote' | '@brazil' | '@elsewhere')[]) =>
  isWhole ? {} : { grepInvert: new RegExp(tags.join('|')) };

function played(way: Way): string[] {
  return JOURNEYS.filter(({ ways, whole = ways }) => (isWhole ? whole : ways).includes(way)).map(
    ({ files }) => `tests/e2e/${files}.spec.ts`,
  );
}

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
    { name: 'phone', use: phone, testMatch: played('phone'), ...without('@elsewhere', '@axolote') },
    {
      name: 'phone-no-js',
      use: { ...phone, ...noJs },
      testMatch: played('phone-no-js'),
      ...without('@arara'),
    },
    { name: 'desktop', use: desktop, testMatch: played('desktop') },
    {
      name: 'desktop-no-js',
      use: { ...desktop, ...noJs },
      testMatch: played('desktop-no-js'),
      ...without('@brazil'),
    },
  ],
});
