import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outcomeTerms, type OutcomeTerms } from '../offer/outcome-terms.ts';
import { gridModel, normalModel } from './score-model.ts';

function terms(marketTypeId: string, outcomeTypeId: string, specifiers = ''): OutcomeTerms {
  const found = outcomeTerms({ marketTypeId, outcomeTypeId, specifiers });
  if (!found) throw new Error(`No terms of ${marketTypeId}/${outcomeTypeId}`);
  return found;
}

const HOME = terms('1', '1');
const DRAW_NO_BET = terms('16', '1714', 'hcp=0');
const OVER = terms('18', '12', 'total=2.5');
const UNDER = terms('18', '13', 'total=2.5');

describe('a model of scores', () => {
  const even = gridModel(
    [0, 1, 2, 3].flatMap((home) => [0, 1, 2, 3].map((away) => ({ home, away, chance: 1 / 16 }))),
  );

  it('gives outcomes together the chance of the scores that win them all', () => {
    expect(even.chance(HOME)).toBeCloseTo(6 / 16, 10);
    expect(even.chance(OVER)).toBeCloseTo(10 / 16, 10);
    expect(even.chance(HOME, OVER)).toBeCloseTo(4 / 16, 10);
    expect(even.chance(HOME, OVER) + even.chance(HOME, UNDER)).toBeCloseTo(even.chance(HOME), 10);
  });

  it('counts a score that loses one outcome and voids another as lost, as it is settled', () => {
    expect(even.chance(DRAW_NO_BET)).toBeCloseTo(6 / 12, 10);
    expect(even.chance(DRAW_NO_BET, HOME)).toBeCloseTo(even.chance(HOME), 10);
    expect(even.chance(DRAW_NO_BET, OVER)).toBeCloseTo(4 / 14, 10);
  });
});

describe('a model of margin and total', () => {
  const spread = (mean: number, deviation: number) =>
    fc.record({
      mean: fc.double({ min: -mean, max: mean, noNaN: true }),
      deviation: fc.double({ min: 1, max: deviation, noNaN: true }),
    });
  const half = (most: number) => fc.integer({ min: -most, max: most }).map((value) => value + 0.5);
  const handicap = (side: 'home' | 'away', line: number) =>
    terms('223', side === 'home' ? '1714' : '1715', `hcp=${line}`);
  const total = (about: 'over' | 'under', line: number) =>
    terms('225', about === 'over' ? '12' : '13', `total=${line}`);

  it('splits certainty between the two sides of a line', () => {
    fc.assert(
      fc.property(spread(20, 20), spread(200, 25), half(30), (margin, sum, line) => {
        const model = normalModel(margin, sum);
        const both = model.chance(handicap('home', line)) + model.chance(handicap('away', line));
        expect(both).toBeCloseTo(1, 6);
        expect(model.chance(handicap('home', line), handicap('away', line))).toBe(0);
      }),
    );
  });

  it('leaves of two lines about one thing the range both win in', () => {
    fc.assert(
      fc.property(spread(20, 20), spread(200, 25), half(220), half(220), (margin, sum, a, b) => {
        const model = normalModel(margin, sum);
        const [low, high] = a < b ? [a, b] : [b, a];
        const between = model.chance(total('over', low), total('under', high));
        expect(between).toBeCloseTo(
          model.chance(total('under', high)) - model.chance(total('under', low)),
          9,
        );
        expect(model.chance(total('over', low), total('over', high))).toBeCloseTo(
          model.chance(total('over', high)),
          9,
        );
      }),
    );
  });

  it('multiplies the chances of a margin and a total', () => {
    const model = normalModel({ mean: 4, deviation: 12 }, { mean: 180, deviation: 17 });
    const one = handicap('home', -3.5);
    const other = total('over', 182.5);
    expect(model.chance(one, other)).toBeCloseTo(model.chance(one) * model.chance(other), 12);
  });
});
