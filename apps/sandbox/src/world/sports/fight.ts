import type { Fixture } from '../competitions/fixtures.ts';
import {
  endingOf,
  NOT_STARTED,
  overState,
  within,
  type Form,
  type Span,
} from '../match/match-course.ts';
import { between, seeded } from '../random.ts';
import { gridModel, type ScoreCell, type ScoreModel } from './score-model.ts';
import type { GameRules } from './timed-game.ts';

/** A fight of rounds that can end in each of them. Seconds everywhere. */
export interface Fight {
  /** Names the draws of its fights. */
  readonly name: string;
  readonly rounds: number;
  readonly roundSeconds: number;
  /** Chance that a round is the last one before the judges decide. */
  readonly stoppage: number;
  /** Chance that the judges call a draw. */
  readonly draw: number;
}

const PAUSE = 60;

/** How a fight ended: who won, in which round. */
interface Verdict {
  readonly home: number;
  readonly away: number;
  readonly round: number;
  readonly after: number;
}

/** The rules of a fight. Its score is 1 to 0 for the winner and hidden until then. */
export function fight(rules: Fight): GameRules {
  const { name, rounds, roundSeconds } = rules;

  return {
    play(fixture) {
      const random = seeded(fixture.key, name);
      const verdict = drawVerdict(rules, fixture, random);
      const { endsAfter, ending } = endingOf(fixture, verdict.after);
      const holds: readonly Span[] = [
        ...Array.from({ length: 3 }, () => {
          const from = between(random, 20, verdict.after);
          return { from, to: from + between(random, 8, 20) };
        }),
        { from: verdict.after - 25, to: verdict.after },
      ];
      const final = { home: verdict.home, away: verdict.away };

      return {
        endsAfter,
        final,
        stateAt(elapsed) {
          if (elapsed >= endsAfter) return { ...overState(ending, final), part: verdict.round };
          if (elapsed < 0) return NOT_STARTED;
          const { round, fought } = roundAt(rules, elapsed);
          const isPause = fought >= roundSeconds;
          return {
            status: 'live',
            phase: isPause ? 'roundBreak' : 'round',
            part: round,
            games: null,
            home: null,
            away: null,
            clock: {
              seconds: isPause ? 0 : Math.ceil(roundSeconds - fought),
              stopped: isPause,
              direction: 'down',
            },
            suspended: within(holds, elapsed),
          };
        },
        modelAt: (elapsed, form) =>
          modelOf(
            rules,
            fixture,
            form,
            Math.min(rounds, roundAt(rules, Math.max(0, elapsed)).round),
          ),
      };
    },
    before: (fixture, form) => modelOf(rules, fixture, form, 1),
  };
}

/** The round of a moment, and seconds fought in it; the pause after it belongs to it. */
function roundAt({ roundSeconds }: Fight, elapsed: number): { round: number; fought: number } {
  const length = roundSeconds + PAUSE;
  return { round: Math.floor(elapsed / length) + 1, fought: elapsed % length };
}

function homeChance({ home, away }: Fixture, form: Form): number {
  const odds = Math.exp((home.strength - away.strength) * 0.7 + (form.home - form.away) * 2);
  return odds / (1 + odds);
}

function drawVerdict(rules: Fight, fixture: Fixture, random: () => number): Verdict {
  const { rounds, roundSeconds, stoppage, draw } = rules;
  const isHome = random() < homeChance(fixture, { home: 1, away: 1 });
  const winner = { home: Number(isHome), away: Number(!isHome) };
  for (let round = 1; round <= rounds; round += 1) {
    if (random() >= stoppage) continue;
    const after = (round - 1) * (roundSeconds + PAUSE) + between(random, 40, roundSeconds - 5);
    return { ...winner, round, after: Math.round(after) };
  }
  const after = rounds * (roundSeconds + PAUSE) - PAUSE;
  return { ...(random() < draw ? { home: 0, away: 0 } : winner), round: rounds, after };
}

function modelOf(rules: Fight, fixture: Fixture, form: Form, from: number): ScoreModel {
  const { rounds, stoppage, draw } = rules;
  const home = homeChance(fixture, form);
  const cells: ScoreCell[] = [];
  const add = (chance: number, round: number) =>
    cells.push(
      { home: 1, away: 0, chance: chance * home, round },
      { home: 0, away: 1, chance: chance * (1 - home), round },
    );
  let goesOn = 1;
  for (let round = from; round <= rounds; round += 1) {
    add(goesOn * stoppage, round);
    goesOn *= 1 - stoppage;
  }
  add(goesOn * (1 - draw), rounds);
  cells.push({ home: 0, away: 0, chance: goesOn * draw, round: rounds });
  return gridModel(cells);
}
