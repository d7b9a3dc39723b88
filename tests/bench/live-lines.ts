import { startBarePage } from './bare-page.ts';
import type { BusyOperator } from './busy-operator.ts';
import type { ChildServer } from './child-server.ts';
import { interleaved, median, medianRatio } from './interleaved.ts';
import { type LiveUpdates, measureLiveUpdates } from './live-updates.ts';
import type { Line } from './table.ts';

const ROUNDS = 5;
const ODDS_SHOWN = 600;
const ODDS_PER_SECOND = 5_000;
const FLOOD_PER_SECOND = 20_000;
const BUSY_TARGET = 1.2;
const NO_ODDS: ReadonlyMap<string, number> = new Map();

/** Beside a page that does nothing but write the same number of odds: what it misses, nobody reaches. */
export async function liveLines(site: ChildServer, operator: BusyOperator): Promise<Line[]> {
  const address = `${site.origin}/esportes`;
  const bare = await startBarePage(address, ODDS_PER_SECOND);
  const changed = (oddsPerSecond: number) =>
    measureLiveUpdates(address, {
      begin: () => operator.change(oddsPerSecond),
      odds: operator.odds,
    });
  const { floor, ours } = await interleaved(ROUNDS, {
    floor: () =>
      measureLiveUpdates(bare.address, { begin: () => () => undefined, odds: () => NO_ODDS }),
    ours: () => changed(ODDS_PER_SECOND),
  }).finally(() => bare.stop());
  const flood = await changed(FLOOD_PER_SECOND);
  const oddsShown = Math.min(...ours.map((live) => live.oddsShown));
  const longTasks = (all: readonly LiveUpdates[]) => median(all.map((live) => live.longTasks));
  const longest = (all: readonly LiveUpdates[]) =>
    Math.max(...all.map((live) => live.longestTask)).toFixed(0);
  const busy = (all: readonly LiveUpdates[]) => all.map((live) => live.busy);
  const ratio = medianRatio(busy(ours), busy(floor));
  const commits = Math.max(...ours.map((live) => live.reactCommits));
  const stale = Math.max(...ours.map((live) => live.stale));
  return [
    {
      measure: `Odds shown while ${ODDS_PER_SECOND} a second change`,
      value: String(oddsShown),
      target: `at least ${ODDS_SHOWN}`,
      met: oddsShown >= ODDS_SHOWN,
    },
    {
      measure: 'Main thread at work, six times slowed, to direct writes',
      value: `${ratio.toFixed(2)} (${percent(median(busy(ours)))} to ${percent(median(busy(floor)))})`,
      target: `at most ${BUSY_TARGET}`,
      met: ratio <= BUSY_TARGET,
    },
    {
      measure: 'Tasks over 50 ms',
      value: `${longTasks(ours)} (longest ${longest(ours)} ms) to ${longTasks(floor)} (longest ${longest(floor)} ms)`,
      target: "at most the floor's",
      met: longTasks(ours) <= longTasks(floor),
    },
    zeroLine('React commits while odds change', commits),
    zeroLine('Stale odds at the end', stale),
    zeroLine(`Stale odds at the end of ${FLOOD_PER_SECOND} changes a second`, flood.stale),
  ];
}

function zeroLine(measure: string, count: number): Line {
  return { measure, value: String(count), target: '0', met: count === 0 };
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}
