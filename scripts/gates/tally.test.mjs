import { describe, expect, it } from 'vitest';
import { NOT_DONE, sum, tallyLine, tallyOf } from './tally.mjs';

const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 2, numTodoTests: 1 };
const playwright = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 } };

describe('tallyOf', () => {
  it('counts the cases of a report', () => {
    expect(tallyOf('vitest', vitest, 0)).toEqual({ passed: 5, failed: 0, skipped: 3 });
    expect(tallyOf('playwright', playwright, 1)).toEqual({ passed: 5, failed: 1, skipped: 2 });
  });

  it('counts a check without cases as one', () => {
    expect(tallyOf(undefined, undefined, 0)).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(tallyOf(undefined, undefined, 2)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('counts what could not be done here as skipped, never as passed', () => {
    expect(tallyOf(undefined, undefined, NOT_DONE)).toEqual({ passed: 0, failed: 0, skipped: 1 });
    expect(tallyOf('vitest', undefined, NOT_DONE)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('never takes a runner for green that failed without a failed case, or left no report', () => {
    expect(tallyOf('vitest', vitest, 1)).toEqual({ passed: 5, failed: 1, skipped: 3 });
    expect(tallyOf('playwright', undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

describe('tallyLine', () => {
  it('is the sum in words', () => {
    const total = sum([
      { passed: 1, failed: 0, skipped: 2 },
      { passed: 3, failed: 1, skipped: 0 },
    ]);
    expect(tallyLine(total)).toBe('4 passed, 1 failed, 2 skipped');
  });
});
