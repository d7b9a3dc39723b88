import type { Sport } from '../competitions/competitions.ts';
import type { Fixture } from '../competitions/fixtures.ts';
import type { Form, MatchCourse } from '../match/match-course.ts';
import { BASEBALL_RULES } from './baseball.ts';
import { BASKETBALL_RULES, E_BASKETBALL_RULES } from './basketball.ts';
import { CRICKET_RULES } from './cricket.ts';
import { BOXING_RULES, MMA_RULES } from './fights.ts';
import { footballBefore, playFootball } from './football.ts';
import type { ScoreModel } from './score-model.ts';
import {
  BEACH_VOLLEYBALL_RULES,
  DARTS_RULES,
  TABLE_TENNIS_RULES,
  VOLLEYBALL_RULES,
} from './set-games.ts';
import { playTennis, tennisBefore } from './tennis.ts';
import type { GameRules } from './timed-game.ts';
import {
  AMERICAN_FOOTBALL_RULES,
  E_SOCCER_RULES,
  FUTSAL_RULES,
  HANDBALL_RULES,
  ICE_HOCKEY_RULES,
  RUGBY_RULES,
} from './timed-games.ts';

const RULES: Readonly<Record<Sport, GameRules>> = {
  football: { play: playFootball, before: footballBefore },
  eSoccer: E_SOCCER_RULES,
  basketball: BASKETBALL_RULES,
  eBasketball: E_BASKETBALL_RULES,
  baseball: BASEBALL_RULES,
  tennis: { play: playTennis, before: tennisBefore },
  americanFootball: AMERICAN_FOOTBALL_RULES,
  tableTennis: TABLE_TENNIS_RULES,
  boxing: BOXING_RULES,
  mma: MMA_RULES,
  volleyball: VOLLEYBALL_RULES,
  beachVolleyball: BEACH_VOLLEYBALL_RULES,
  rugby: RUGBY_RULES,
  cricket: CRICKET_RULES,
  darts: DARTS_RULES,
  futsal: FUTSAL_RULES,
  handball: HANDBALL_RULES,
  iceHockey: ICE_HOCKEY_RULES,
};

/** Draws a match from start to end. */
export function play(fixture: Fixture): MatchCourse {
  return RULES[fixture.sport].play(fixture);
}

/** Chances of the final scores before the start: they hang on nothing that is drawn. */
export function modelBefore(fixture: Fixture, form: Form): ScoreModel {
  return RULES[fixture.sport].before(fixture, form);
}
