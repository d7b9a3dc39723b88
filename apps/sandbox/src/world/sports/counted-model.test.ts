import { describe, expect, it } from 'vitest';
import { outcomeTerms } from '../offer/outcome-terms.ts';
import { countedModel } from './counted-model.ts';
import { gridModel } from './score-model.ts';

function terms(marketTypeId: string, specifiers: string, outcomeTypeId: string) {
  const found = outcomeTerms({ marketTypeId, specifiers, outcomeTypeId });
  if (!found) throw new Error('No such outcome');
  return found;
}

const score = gridModel([
  { home: 1, away: 0, chance: 0.6 },
  { home: 0, away: 1, chance: 0.4 },
]);
const model = countedModel(score, {
  corners: { soFar: 8, expected: 1 },
  cards: { soFar: 0, expected: 4.2 },
});
const over = terms('166', 'total=8.5', '12');
const home = terms('1', '', '1');

describe('corners and cards', () => {
  it('are priced by how many there were and how many are expected', () => {
    expect(model.chance(over)).toBeCloseTo(1 - Math.exp(-1));
    expect(model.chance(terms('166', 'total=8.5', '13'))).toBeCloseTo(Math.exp(-1));
    expect(model.chance(terms('166', 'total=7.5', '12'))).toBeCloseTo(1);
    expect(model.chance(terms('139', 'total=4.5', '12'))).toBeCloseTo(0.41, 2);
  });

  it('fall whatever the score, and two lines of one count together', () => {
    expect(model.chance(home)).toBeCloseTo(0.6);
    expect(model.chance(home, over)).toBeCloseTo(0.6 * (1 - Math.exp(-1)));
    const exactlyNine = Math.exp(-1);
    expect(model.chance(over, terms('166', 'total=9.5', '13'))).toBeCloseTo(exactlyNine);
  });
});
