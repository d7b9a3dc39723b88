import { NO_STATISTICS } from '@vitrine/betting/sportsbook/match-statistics';
import type { Fixture } from '../competitions/fixtures.ts';
import {
  endingOf,
  lastBy,
  NOT_STARTED,
  overState,
  within,
  type Form,
  type Phase,
  type Span,
} from '../match/match-course.ts';
import { setScores } from '../match/period-scores.ts';
import { between, seeded, type Random } from '../random.ts';
import { gridModel, type ScoreCell, type ScoreModel } from './score-model.ts';
import { gameChance, isWon } from './tennis-chances.ts';
import type { GameRules } from './timed-game.ts';

/** A sport of sets that are played to points, or of legs that are won or lost whole. */
export interface SetGame {
  /** Names the draws of its matches. */
  readonly name: string;
  readonly phase: Phase;
  /** How many sets win the match. */
  readonly setsToWin: number;
  /** Points of a set, from 0; won with a lead of two. Null where a set is won at once. */
  readonly pointsOf: (set: number) => number | null;
  /** Seconds of a point, or of a set that is won at once. */
  readonly rally: { readonly from: number; readonly to: number };
  /** Seconds between sets. */
  readonly pause: number;
  /** Chance of a point that each step of strength (1) moves to the stronger side. */
  readonly edge: number;
}

type Pair = readonly [home: number, away: number];

interface Moment {
  readonly at: number;
  readonly sets: Pair;
  readonly points: Pair;
}

const START: Moment = { at: 0, sets: [0, 0], points: [0, 0] };
/** How much a side that plays well for the moment wins beyond its strength. */
const SWAY = 0.12;

/** The rules of a game: it is drawn point by point. Scores are sets won. */
export function setGame(game: SetGame): GameRules {
  const pointChance = ({ home, away }: Fixture, form: Form = { home: 1, away: 1 }) =>
    clamp(0.5 + (home.strength - away.strength) * game.edge + (form.home - form.away) * SWAY);
  const modelAt = (moment: Moment, fixture: Fixture, form: Form): ScoreModel =>
    gridModel(finalSets(game, moment, pointChance(fixture, form)));

  return {
    play(fixture) {
      const random = seeded(fixture.key, game.name);
      const moments = drawMoments(game, random, pointChance(fixture));
      const holds: readonly Span[] = moments.flatMap(({ at, sets }, index) =>
        sets === (moments[index - 1]?.sets ?? sets) ? [] : [{ from: at, to: at + 12 }],
      );
      const { endsAfter, ending } = endingOf(fixture, moments.at(-1)?.at ?? 0);
      const [home, away] = lastBy(moments, endsAfter)?.sets ?? START.sets;

      return {
        endsAfter,
        final: { home, away },
        stateAt(elapsed) {
          if (elapsed >= endsAfter) return overState(ending, { home, away });
          if (elapsed < 0) return NOT_STARTED;
          const { sets, points } = lastBy(moments, elapsed) ?? START;
          const set = sets[0] + sets[1];
          return {
            status: 'live',
            phase: game.phase,
            part: set + 1,
            games: game.pointsOf(set) === null ? null : points,
            home: sets[0],
            away: sets[1],
            clock: null,
            suspended: within(holds, elapsed),
          };
        },
        statisticsAt(elapsed) {
          const isOver = elapsed >= endsAfter;
          const played = moments.filter(({ at }) => at <= Math.min(elapsed, endsAfter));
          const sets = game.pointsOf(0) === null ? [] : played;
          return {
            ...NO_STATISTICS,
            periods: setScores(
              sets.map((moment) => ({ sets: moment.sets, inSet: moment.points })),
              isOver,
            ),
          };
        },
        modelAt: (elapsed, form) =>
          modelAt((elapsed < 0 ? undefined : lastBy(moments, elapsed)) ?? START, fixture, form),
      };
    },
    before: (fixture, form) => modelAt(START, fixture, form),
  };
}

function drawMoments(game: SetGame, random: Random, point: number): readonly Moment[] {
  const { setsToWin, pointsOf, rally, pause } = game;
  const moments: Moment[] = [START];
  let { at, sets, points } = START;
  while (Math.max(...sets) < setsToWin) {
    at += between(random, rally.from, rally.to);
    const homeWins = random() < point;
    points = plusOne(points, homeWins);
    const target = pointsOf(sets[0] + sets[1]);
    const isSetOver = target === null || isWon(points, target);
    if (isSetOver) {
      sets = plusOne(sets, homeWins);
      points = START.points;
    }
    moments.push({ at, sets, points });
    if (isSetOver) at += pause;
  }
  return moments;
}

/** Chances of the final count of sets from a score. */
function finalSets(
  { setsToWin, pointsOf }: SetGame,
  { sets, points }: Moment,
  point: number,
): readonly ScoreCell[] {
  const begun = sets[0] + sets[1];
  const fresh = new Map<number | null, number>();
  const setChance = (set: number): number => {
    const target = pointsOf(set);
    if (set === begun) return chanceOfSet(point, points, target);
    const known = fresh.get(target) ?? chanceOfSet(point, START.points, target);
    fresh.set(target, known);
    return known;
  };
  const cells: ScoreCell[] = [];
  const reached = new Map([[`${sets[0]}:${sets[1]}`, 1]]);
  const add = (home: number, away: number, chance: number) => {
    const key = `${home}:${away}`;
    reached.set(key, (reached.get(key) ?? 0) + chance);
  };
  for (let set = begun; set < 2 * setsToWin; set += 1) {
    for (let home = sets[0]; home <= Math.min(setsToWin, set - sets[1]); home += 1) {
      const away = set - home;
      const chance = reached.get(`${home}:${away}`);
      if (chance === undefined) continue;
      if (home === setsToWin || away === setsToWin) {
        cells.push({ home, away, chance });
        continue;
      }
      const won = setChance(set);
      add(home + 1, away, chance * won);
      add(home, away + 1, chance * (1 - won));
    }
  }
  return cells;
}

function chanceOfSet(point: number, [home, away]: Pair, target: number | null): number {
  return target === null ? point : gameChance(point, home, away, target);
}

function plusOne([home, away]: Pair, isHome: boolean): Pair {
  return isHome ? [home + 1, away] : [home, away + 1];
}

function clamp(chance: number): number {
  return Math.min(0.75, Math.max(0.25, chance));
}
