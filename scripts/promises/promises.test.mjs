import { describe, expect, it } from 'vitest';
import { SetupFailure } from '../setup/failure.mjs';
import { fewestWishes, figureOf, sumOfFigures } from './figures.mjs';
import { chosenPromises, partsOf, PROMISES } from './promise-list.mjs';
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

describe('a part of a promise', () => {
  it('tells each of its storms how many parts there are', () => {
    const parts = partsOf(chosenPromises(['R1', 'R2']), '5');
    const told = parts.map(({ trials }) => trials.map(({ env }) => env?.['STORM_PARTS']));
    expect(told).toEqual([['5'], ['5', '5', '5', '5']]);
  });

  it('is refused where there is no storm to divide, or no such part of it', () => {
    expect(() => partsOf(chosenPromises(['R3']), '5')).toThrow(SetupFailure);
    for (const parts of ['0', '3', 'five', '-2']) {
      expect(() => partsOf(chosenPromises(['R1']), parts)).toThrow(SetupFailure);
    }
  });

  it('sums up with another, storm by storm', () => {
    expect(sumOfFigures('wishes 20, lost 0; wishes 9', 'wishes 30, lost 1; wishes 1')).toBe(
      'wishes 50, lost 1; wishes 10',
    );
    expect(fewestWishes('wishes 50, lost 1; wishes 10')).toBe(10);
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

  it('sums parts up until the whole is made, and begins anew after that or a miss', () => {
    const part = { ...row, id: 'R1', figure: 'wishes 40, lost 0', wishes: 100 };
    const first = mergedReport('', [part, row]);
    expect(first).toContain('| wishes 40, lost 0 | kept so far | 2026-01-02 | abc1234 |');
    const later = { ...part, date: '2026-01-03', commit: 'def5678' };
    const second = mergedReport(first, [later]);
    expect(second).toContain('| wishes 80, lost 0 | kept so far | 2026-01-02; 2026-01-03 |');
    const whole = mergedReport(second, [later]);
    expect(whole).toContain(
      '| wishes 120, lost 0 | kept | 2026-01-02; 2026-01-03 | abc1234; def5678 |',
    );
    expect(mergedReport(whole, [part])).toContain('| wishes 40, lost 0 | kept so far |');
    const missed = { ...part, figure: 'wishes 40, lost 1', isKept: false };
    const third = mergedReport(second, [missed]);
    expect(third).toContain('| wishes 40, lost 1 | **missed** |');
    expect(mergedReport(third, [part])).toContain('| wishes 40, lost 0 | kept so far |');
  });
});
