import { expect, it } from 'vitest';
import { journeyResult, vitestResult } from './test-results.ts';

const REPORT = {
  testResults: [
    {
      name: '/repo/packages/rules.test.ts',
      assertionResults: [
        { title: 'refuses card in Brazil', status: 'passed' },
        { title: 'refuses boleto in Brazil', status: 'failed' },
        { title: 'is idle', status: 'passed' },
        { title: 'is left out', status: 'skipped' },
      ],
    },
  ],
};

it('a test of a table passes only when each of its rows does', () => {
  const of = (title: string) => vitestResult(REPORT, 'packages/rules.test.ts', title);
  expect(of('is idle')).toBe('passed');
  expect(of('refuses %s in Brazil')).toBe('failed');
  expect(of('is')).toBe('notRun');
  expect(of('is left out')).toBe('notRun');
  expect(vitestResult(REPORT, 'packages/other.test.ts', 'is idle')).toBe('notRun');
});

it('a journey passes when it does on each device', () => {
  const spec = (title: string, ok: boolean) => ({ title, file: 'guard.spec.ts', ok });
  const report = {
    suites: [
      { suites: [{ specs: [spec('stops', true), spec('stops', false)] }] },
      { specs: [spec('pays', true)] },
    ],
  };
  const of = (title: string) => journeyResult(report, 'tests/e2e/guard.spec.ts', title);
  expect([of('stops'), of('pays'), of('waits')]).toEqual(['failed', 'passed', 'notRun']);
  expect(journeyResult(null, 'tests/e2e/guard.spec.ts', 'pays')).toBe('notRun');
});
