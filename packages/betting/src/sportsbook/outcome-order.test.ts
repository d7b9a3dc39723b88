import { describe, expect, it } from 'vitest';
import { oddsFromDecimal } from '../base/odds.ts';
import { anOutcome } from '../test/fixtures.ts';
import { byChance } from './outcome-order.ts';

describe('byChance', () => {
  it('has the most likely first, and all that are locked behind those that are open', () => {
    const outcomes = [
      anOutcome({ id: 'locked', status: 'suspended', odds: oddsFromDecimal(1.1) }),
      anOutcome({ id: 'unlikely', odds: oddsFromDecimal(50) }),
      anOutcome({ id: 'likely', odds: oddsFromDecimal(1.5) }),
      anOutcome({ id: 'retired', status: 'inactive', odds: oddsFromDecimal(1.01) }),
    ];
    expect(outcomes.sort(byChance).map(({ id }) => id)).toEqual([
      'likely',
      'unlikely',
      'retired',
      'locked',
    ]);
  });
});
