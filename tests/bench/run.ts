import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBarePage } from './bare-page.ts';
import { startBusyOperator, type BusyOperator } from './busy-operator.ts';
import { startServer } from './child-server.ts';
import { startEmptyPage } from './empty-page.ts';
import { interleaved, median, medianRatio } from './interleaved.ts';
import { type LiveUpdates, measureLiveUpdates } from './live-updates.ts';
import { scriptBytes } from './page-weight.ts';
import { SITE } from './paths.ts';
import { printTable, type Line } from './table.ts';
import { type Throughput, throughputOf } from './throughput.ts';

/**
 * Every figure is a ratio to a floor that is measured in turns with it: an empty Remix page for weight
 * and speed, a bare page that writes odds for live updates. The machine's own speed cancels out.
 */
const WEIGHED = [
  { path: '/login', target: 1.2 },
  { path: '/esportes', target: 1.35 },
];
const USUAL_MATCHES = 60;
/** 600 odds. */
const MANY_MATCHES = 200;
const ODDS_PER_SECOND = 1_000;
const SPEED_ROUNDS = 5;
const SPEED_ROUND_MS = 2_000;
const LIVE_ROUNDS = 3;

const brand = process.env['BRAND'] ?? 'arara';
if (!existsSync(join(SITE, 'build', brand))) {
  console.error(`There is no build of the brand "${brand}": run "pnpm build" with BRAND=${brand}`);
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'));
const empty = await startEmptyPage();
try {
  const lines = [
    ...(await withSite(USUAL_MATCHES, async (site) => [
      ...(await weightLines(site)),
      ...(await speedLines(site)),
    ])),
    ...(await withSite(MANY_MATCHES, liveLines)),
  ];
  process.exitCode = printTable(lines) ? 0 : 1;
} finally {
  await empty.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Measures a site whose operator has so many live matches. */
async function withSite(
  matches: number,
  measure: (origin: string, operator: BusyOperator) => Promise<Line[]>,
): Promise<Line[]> {
  const operator = await startBusyOperator(matches);
  const site = await startServer(
    join(SITE, 'server/main.ts'),
    {
      BRAND: brand,
      LOG_LEVEL: 'error',
      SANDBOX_URL: operator.origin,
      SITE_DATA: join(folder, `site-${matches}.sqlite`),
      SESSION_SECRET: 'only-for-the-measurement-of-this-run',
    },
    SITE,
  );
  try {
    return await measure(site.origin, operator);
  } finally {
    await site.stop();
    await operator.stop();
  }
}

async function weightLines(site: string): Promise<Line[]> {
  const measure = await scriptBytes(`${empty.origin}/`);
  const lines = WEIGHED.map(async ({ path, target }) => {
    const bytes = await scriptBytes(site + path);
    const ratio = bytes / measure;
    return {
      measure: `Script of a first visit to ${path}, brotli 11`,
      value: `${ratio.toFixed(2)} (${kilobytes(bytes)} to ${kilobytes(measure)})`,
      target: `at most ${target}`,
      met: ratio <= target,
    };
  });
  return Promise.all(lines);
}

async function speedLines(site: string): Promise<Line[]> {
  const floorPage = `${empty.origin}/`;
  const addresses = [floorPage, ...WEIGHED.map(({ path }) => site + path)];
  const found = await interleaved<string, Throughput>(
    SPEED_ROUNDS,
    Object.fromEntries(
      addresses.map((address) => [address, () => throughputOf(address, SPEED_ROUND_MS)]),
    ),
  );
  const floor = found[floorPage] ?? [];
  return WEIGHED.flatMap(({ path }): Line[] => {
    const rounds = found[site + path] ?? [];
    const compared = (of: (speed: Throughput) => number): string =>
      medianRatio(rounds.map(of), floor.map(of)).toFixed(2);
    const middle = (of: (speed: Throughput) => number): string => median(rounds.map(of)).toFixed(1);
    return [
      {
        measure: `Pages a second of ${path}, ${USUAL_MATCHES} live matches`,
        value: `${compared((speed) => speed.requestsPerSecond)} (${middle((speed) => speed.requestsPerSecond)} a second)`,
        target: '',
        met: true,
      },
      {
        measure: `Time to ${path}, median and 99 of 100`,
        value: `${compared((speed) => speed.median)} (${middle((speed) => speed.median)} ms), ${compared((speed) => speed.slowest1Percent)} (${middle((speed) => speed.slowest1Percent)} ms)`,
        target: '',
        met: true,
      },
    ];
  });
}

/** Beside a page that does nothing but write the same number of odds: what it misses, nobody reaches. */
async function liveLines(site: string, operator: BusyOperator): Promise<Line[]> {
  const bare = await startBarePage(`${site}/esportes`, ODDS_PER_SECOND);
  const { floor, ours } = await interleaved(LIVE_ROUNDS, {
    floor: () => measureLiveUpdates(bare.address, () => () => undefined),
    ours: () => measureLiveUpdates(`${site}/esportes`, () => operator.change(ODDS_PER_SECOND)),
  }).finally(() => bare.stop());
  const oddsShown = Math.min(...ours.map((live) => live.oddsShown));
  const written = medianRatio(
    ours.map((live) => live.writesPerSecond),
    floor.map((live) => live.writesPerSecond),
  );
  const longTasks = (all: readonly LiveUpdates[]) => median(all.map((live) => live.longTasks));
  const longest = (all: readonly LiveUpdates[]) =>
    Math.max(...all.map((live) => live.longestTask)).toFixed(0);
  const busy = (all: readonly LiveUpdates[]) => all.map((live) => live.busy);
  const commits = Math.max(...ours.map((live) => live.reactCommits));
  return [
    {
      measure: `Odds shown, and written, of ${ODDS_PER_SECOND} changes a second`,
      value: `${oddsShown}, ${written.toFixed(2)} of the floor's`,
      target: 'at least 600, 0.5',
      met: oddsShown >= 600 && written >= 0.5,
    },
    {
      measure: 'Tasks over 50 ms, six times slowed',
      value: `${longTasks(ours)} (longest ${longest(ours)} ms) to ${longTasks(floor)} (longest ${longest(floor)} ms)`,
      target: "at most the floor's",
      met: longTasks(ours) <= longTasks(floor),
    },
    {
      measure: 'React commits while odds change',
      value: String(commits),
      target: '0',
      met: commits === 0,
    },
    {
      measure: 'Main thread at work',
      value: `${medianRatio(busy(ours), busy(floor)).toFixed(2)} (${percent(median(busy(ours)))} to ${percent(median(busy(floor)))})`,
      target: '',
      met: true,
    },
  ];
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} kB`;
}
