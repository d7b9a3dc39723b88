import { basketballBefore, playBasketball } from './basketball.ts';
import type { Fixture } from '../competitions/fixtures.ts';
import { footballBefore, playFootball } from './football.ts';
import type { Form, MatchCourse } from '../match/match-course.ts';
import type { ScoreModel } from './score-model.ts';
import { playTennis, tennisBefore } from './tennis.ts';

/** Draws a match from start to end. */
export function play(fixture: Fixture): MatchCourse {
  switch (fixture.sport) {
    case 'football':
      return playFootball(fixture);
    case 'basketball':
      return playBasketball(fixture);
    case 'tennis':
      return playTennis(fixture);
  }
}

/** Chances of the final scores before the start: they hang on nothing that is drawn. */
export function modelBefore(fixture: Fixture, form: Form): ScoreModel {
  switch (fixture.sport) {
    case 'football':
      return footballBefore(fixture, form);
    case 'basketball':
      return basketballBefore(fixture, form);
    case 'tennis':
      return tennisBefore(fixture, form);
  }
}
