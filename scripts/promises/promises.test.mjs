import { describe, expect, it } from 'vitest';
import { SetupFailure } from '../setup/failure.mjs';
import { figureOf } from './figures.mjs';
import { chosenPromises, PROMISES } from './promise-list.mjs';
import { mergedReport, promiseTable } from './report.mjs';

const row = {
  id: 'R5',
  asked: 'forged forms: 0',
  figure: '0 of 90',
  isKept: true,
  date: '2026-01-02',
  commit: 'abc1234',
  machine: '2 × A, 4 GB',
};

describe('the promises', () => {
  it('are R1 to R12, and those that take hours run only when they are named', () => {
    expect(PROMISES.map(({ id }) => id)).toEqual(
      Array.from({ length: 12 }, (_, index) => `R${index + 1}`),
    );
    expect(chosenPromises([]).map(({ id }) => id)).toEqual(
      Array.from({ length: 10 }, (_, index) => `R${index + 3}`),
    );
    expect(chosenPromises(['R8', 'R1']).map(({ id }) => id)).toEqual(['R1', 'R8']);
    expect(() => chosenPromises(['R13'])).toThrow(SetupFailure);
  });
});

describe('the figure of a promise', () => {
  it('is what the lines of its own say', () => {
    const output = 'stdout\nR11: 100 streams\nR1: 3 bets\nR1: 4 more\n';
    expect(figureOf('R1', output)).toBe('3 bets; 4 more');
    expect(figureOf('R2', 'nothing')).toBe('');
  });

  it('is what the last table of a storm says', () => {
    const round = 'seed   7\nwishes   48\ndoubled   1\nledger sum   0\n';
    const sums = 'rounds   2\nwishes   96\nforms sent   120\ndoubled   0\nledger sum   0\n';
    expect(figureOf('R1', round + sums)).toBe('wishes 96, doubled 0, ledger sum 0');
    expect(figureOf('R1', round)).toBe('wishes 48, doubled 1, ledger sum 0');
  });
});

describe('the report of promises', () => {
  it('has a row for each, and says which were missed', () => {
    const missed = { ...row, id: 'R3', figure: '', isKept: false };
    const lines = promiseTable([row, missed]).split('\n');
    expect(lines[2]).toBe(
      '| R5 | forged forms: 0 | 0 of 90 | kept | 2026-01-02 | abc1234 | 2 × A, 4 GB |',
    );
    expect(lines[3]).toContain('| none: it ended before | **missed** |');
  });

  it('keeps the rows of those that were not tried, in the order of their numbers', () => {
    const first = mergedReport('', [{ ...row, id: 'R12' }, row]);
    const second = mergedReport(first, [
      { ...row, figure: '1 of 90' },
      { ...row, id: 'R4' },
    ]);
    const ids = [...second.matchAll(/^\| (R\d+) \|/gm)].map(([, id]) => id);
    expect(ids).toEqual(['R4', 'R5', 'R12']);
    expect(second).toContain('| R5 | forged forms: 0 | 1 of 90 |');
    expect(second.match(/^# /gm)).toHaveLength(1);
  });
});
