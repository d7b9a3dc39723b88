import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../setup/places.mjs';
import { failuresOf } from './failures.mjs';

const passed = { fullName: 'odds are exact', status: 'passed', failureMessages: [] };
const failed = {
  fullName: 'odds are kept',
  status: 'failed',
  failureMessages: [
    '\u001b[31mAssertionError: expected 1 to be 2\u001b[39m\n\n  seed 7\n    at odds.test.ts:3',
  ],
};

describe('failuresOf', () => {
  it('names what failed with what was said', () => {
    const name = path.join(root, 'odds.test.ts');
    const report = {
      testResults: [{ name, status: 'failed', assertionResults: [passed, failed] }],
    };
    expect(failuresOf('vitest', report)).toEqual([
      'odds.test.ts: odds are kept: AssertionError: expected 1 to be 2 / seed 7',
    ]);
  });

  it('keeps the beginning of a long message', () => {
    const long = { ...failed, failureMessages: ['x'.repeat(10_000)] };
    const name = path.join(root, 'odds.test.ts');
    const report = { testResults: [{ name, status: 'failed', assertionResults: [long] }] };
    expect(failuresOf('vitest', report)[0]).toMatch(/^odds.test.ts: odds are kept: x{500}…$/);
  });

  it('names a file that could not be loaded', () => {
    const name = path.join(root, 'odds.test.ts');
    const message = 'Cannot find package "odds"\n    at load';
    const report = { testResults: [{ name, status: 'failed', message, assertionResults: [] }] };
    expect(failuresOf('vitest', report)).toEqual(['odds.test.ts: Cannot find package "odds"']);
  });

  it('finds journeys in suites within suites, those too that passed when repeated', () => {
    const atNine = { message: 'Error: not shown\nCall log:\n  - waiting', location: { line: 9 } };
    const outOfTime = { message: 'Timeout' };
    const journey = (
      /** @type {string} */ title,
      /** @type {string} */ status,
      /** @type {object} */ error,
    ) => ({
      title,
      file: 'bet.spec.ts',
      tests: [{ projectName: 'phone', status, results: [{ error }, {}] }],
    });
    const specs = [journey('bets', 'expected', atNine), journey('pays', 'flaky', atNine)];
    const ends = journey('ends', 'unexpected', outOfTime);
    const report = { suites: [{ specs, suites: [{ specs: [ends] }] }] };
    expect(failuresOf('playwright', report)).toEqual([
      'bet.spec.ts:9 (phone, passed when repeated): pays: Error: not shown',
      'bet.spec.ts (phone, failed): ends: Timeout',
    ]);
  });

  it('knows nothing of a check without cases or without a report', () => {
    expect(failuresOf(undefined, undefined)).toEqual([]);
    expect(failuresOf('vitest', undefined)).toEqual([]);
  });
});
