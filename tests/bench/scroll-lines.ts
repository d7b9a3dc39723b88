import type { BusyOperator } from './busy-operator.ts';
import type { ChildServer } from './child-server.ts';
import { PATCHER } from './inline-patcher.ts';
import { interleaved, median } from './interleaved.ts';
import { measureScrolling, type Scrolling } from './scrolling.ts';
import { startStrippedPage } from './stripped-page.ts';
import type { Line } from './table.ts';

const PATH = '/esportes/futebol/ao-vivo';
/** The longest of many tasks differs more from visit to visit than other figures do. */
const ROUNDS = 9;
const ODDS_PER_SECOND = 1_000;
/** Some hundreds of rows. */
const FAR_PX = 20_000;

/**
 * The list of many live matches while it is scrolled and its odds change, beside the same list with an inline
 * script that changes the same odds and does nothing else.
 */
export async function scrollLines(site: ChildServer, operator: BusyOperator): Promise<Line[]> {
  const stripped = await startStrippedPage(site.origin, PATH, PATCHER);
  const stop = operator.change(ODDS_PER_SECOND);
  const { ours, floor } = await interleaved(ROUNDS, {
    floor: () => measureScrolling(stripped.address),
    ours: () => measureScrolling(site.origin + PATH),
  }).finally(() => {
    stop();
    return stripped.stop();
  });
  const scrolled = Math.min(...ours.map((one) => one.scrolled));
  const shown = Math.min(...ours.map((one) => one.eventsShown));
  const of = (all: readonly Scrolling[], fact: (one: Scrolling) => number) => median(all.map(fact));
  const longest = ({ longestTask }: Scrolling) => longestTask;
  const blocked = (one: Scrolling) => one.blocked;
  return [
    {
      measure: 'Live events in the list that is scrolled',
      value: String(shown),
      target: String(operator.matches.length),
      met: shown >= operator.matches.length,
    },
    {
      measure: 'Pixels scrolled past',
      value: String(scrolled),
      target: `at least ${FAR_PX}`,
      met: scrolled >= FAR_PX,
    },
    {
      measure: 'Longest task while scrolling, four times slowed',
      value: `${of(ours, longest).toFixed(0)} ms to ${of(floor, longest).toFixed(0)} ms`,
      target: "at most the floor's",
      met: of(ours, longest) <= of(floor, longest),
    },
    {
      // Not the number of tasks: two of 60 ms let a finger in earlier than one of 120.
      measure: 'What tasks took over 50 ms each, while scrolling',
      value: `${of(ours, blocked).toFixed(0)} ms to ${of(floor, blocked).toFixed(0)} ms`,
      target: "at most the floor's",
      met: of(ours, blocked) <= of(floor, blocked),
    },
  ];
}
