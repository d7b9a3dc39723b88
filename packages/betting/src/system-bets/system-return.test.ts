import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { potentialReturn } from '../base/combined-odds.ts';
import { minorUnits } from '../base/money.ts';
import { type Odds, oddsFromDecimal, oddsFromThousandths } from '../base/odds.ts';
import { linesOf, type System, SYSTEM_LEGS, systemsOf } from './system.ts';
import {
  type LegEnd,
  potentialSystemReturn,
  type SettledLeg,
  systemOutlook,
  systemReturn,
  systemStake,
} from './system-return.ts';

const prices = (...decimals: readonly number[]) => decimals.map(oddsFromDecimal);
const named = (legs: number, name: string | null) => {
  const found = systemsOf(legs).find((system) => system.name === name);
  if (!found) throw new Error(`No ${name} of ${legs}`);
  return found;
};
const euro = minorUnits(100);

const odds = fc.integer({ min: 1001, max: 50_000 }).map(oddsFromThousandths);
const stake = fc.integer({ min: 1, max: 1_000_000 }).map(minorUnits);
const system: fc.Arbitrary<System> = fc
  .integer({ min: SYSTEM_LEGS.least, max: SYSTEM_LEGS.most })
  .chain((legs) => fc.constantFrom(...systemsOf(legs)));
const pricedSystem = system.chain((one) =>
  fc.tuple(fc.constant(one), fc.array(odds, { minLength: one.legs, maxLength: one.legs })),
);

describe('the systems of so many legs', () => {
  it.each([
    [3, 'trixie', 4],
    [3, 'patent', 7],
    [4, 'yankee', 11],
    [4, 'lucky15', 15],
    [5, 'superYankee', 26],
    [5, 'lucky31', 31],
    [6, 'heinz', 57],
    [6, 'lucky63', 63],
    [7, 'superHeinz', 120],
    [8, 'goliath', 247],
  ])('of %d legs the %s has %d lines', (legs, name, lines) => {
    expect(linesOf(named(legs, name))).toHaveLength(lines);
    expect(systemStake(named(legs, name), euro)).toBe(lines * 100);
  });

  it('are the plain ones first; none for too few or too many legs', () => {
    expect(systemsOf(4).map(({ sizes, name }) => name ?? sizes[0])).toEqual([
      2,
      3,
      'yankee',
      'lucky15',
    ]);
    for (const legs of [0, 2, 9, 3.5]) expect(systemsOf(legs)).toEqual([]);
  });

  it('have each line once', () => {
    fc.assert(
      fc.property(system, (one) => {
        const lines = linesOf(one).map((line) => line.join(' '));
        expect(new Set(lines).size).toBe(lines.length);
      }),
    );
  });
});

describe('what a system pays', () => {
  it('is the sum of its lines', () => {
    const doubles = named(3, null);
    const all = prices(2, 3, 4);
    expect(potentialSystemReturn(doubles, euro, all)).toBe(600 + 800 + 1200);
    expect(systemOutlook(doubles, euro, all)).toEqual([
      { wins: 3, least: 2600, most: 2600 },
      { wins: 2, least: 600, most: 1200 },
    ]);
  });

  it.each<[LegEnd, number]>([
    ['won', 2 * 3 + 2 * 4 + 3 * 4],
    ['lost', 3 * 4],
    ['void', 3 + 4 + 3 * 4],
    ['halfWon', 1.5 * 3 + 1.5 * 4 + 3 * 4],
    ['halfLost', 0.5 * 3 + 0.5 * 4 + 3 * 4],
  ])('counts a leg that ended %s', (end, times) => {
    const [first = oddsFromDecimal(2), ...others] = prices(2, 3, 4);
    const legs: SettledLeg[] = [
      { odds: first, end },
      ...others.map((price) => ({ odds: price, end: 'won' as const })),
    ];
    expect(systemReturn(named(3, null), euro, legs)).toBe(times * 100);
  });

  it('refuses another number of legs', () => {
    expect(() => systemReturn(named(3, 'patent'), euro, [])).toThrow(RangeError);
  });

  it('is the sum of the multiples that its lines are', () => {
    fc.assert(
      fc.property(pricedSystem, stake, ([one, list], each) => {
        const lines = linesOf(one).map((line) =>
          potentialReturn(
            each,
            line.map((leg) => list[leg] as Odds),
          ),
        );
        const sum = lines.reduce((total, line) => total + BigInt(line), 0n);
        const most = BigInt(Number.MAX_SAFE_INTEGER);
        expect(BigInt(potentialSystemReturn(one, each, list))).toBe(sum > most ? most : sum);
      }),
    );
  });

  it('never grows with fewer winners, and lies between the least and the most', () => {
    fc.assert(
      fc.property(pricedSystem, stake, fc.array(fc.boolean()), ([one, list], each, won) => {
        const legs = list.map((price, index) => ({
          odds: price,
          end: won[index] ? ('won' as const) : ('lost' as const),
        }));
        const wins = legs.filter(({ end }) => end === 'won').length;
        const paid = systemReturn(one, each, legs);
        const outlook = systemOutlook(one, each, list);
        const row = outlook.find((found) => found.wins === wins);
        if (!row) expect(paid).toBe(0);
        else expect(row.least <= paid && paid <= row.most).toBe(true);
        for (const [index, { least, most }] of outlook.entries()) {
          const next = outlook[index + 1];
          expect(least <= most && (!next || next.most <= most)).toBe(true);
        }
      }),
    );
  });

  it('gives the stake back when every leg is void', () => {
    fc.assert(
      fc.property(pricedSystem, stake, ([one, list], each) => {
        const legs = list.map((price) => ({ odds: price, end: 'void' as const }));
        expect(systemReturn(one, each, legs)).toBe(systemStake(one, each));
      }),
    );
  });
});
