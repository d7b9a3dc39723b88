import { expect, it } from 'vitest';
import { loginAnswer } from '../contract/account/session.ts';
import { selfExclusionOf } from './self-exclusion.ts';

const autoexclusion = loginAnswer.shape.data.shape.autoexclusion;

it.each([
  [undefined, null],
  [false, null],
  [true, { months: null, resumeAt: null }],
  [{ exclusionMonth: 1216 }, { months: 1216, resumeAt: null }],
  [
    { exclusionMonth: 3, resumeExclusionDate: null },
    { months: 3, resumeAt: null },
  ],
  [
    { exclusionMonth: 24, resumeExclusionDate: '2027-01-02T03:04:05Z' },
    { months: 24, resumeAt: Date.UTC(2027, 0, 2, 3, 4, 5) },
  ],
])('reads the self-exclusion told as %j', (told, exclusion) => {
  expect(selfExclusionOf(autoexclusion.parse(told))).toEqual(exclusion);
});

it('takes neither a word nor a detail without its months for a self-exclusion', () => {
  expect(autoexclusion.safeParse('yes').success).toBe(false);
  expect(autoexclusion.safeParse({ resumeExclusionDate: null }).success).toBe(false);
});
