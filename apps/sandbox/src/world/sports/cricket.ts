import type { Fixture } from '../competitions/fixtures.ts';
import type { Form } from '../match/match-course.ts';
import { between, normal, seeded, type Random } from '../random.ts';
import { inningsRules, type Moment, type Standing } from './innings-game.ts';
import { normalCdf } from './normal.ts';
import { normalModel, type ScoreModel } from './score-model.ts';

const OVERS = 20;
/** Runs that a side of equals makes in an over, and how far single overs are from that. */
const RUNS = 8.2;
const SPREAD = 4.6;
const INNINGS_BREAK = 1200;

/** Cricket of twenty overs a side, drawn over by over: the home side bats first. */
export const CRICKET_RULES = inningsRules({
  innings: OVERS,
  countsInnings: false,
  draw(fixture) {
    const random = seeded(fixture.key, 'cricket');
    const moments = drawMoments(random, runsOf(fixture));
    const holds = Array.from({ length: 10 }, () => {
      const from = between(random, 60, moments.at(-1)?.at ?? 60);
      return { from, to: from + between(random, 15, 30) };
    });
    return { moments, holds };
  },
  modelOf,
});

/** Runs that are expected of both sides before the start. */
export function expectedCricketRuns(fixture: Fixture): number {
  const before = { home: 0, away: 0, left: { home: OVERS, away: OVERS } };
  return Math.round(totalMean(outlook(fixture, { home: 1, away: 1 }, before)));
}

interface Outlook {
  readonly home: number;
  readonly away: number;
  readonly deviation: number;
}

function runsOf({ home, away }: Fixture): { home: number; away: number } {
  const edge = (home.strength - away.strength) * 0.35;
  return { home: RUNS + edge, away: RUNS - edge };
}

/** What each side would reach if both batted all their overs. */
function outlook(fixture: Fixture, form: Form, { home, away, left }: Standing): Outlook {
  const runs = runsOf(fixture);
  return {
    home: home + runs.home * form.home * left.home,
    away: away + runs.away * form.away * left.away,
    deviation: SPREAD * Math.sqrt(Math.max(0.3, left.home + left.away)),
  };
}

/** The side that bats last stops when it is ahead: on average it makes the smaller of both. */
function totalMean({ home, away, deviation }: Outlook): number {
  const z = (home - away) / deviation;
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  const second = home * normalCdf(-z) + away * normalCdf(z) - deviation * density;
  return home + second;
}

function modelOf(fixture: Fixture, form: Form, standing: Standing): ScoreModel {
  const seen = outlook(fixture, form, standing);
  return normalModel(
    { mean: seen.home - seen.away, deviation: seen.deviation },
    { mean: totalMean(seen), deviation: seen.deviation },
  );
}

function drawMoments(random: Random, runs: { home: number; away: number }): readonly Moment[] {
  const moments: Moment[] = [];
  let at = 0;
  const score = { home: 0, away: 0 };

  function bat(side: 'home' | 'away'): void {
    for (let over = 0; over < OVERS; over += 1) {
      const left = OVERS - over;
      moments.push({
        at,
        phase: 'innings',
        part: side === 'home' ? 1 : 2,
        ...score,
        left: { home: side === 'home' ? left : 0, away: side === 'home' ? OVERS : left },
      });
      at += between(random, 200, 260);
      score[side] += Math.max(0, Math.round(runs[side] + normal(random, SPREAD)));
      if (side === 'away' && score.away > score.home) return;
    }
  }

  bat('home');
  const left = { home: 0, away: OVERS };
  moments.push({ at, phase: 'break', part: 1, ...score, left });
  at += INNINGS_BREAK;
  bat('away');
  // Sides that are level play one more over each.
  if (score.home === score.away) score[random() < 0.5 ? 'home' : 'away'] += 1;
  moments.push({ at, phase: 'innings', part: 2, ...score, left: { home: 0, away: 0 } });
  return moments;
}
