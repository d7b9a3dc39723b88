import type { MatchStatistics } from '@vitrine/betting/sportsbook/match-statistics';
import type { EventStatus } from '@vitrine/betting/sportsbook/event';
import type { Fixture } from '../competitions/fixtures.ts';
import type { ScoreModel } from '../sports/score-model.ts';

export type Phase =
  | 'notStarted'
  | 'firstHalf'
  | 'secondHalf'
  | 'halfTime'
  | 'quarter'
  | 'quarterBreak'
  | 'overtime'
  | 'set'
  | 'leg'
  | 'half'
  | 'period'
  | 'break'
  | 'inningTop'
  | 'inningBottom'
  | 'innings'
  | 'round'
  | 'roundBreak'
  | 'ended'
  | 'abandoned';

export interface Clock {
  readonly seconds: number;
  readonly stopped: boolean;
  readonly direction: 'up' | 'down';
}

export interface MatchState {
  readonly status: Extract<EventStatus, 'notStarted' | 'live' | 'ended' | 'abandoned'>;
  readonly phase: Phase;
  /** Which quarter, set, inning or round, also of how many rounds an ended fight was; otherwise 0. */
  readonly part: number;
  /** Games or points of the set, in sports of sets. */
  readonly games: readonly [number, number] | null;
  readonly home: number | null;
  readonly away: number | null;
  readonly clock: Clock | null;
  /** Whether betting is held: around goals, breaks of serve and reviews. */
  readonly suspended: boolean;
}

/** How strong each side plays for the moment, as factors around 1. */
export interface Form {
  readonly home: number;
  readonly away: number;
}

/** Everything that happens in a match, drawn before it starts. Times are seconds after the start. */
export interface MatchCourse {
  readonly endsAfter: number;
  readonly final: { readonly home: number; readonly away: number };
  stateAt(elapsed: number): MatchState;
  /** What is counted besides the score by a moment, its end included; absent where nothing is. */
  statisticsAt?(elapsed: number): MatchStatistics;
  /** Chances of the final scores, as seen at a moment. */
  modelAt(elapsed: number, form: Form): ScoreModel;
}

export const NOT_STARTED: MatchState = {
  status: 'notStarted',
  phase: 'notStarted',
  part: 0,
  games: null,
  home: null,
  away: null,
  clock: null,
  suspended: false,
};

/** A span of time, its end excluded. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** When and how a match ends: at its full time, or earlier when it is abandoned or ended by hand. */
export function endingOf(
  { abandonedAfter, changes }: Pick<Fixture, 'abandonedAfter' | 'changes'>,
  fullTime: number,
): { readonly endsAfter: number; readonly ending: 'ended' | 'abandoned' } {
  const endings = [
    { endsAfter: fullTime, ending: 'ended' as const },
    ...(abandonedAfter === null
      ? []
      : [{ endsAfter: abandonedAfter, ending: 'abandoned' as const }]),
    ...(changes.ending ? [{ endsAfter: changes.ending.at, ending: changes.ending.kind }] : []),
  ];
  return endings.reduce((first, other) => (other.endsAfter < first.endsAfter ? other : first));
}

/** The state of a match that is over. */
export function overState(
  ending: 'ended' | 'abandoned',
  { home, away }: MatchCourse['final'],
): MatchState {
  return {
    status: ending,
    phase: ending,
    part: 0,
    games: null,
    home,
    away,
    clock: null,
    suspended: true,
  };
}

export function within(spans: readonly Span[], time: number): boolean {
  return spans.some(({ from, to }) => from <= time && time < to);
}

/** The greatest lead of each side up to a moment, looked at second by second. */
export function leadsUntil(
  { stateAt, endsAfter }: MatchCourse,
  elapsed: number,
): { readonly home: number; readonly away: number } {
  const leads = { home: 0, away: 0 };
  for (let second = 0; second <= Math.min(elapsed, endsAfter); second += 1) {
    const { home, away } = stateAt(second);
    const lead = (home ?? 0) - (away ?? 0);
    leads.home = Math.max(leads.home, lead);
    leads.away = Math.max(leads.away, -lead);
  }
  return leads;
}

/** The last of a list sorted by `at` that is not after a time. */
export function lastBy<Item extends { readonly at: number }>(
  items: readonly Item[],
  time: number,
): Item | undefined {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((items[middle]?.at ?? Infinity) <= time) low = middle + 1;
    else high = middle;
  }
  return items[low - 1];
}
