import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBusyOperator, type BusyOperator } from './busy-operator.ts';
import { startServer } from './child-server.ts';
import { startEmptyPage } from './empty-page.ts';
import { measureLiveUpdates } from './live-updates.ts';
import { scriptBytes } from './page-weight.ts';
import { SITE } from './paths.ts';
import { printTable, type Line } from './table.ts';
import { throughputOf } from './throughput.ts';

/** Ratios are to the empty Remix page measured in the same run. */
const WEIGHED = [
  { path: '/login', target: 1.2 },
  { path: '/esportes', target: 1.35 },
];
const USUAL_MATCHES = 60;
/** 600 odds. */
const MANY_MATCHES = 200;
const ODDS_PER_SECOND = 1_000;

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
  const measure = await throughputOf(`${empty.origin}/`);
  const lines: Line[] = [];
  for (const { path } of WEIGHED) {
    const speed = await throughputOf(site + path);
    const rate = `${speed.requestsPerSecond.toFixed(0)} to ${measure.requestsPerSecond.toFixed(0)} a second`;
    lines.push(
      {
        measure: `Pages a second of ${path}, ${USUAL_MATCHES} live matches`,
        value: `${(speed.requestsPerSecond / measure.requestsPerSecond).toFixed(2)} (${rate})`,
        target: '',
        met: true,
      },
      {
        measure: `Time to ${path}, median and 99 of 100`,
        value: `${(speed.median / measure.median).toFixed(2)} (${speed.median.toFixed(1)} ms), ${(speed.slowest1Percent / measure.slowest1Percent).toFixed(2)} (${speed.slowest1Percent.toFixed(1)} ms)`,
        target: '',
        met: true,
      },
    );
  }
  return lines;
}

async function liveLines(site: string, operator: BusyOperator): Promise<Line[]> {
  const live = await measureLiveUpdates(`${site}/esportes`, () => operator.change(ODDS_PER_SECOND));
  return [
    {
      measure: `Odds shown, and written a second, of ${ODDS_PER_SECOND} changes`,
      value: `${live.oddsShown}, ${live.writesPerSecond.toFixed(0)}`,
      target: 'at least 600, 500',
      met: live.oddsShown >= 600 && live.writesPerSecond >= 500,
    },
    {
      measure: 'Tasks over 50 ms, six times slowed',
      value: `${live.longTasks} (longest ${live.longestTask.toFixed(0)} ms)`,
      target: '0',
      met: live.longTasks === 0,
    },
    {
      measure: 'React commits while odds change',
      value: String(live.reactCommits),
      target: '0',
      met: live.reactCommits === 0,
    },
    {
      measure: 'Main thread at work',
      value: `${(live.busy * 100).toFixed(0)} %`,
      target: '',
      met: true,
    },
  ];
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} kB`;
}
