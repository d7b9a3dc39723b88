import { describe, expect, it } from 'vitest';
import { countsOf, countsTable } from './counts.mjs';

/**
 * @param {string} file
 * @param {('expected' | 'flaky' | 'unexpected' | 'skipped')[]} ends
 */
const suite = (file, ends) => ({ file, specs: ends.map((status) => ({ tests: [{ status }] })) });

/**
 * @param {number} expected
 * @param {number} unexpected
 */
const stats = (expected, unexpected) => ({ expected, unexpected, flaky: 0, skipped: 0 });

const ipe = countsOf(
  'ipe',
  {
    suites: [
      {
        ...suite('countries/kinds-of-user.spec.ts', ['expected']),
        suites: [suite('countries/kinds-of-user.spec.ts', ['flaky'])],
      },
      // Each of the four ways has a suite of its own.
      suite('countries/kinds-of-user.spec.ts', ['expected', 'unexpected']),
      suite('countries/deposits.spec.ts', ['expected', 'skipped']),
    ],
    stats: stats(4, 1),
  },
  1,
);

describe('the counts of the countries', () => {
  it('tell kinds of journeys apart by their file, over all four ways', () => {
    expect(ipe.kinds).toEqual({
      'kinds of user': { passed: 3, failed: 1, skipped: 0 },
      deposits: { passed: 1, failed: 0, skipped: 1 },
    });
    expect(ipe.all).toEqual({ passed: 4, failed: 1, skipped: 0 });
  });

  it('count a run without a report as failed', () => {
    expect(countsOf('ipe', undefined, 1)).toEqual({
      brand: 'ipe',
      all: { passed: 0, failed: 1, skipped: 0 },
      kinds: {},
    });
  });

  it('stand in a table with a line per brand and one for all', () => {
    const mare = countsOf(
      'mare',
      { suites: [suite('countries/deposits.spec.ts', ['expected'])], stats: stats(1, 0) },
      0,
    );
    expect(countsTable([ipe, mare]).split('\n')).toEqual([
      'brand  deposits  kinds of user  passed  failed  skipped',
      'ipe    1 of 2    3 of 4         4       1       0',
      'mare   1 of 1    -              1       0       0',
      'all    2 of 3    3 of 4         5       1       0',
    ]);
  });
});
