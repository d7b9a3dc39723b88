import type { Fixture, Fixtures } from '../competitions/fixtures.ts';
import { play } from '../sports/sports.ts';
import type { SeasonPlan } from './season-plan.ts';
import { tableOf, type TableMatch, type TableRow } from './season-table.ts';

/** A season as it stands at a time. */
export interface SeasonState {
  readonly status: 'notStarted' | 'live' | 'ended';
  readonly table: readonly TableRow[];
  /** How many rounds have begun. */
  readonly rounds: number;
  /** World seconds: the state stays as it is up to this time. */
  readonly until: number;
}

/** The matches of a season as far as they have begun, and the table they make. */
export interface SeasonRecord {
  /** World seconds of the first match. */
  readonly startsAt: number;
  /** World seconds by which the last match is over. */
  readonly endsBy: number;
  stateAt(worldSeconds: number): SeasonState;
}

/** World seconds after which any match of football is over. */
export const LONGEST_MATCH = 7500;

interface Match extends TableMatch {
  /** World seconds. */
  readonly endsAt: number;
  readonly counts: boolean;
}

export function createSeasonRecord(plan: SeasonPlan, fixtures: Fixtures): SeasonRecord {
  const matches: Match[] = [];
  let next = { round: plan.fromRound, startsAt: startOf(plan.fromRound) };
  const { startsAt } = next;
  const lastStarts = fixtures
    .ofRound(plan.competition, plan.toRound - 1)
    .map((match) => match.startsAt);
  let state: (SeasonState & { readonly from: number }) | undefined;

  function startOf(round: number): number {
    if (round === plan.toRound) return Infinity;
    return Math.min(...fixtures.ofRound(plan.competition, round).map((match) => match.startsAt));
  }

  function readUpTo(worldSeconds: number): void {
    while (next.startsAt <= worldSeconds) {
      matches.push(...fixtures.ofRound(plan.competition, next.round).map(played));
      next = { round: next.round + 1, startsAt: startOf(next.round + 1) };
    }
  }

  return {
    startsAt,
    endsBy: Math.max(...lastStarts) + LONGEST_MATCH,
    stateAt(worldSeconds) {
      if (state && state.from <= worldSeconds && worldSeconds < state.until) return state;
      readUpTo(worldSeconds);
      const over = matches.filter(({ endsAt }) => endsAt <= worldSeconds);
      const ahead = matches.map(({ endsAt }) => endsAt).filter((endsAt) => endsAt > worldSeconds);
      const until = Math.min(next.startsAt, ...ahead);
      const isOver = until === Infinity;
      state = {
        status: worldSeconds < startsAt ? 'notStarted' : isOver ? 'ended' : 'live',
        table: tableOf(
          plan.competition.competitors,
          over.filter(({ counts }) => counts),
        ),
        rounds: next.round - plan.fromRound,
        until,
        from: worldSeconds,
      };
      return state;
    },
  };
}

/** An abandoned match does not count. */
function played(fixture: Fixture): Match {
  const { endsAfter, final, stateAt } = play(fixture);
  return {
    home: fixture.home.name,
    away: fixture.away.name,
    homeGoals: final.home,
    awayGoals: final.away,
    endsAt: fixture.startsAt + endsAfter,
    counts: stateAt(endsAfter).status === 'ended',
  };
}
