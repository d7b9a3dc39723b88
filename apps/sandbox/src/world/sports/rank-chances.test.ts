import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { duelChance, rankChances, type Contender } from './rank-chances.ts';

const contender = fc.record({
  mean: fc.double({ min: -50, max: 50, noNaN: true }),
  deviation: fc.double({ min: 0.1, max: 20, noNaN: true }),
  stays: fc.double({ min: 0.5, max: 1, noNaN: true }),
});
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const equal = (count: number): Contender[] =>
  Array.from({ length: count }, () => ({ mean: 0, deviation: 1, stays: 1 }));

describe('chances of places', () => {
  it('are shared evenly among equals', () => {
    for (const chance of rankChances(equal(8), 3)) expect(chance).toBeCloseTo(3 / 8, 6);
  });

  it('are chances, add up to the places, and rise with the places', () => {
    fc.assert(
      fc.property(fc.array(contender, { minLength: 5, maxLength: 20 }), (contenders) => {
        const one = rankChances(contenders, 1);
        const three = rankChances(contenders, 3);
        expect(sum(one)).toBeCloseTo(1, 6);
        expect(sum(three)).toBeLessThan(3 + 1e-6);
        for (const [index, chance] of one.entries()) {
          expect(chance).toBeGreaterThanOrEqual(0);
          expect(three[index]).toBeLessThanOrEqual(1);
          expect(three[index]).toBeGreaterThan(chance - 0.02);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('are best for who is expected to end best, and none for who is out', () => {
    const contenders = equal(6).map((own, index) => ({ ...own, mean: -index, stays: 1 }));
    const chances = rankChances([...contenders, { mean: 9, deviation: 1, stays: 0 }], 2);
    expect(chances.slice(0, 6)).toEqual(chances.slice(0, 6).toSorted((a, b) => b - a));
    expect(chances[6]).toBe(0);
  });

  it('tell who wins once nothing is left to chance', () => {
    const over = [3, 1, 2].map((mean) => ({ mean, deviation: 0.001, stays: 1 }));
    expect(rankChances(over, 1)).toEqual([1, 0, 0]);
  });
});

describe('the chance of a duel', () => {
  it('and that of the other add up to one', () => {
    fc.assert(
      fc.property(contender, contender, (one, other) => {
        const chance = duelChance(one, other) ?? Number.NaN;
        expect(chance + (duelChance(other, one) ?? Number.NaN)).toBeCloseTo(1, 5);
        expect(chance).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('is certain when one is out, and none when both are', () => {
    const out = { mean: 0, deviation: 1, stays: 0 };
    const [one] = equal(1) as [Contender];
    expect(duelChance(one, out)).toBe(1);
    expect(duelChance(out, one)).toBe(0);
    expect(duelChance(out, out)).toBeNull();
  });
});
