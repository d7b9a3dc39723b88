import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  SELF_TEST_ANSWERS,
  SELF_TEST_MOST,
  SELF_TEST_QUESTIONS,
  selfTestResult,
  type SelfTestAnswer,
} from './self-test.ts';

const RISKS = ['none', 'low', 'moderate', 'high'];
const answers = fc.array(fc.constantFrom(...SELF_TEST_ANSWERS), {
  minLength: SELF_TEST_QUESTIONS,
  maxLength: SELF_TEST_QUESTIONS,
});

function scoring(points: number): SelfTestAnswer[] {
  return Array.from({ length: SELF_TEST_QUESTIONS }, (_, at) => {
    const left = Math.min(3, Math.max(0, points - 3 * at));
    return SELF_TEST_ANSWERS[left] ?? 0;
  });
}

describe('the self-test', () => {
  it.each([
    [0, 'none'],
    [1, 'low'],
    [2, 'low'],
    [3, 'moderate'],
    [7, 'moderate'],
    [8, 'high'],
    [27, 'high'],
  ])('reads %i points as %s risk', (score, risk) => {
    expect(selfTestResult(scoring(score))).toEqual({ score, risk });
  });

  it('depends on the points alone, and never falls when an answer weighs more', () => {
    fc.assert(
      fc.property(answers, fc.nat(SELF_TEST_QUESTIONS - 1), (given, at) => {
        const result = selfTestResult(given);
        expect(selfTestResult(given.toReversed())).toEqual(result);
        expect(result.score).toBeLessThanOrEqual(SELF_TEST_MOST);
        const heavier = selfTestResult(given.with(at, 3));
        expect(heavier.score).toBeGreaterThanOrEqual(result.score);
        expect(RISKS.indexOf(heavier.risk)).toBeGreaterThanOrEqual(RISKS.indexOf(result.risk));
      }),
    );
  });
});
