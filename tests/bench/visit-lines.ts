import type { BusyOperator } from './busy-operator.ts';
import type { ChildServer } from './child-server.ts';
import { type FirstVisit, firstVisit } from './first-visit.ts';
import { PATCHER } from './inline-patcher.ts';
import { interleaved, median, medianRatio } from './interleaved.ts';
import { startStrippedPage } from './stripped-page.ts';
import type { Line } from './table.ts';

const PAGES = ['/esportes', '/esportes/futebol/evento/sr:match:1'];
const ROUNDS = 9;
const PAINT_TARGET = 1.15;
const BLOCKED_TARGET_MS = 100;
const FIRST_PRICE_TARGET = 1.4;
const ODDS_PER_SECOND = 1_000;

/** First visits beside the same pages without scripts, and the first price beside an inline patcher's. */
export async function visitLines(site: ChildServer, operator: BusyOperator): Promise<Line[]> {
  const lines: Line[] = [];
  for (const path of PAGES) lines.push(...(await paintLines(site.origin, path)));
  return [...lines, await firstPriceLine(site.origin, operator)];
}

async function paintLines(origin: string, path: string): Promise<Line[]> {
  const stripped = await startStrippedPage(origin, path);
  const { ours, floor } = await interleaved(ROUNDS, {
    floor: () => firstVisit(stripped.address),
    ours: () => firstVisit(origin + path),
  }).finally(() => stripped.stop());
  const blocked = median(ours.map((visit) => visit.blocked));
  const blockedFloor = median(floor.map((visit) => visit.blocked));
  const shift = Math.max(...ours.map((visit) => visit.layoutShift));
  return [
    paintLine(`First paint of ${path}`, ours, floor, (visit) => visit.firstPaint),
    paintLine(`Largest paint of ${path}`, ours, floor, (visit) => visit.largestPaint),
    {
      measure: `Blocked longer, ${path}`,
      value: `${(blocked - blockedFloor).toFixed(0)} ms (${blocked.toFixed(0)} to ${blockedFloor.toFixed(0)})`,
      target: `at most ${BLOCKED_TARGET_MS} ms`,
      met: blocked - blockedFloor <= BLOCKED_TARGET_MS,
    },
    {
      measure: `Layout shift of ${path}`,
      value: shift.toFixed(4),
      target: '0',
      met: shift < 0.0005,
    },
  ];
}

function paintLine(
  measure: string,
  ours: readonly FirstVisit[],
  floor: readonly FirstVisit[],
  of: (visit: FirstVisit) => number,
): Line {
  const ratio = medianRatio(ours.map(of), floor.map(of));
  return {
    measure: `${measure}, slow 4G, four times slowed`,
    value: `${ratio.toFixed(2)} (${median(ours.map(of)).toFixed(0)} ms to ${median(floor.map(of)).toFixed(0)} ms)`,
    target: `at most ${PAINT_TARGET}`,
    met: ratio <= PAINT_TARGET,
  };
}

async function firstPriceLine(origin: string, operator: BusyOperator): Promise<Line> {
  const [path = ''] = PAGES;
  const stripped = await startStrippedPage(origin, path, PATCHER);
  const stop = operator.change(ODDS_PER_SECOND);
  const { ours, floor } = await interleaved(ROUNDS, {
    floor: () => firstVisit(stripped.address),
    ours: () => firstVisit(origin + path),
  }).finally(async () => {
    stop();
    await stripped.stop();
  });
  const times = (visits: readonly FirstVisit[]) => visits.map(({ firstPrice }) => firstPrice);
  const ratio = medianRatio(times(ours), times(floor));
  return {
    measure: 'First changed price of a visit to an inline patcher',
    value: `${ratio.toFixed(2)} (${median(times(ours)).toFixed(0)} ms to ${median(times(floor)).toFixed(0)} ms)`,
    target: `at most ${FIRST_PRICE_TARGET}`,
    met: ratio <= FIRST_PRICE_TARGET,
  };
}
