import { NO_STATISTICS } from '@vitrine/betting/sportsbook/match-statistics';
import type { Fixture } from '../competitions/fixtures.ts';
import {
  endingOf,
  lastBy,
  NOT_STARTED,
  overState,
  within,
  type Form,
  type MatchCourse,
  type Span,
} from '../match/match-course.ts';
import { setScores } from '../match/period-scores.ts';
import { between, seeded, type Random } from '../random.ts';
import { gridModel, type ScoreModel } from './score-model.ts';
import {
  finalSetChances,
  spokenPoints,
  START,
  winPoint,
  type ServeChances,
  type TennisScore,
} from './tennis-chances.ts';

/** Chance to win a point on one's own serve, between equals. */
const SERVE = 0.63;
const CHANGEOVER = 60;
const SET_BREAK = 120;

interface Moment {
  readonly at: number;
  readonly score: TennisScore;
}

/** Draws a tennis match, best of three sets, point by point. Scores are sets won. */
export function playTennis(fixture: Fixture): MatchCourse {
  const random = seeded(fixture.key, 'tennis');
  const serve = serveChances(fixture);
  const { moments, holds } = drawMoments(random, serve);
  const { endsAfter, ending } = endingOf(fixture, moments.at(-1)?.at ?? 0);
  const last = lastBy(moments, endsAfter)?.score ?? START;
  const final = { home: last.sets[0], away: last.sets[1] };

  return {
    endsAfter,
    final,
    stateAt(elapsed) {
      if (elapsed >= endsAfter) return overState(ending, final);
      if (elapsed < 0) return NOT_STARTED;
      const { sets, games } = lastBy(moments, elapsed)?.score ?? START;
      return {
        status: 'live',
        phase: 'set',
        part: sets[0] + sets[1] + 1,
        games,
        home: sets[0],
        away: sets[1],
        clock: null,
        suspended: within(holds, elapsed),
      };
    },
    statisticsAt(elapsed) {
      const isOver = elapsed >= endsAfter;
      const played = moments.filter(({ at }) => at <= Math.min(elapsed, endsAfter));
      const { homeServes, ...score } = played.at(-1)?.score ?? START;
      return {
        ...NO_STATISTICS,
        periods: setScores(
          played.map(({ score: { sets, games } }) => ({ sets, inSet: games })),
          isOver,
        ),
        points: spokenPoints(score),
        serving: isOver ? null : homeServes ? 'home' : 'away',
      };
    },
    modelAt(elapsed, form) {
      const score = (elapsed < 0 ? undefined : lastBy(moments, elapsed)?.score) ?? START;
      return setsModel(score, serve, form);
    },
  };
}

/** Chances of the sets before the start. */
export function tennisBefore(fixture: Fixture, form: Form): ScoreModel {
  return setsModel(START, serveChances(fixture), form);
}

function setsModel(score: TennisScore, serve: ServeChances, form: Form): ScoreModel {
  const swayed: ServeChances = {
    home: clamp(serve.home + (form.home - 1) * 0.4),
    away: clamp(serve.away + (form.away - 1) * 0.4),
  };
  return gridModel(finalSetChances(score, swayed));
}

function serveChances({ home, away }: Fixture): ServeChances {
  const edge = (home.strength - away.strength) * 0.03;
  return { home: SERVE + edge, away: SERVE - edge };
}

function drawMoments(
  random: Random,
  serve: ServeChances,
): { readonly moments: readonly Moment[]; readonly holds: readonly Span[] } {
  const moments: Moment[] = [];
  const holds: Span[] = [];
  let at = 0;
  let score: TennisScore = random() < 0.5 ? START : { ...START, homeServes: false };
  moments.push({ at, score });
  while (Math.max(...score.sets) < 2) {
    at += between(random, 18, 40);
    const server = score.homeServes ? serve.home : 1 - serve.away;
    const next = winPoint(score, random() < server);
    const gameEnded = next.games !== score.games;
    const setEnded = next.sets !== score.sets;
    const serverLost = gameEnded && next.games[0] > score.games[0] !== score.homeServes;
    if (setEnded || serverLost) holds.push({ from: at, to: at + between(random, 8, 16) });
    score = next;
    moments.push({ at, score });
    if (setEnded) at += SET_BREAK;
    else if (gameEnded && (score.games[0] + score.games[1]) % 2 === 1) at += CHANGEOVER;
  }
  return { moments, holds };
}

function clamp(chance: number): number {
  return Math.min(0.85, Math.max(0.35, chance));
}
