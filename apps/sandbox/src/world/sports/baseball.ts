import type { Fixture } from '../competitions/fixtures.ts';
import type { Form, Phase, Span } from '../match/match-course.ts';
import { between, seeded, type Random } from '../random.ts';
import { goalGrid } from './goal-grid.ts';
import { inningsRules, type Moment, type Standing } from './innings-game.ts';
import { gridModel, type ScoreCell, type ScoreModel } from './score-model.ts';

const INNINGS = 9;
/** An inning that is drawn beyond this one is won by somebody. */
const LAST_INNING = 13;
/** Runs that a side of equals makes in its half of an inning. */
const RUNS = 0.5;
const HALF_BREAK = 90;
/** Chances to score in a half inning. */
const BATTERS = 5;

/** Baseball, drawn batter by batter: extra innings follow until somebody leads. */
export const BASEBALL_RULES = inningsRules({
  innings: INNINGS,
  countsInnings: true,
  draw(fixture) {
    const moments = drawMoments(seeded(fixture.key, 'baseball'), runsOf(fixture));
    return { moments, holds: moments.flatMap(holdsAround) };
  },
  modelOf,
});

/** Betting is held when a score changes. */
function holdsAround(
  { at, home, away }: Moment,
  index: number,
  moments: readonly Moment[],
): readonly Span[] {
  const before = moments[index - 1];
  const isSame = !before || (before.home === home && before.away === away);
  return isSame ? [] : [{ from: at - 4, to: at + 20 }];
}

/** Runs that are expected of both sides before the start. */
export function expectedRuns(fixture: Fixture): number {
  const { home, away } = runsOf(fixture);
  return Math.round((home + away) * INNINGS);
}

function runsOf({ home, away }: Fixture): { home: number; away: number } {
  const edge = (home.strength - away.strength) * 0.2 + 0.03;
  return { home: RUNS * Math.exp(edge), away: RUNS * Math.exp(-edge) };
}

/** A tie goes on until somebody leads, as likely the one as the other is strong. */
function modelOf(fixture: Fixture, form: Form, { home, away, left }: Standing): ScoreModel {
  const runs = runsOf(fixture);
  const share = runs.home / (runs.home + runs.away);
  const cells = goalGrid(
    { home, away },
    { home: runs.home * form.home * left.home, away: runs.away * form.away * left.away },
  );
  return gridModel(
    cells.flatMap((cell): ScoreCell | readonly ScoreCell[] =>
      cell.home !== cell.away
        ? cell
        : [
            { home: cell.home + 1, away: cell.away, chance: cell.chance * share },
            { home: cell.home, away: cell.away + 1, chance: cell.chance * (1 - share) },
          ],
    ),
  );
}

function drawMoments(random: Random, runs: { home: number; away: number }): readonly Moment[] {
  const moments: Moment[] = [];
  let at = 0;
  const score = { home: 0, away: 0 };
  const add = (phase: Phase, part: number, left: Standing['left']) =>
    moments.push({ at, phase, part, ...score, left });

  function bat(side: 'home' | 'away', inning: number): void {
    const phase = side === 'away' ? 'inningTop' : 'inningBottom';
    const after = Math.max(0, INNINGS - inning);
    for (let batter = 0; batter < BATTERS; batter += 1) {
      const share = inning > INNINGS ? 0 : 1 - batter / BATTERS;
      const home = side === 'home' ? after + share : Math.min(INNINGS, after + 1);
      add(phase, inning, { home, away: side === 'away' ? after + share : after });
      at += between(random, 60, 130);
      if (random() < (runs[side] / BATTERS) * 0.75) score[side] += random() < 0.67 ? 1 : 2;
      if (side === 'home' && inning >= INNINGS && score.home > score.away) return;
    }
  }

  for (let inning = 1; ; inning += 1) {
    bat('away', inning);
    at += HALF_BREAK;
    if (inning >= INNINGS && score.home > score.away) break;
    bat('home', inning);
    if (inning >= INNINGS && score.home !== score.away) break;
    if (inning >= LAST_INNING) {
      score[random() < 0.5 ? 'home' : 'away'] += 1;
      break;
    }
    at += HALF_BREAK;
  }
  add('inningBottom', Math.max(INNINGS, moments.at(-1)?.part ?? 0), { home: 0, away: 0 });
  return moments;
}
