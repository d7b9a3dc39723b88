import { describe, expect, it } from 'vitest';
import { faceStandingOf } from './face-check.ts';

describe('the standing of a face check', () => {
  it.each([
    [null, 'ready'],
    [0, 'ready'],
    [1, 'approved'],
    [2, 'failed'],
    [3, 'blocked'],
    [99, 'ready'],
  ] as const)('of the number %s is %s', (number, standing) => {
    expect(faceStandingOf(number)).toBe(standing);
  });
});
