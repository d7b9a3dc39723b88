import { describe, expect, it } from 'vitest';
import { outcomeTerms } from './outcome-terms.ts';

function resultAt(key: readonly [string, string, string], home: number, away: number) {
  const [marketTypeId, specifiers, outcomeTypeId] = key;
  return outcomeTerms({ marketTypeId, specifiers, outcomeTypeId })?.rule(home, away);
}

describe('outcome terms', () => {
  it.each([
    [['1', '', '1'], 2, 1, 'won'],
    [['1', '', '2'], 2, 1, 'lost'],
    [['10', '', '11'], 1, 1, 'won'],
    [['18', 'total=2.5', '12'], 2, 1, 'won'],
    [['18', 'total=2.5', '13'], 2, 1, 'lost'],
    [['16', 'hcp=-1', '1714'], 2, 1, 'void'],
    [['16', 'hcp=-1', '1715'], 2, 1, 'void'],
    [['16', 'hcp=-1', '1715'], 1, 1, 'won'],
    [['29', '', '76'], 3, 0, 'won'],
    [['35', '', '78'], 2, 1, 'won'],
    [['35', '', '80'], 2, 1, 'lost'],
    [['35', '', '84'], 0, 0, 'won'],
    [['45', '', '2:1'], 2, 1, 'won'],
    [['45', '', 'other'], 5, 0, 'won'],
    [['45', '', 'other'], 4, 4, 'lost'],
    [['219', '', '5'], 90, 91, 'won'],
    [['187', 'hcp=1.5', '1714'], 1, 2, 'won'],
    [['189', 'total=2.5', '12'], 2, 0, 'lost'],
  ] as const)('%j at %i-%i is %s', (key, home, away, result) => {
    expect(resultAt(key, home, away)).toBe(result);
  });

  it('knows nothing of other types', () => {
    expect(resultAt(['999', '', '1'], 0, 0)).toBeUndefined();
    expect(resultAt(['18', '', '12'], 0, 0)).toBeUndefined();
    expect(resultAt(['45', '', 'x'], 0, 0)).toBeUndefined();
  });
});
