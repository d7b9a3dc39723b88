import { describe, expect, it } from 'vitest';
import type { Selection } from './bet-slip-types.ts';
import { countEligible, isEligibleForMultiple } from './combination.ts';
import { aSelection } from '../test/fixtures.ts';

function overtime(marketTypeId: string, given: Partial<Selection> = {}): Selection {
  return aSelection(1, {
    sportId: 'sr:sport:2',
    marketTypeId,
    outcomeId: `overtime-${marketTypeId}`,
    ...given,
  });
}

const [winner, handicap, total] = ['219', '223', '225'];

describe('isEligibleForMultiple', () => {
  it('SLIP-10 makes seasons singles only', () => {
    const season = aSelection(1, { eventId: 'sr:season:1' });
    expect(isEligibleForMultiple(season, [season, aSelection(2)])).toBe(false);
  });

  it('SLIP-10 takes one stage in a multiple, and makes more than one singles only', () => {
    const race = aSelection(1, { eventId: 'sr:stage:1' });
    const other = aSelection(2, { eventId: 'sr:stage:2' });
    expect(isEligibleForMultiple(race, [race, aSelection(3)])).toBe(true);
    expect(isEligibleForMultiple(race, [race, other, aSelection(3)])).toBe(false);
  });

  it('SLIP-10 makes a custom bet beside others singles only', () => {
    const custom = aSelection(1, { isCustom: true });
    expect(isEligibleForMultiple(custom, [custom, aSelection(2)])).toBe(false);
  });

  it('SLIP-08 combines custom bets alone, of distinct matches, all still to come', () => {
    const one = aSelection(1, { isCustom: true });
    const two = aSelection(2, { isCustom: true });
    expect(countEligible([one, two])).toBe(2);
    expect(countEligible([one, { ...two, eventId: one.eventId }])).toBe(0);
    expect(countEligible([one, { ...two, eventStatus: 'live' }])).toBe(0);
  });

  it('SLIP-09 combines custom bets of one provider, and none of both', () => {
    const one = aSelection(1, { isCustom: true });
    const two = aSelection(2, { isCustom: true, provider: 'two', eventId: 'bg:match:2' });
    const three = aSelection(3, { isCustom: true, provider: 'two', eventId: 'bg:match:3' });
    expect(countEligible([two, three])).toBe(2);
    expect(countEligible([one, two])).toBe(0);
    expect(countEligible([two, one, three])).toBe(0);
  });

  it('SLIP-07 takes no two selections of one match', () => {
    const again = aSelection(1, { outcomeId: 'again' });
    expect(countEligible([aSelection(1), again, aSelection(2)])).toBe(1);
  });

  it.each([
    [handicap, total, 2],
    [winner, total, 2],
    [winner, handicap, 0],
    [total, total, 0],
    [total, '1', 0],
  ])('SLIP-07 of basketball overtime types %s and %s takes %d', (one = '', other = '', count) => {
    expect(countEligible([overtime(one), overtime(other, { outcomeId: 'other' })])).toBe(count);
  });

  it('SLIP-07 takes the pair of provider one only, two at most, and not beside provider two', () => {
    const pair = [overtime('223'), overtime('225')];
    const second = aSelection(2, { provider: 'two', eventId: 'bg:match:2' });
    expect(countEligible([...pair, aSelection(2)])).toBe(3);
    expect(countEligible([...pair, second])).toBe(1);
    expect(countEligible([...pair, overtime('219')])).toBe(0);
    expect(countEligible(pair.map((one) => ({ ...one, provider: 'two' as const })))).toBe(0);
    expect(countEligible(pair.map((one) => ({ ...one, sportId: 'sr:sport:1' })))).toBe(0);
  });
});
