import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CUSTOM_BET_SELECTIONS, customBetProblem, pickProblem, togglePick } from './custom-bet.ts';

const ten = Array.from({ length: 10 }, (_, index) => `o${index}`);

describe('the outcomes of a custom bet', () => {
  it('are at least 2', () => {
    expect(customBetProblem({ picked: ['o1'] })).toBe('tooFew');
    expect(customBetProblem({ picked: ['o1', 'o2'] })).toBeNull();
  });

  it('are at most 10', () => {
    const full = { picked: ten, compatible: null };
    expect(pickProblem(full, 'another')).toBe('tooMany');
    expect(togglePick(full, 'another')).toBe(ten);
    expect(togglePick(full, 'o3')).toHaveLength(9);
  });

  it('go together as the operator says, and any of them can be taken back', () => {
    const picks = { picked: ['o1'], compatible: new Set(['o2']) };
    expect(pickProblem(picks, 'o2')).toBeNull();
    expect(pickProblem(picks, 'o3')).toBe('incompatible');
    expect(pickProblem(picks, 'o1')).toBeNull();
    expect(togglePick(picks, 'o3')).toEqual(['o1']);
    expect(togglePick(picks, 'o2')).toEqual(['o1', 'o2']);
  });

  const ids = fc.constantFrom(...ten, 'o10', 'o11', 'o12');
  const compatible = fc.option(
    fc.array(ids).map((list) => new Set(list)),
    { nil: null },
  );

  it('are never more than 10, never twice the same, whatever is tapped', () => {
    const taps = fc.array(fc.record({ id: ids, compatible }), { maxLength: 60 });
    fc.assert(
      fc.property(taps, (tapped) => {
        const picked = tapped.reduce<readonly string[]>(
          (before, tap) => togglePick({ picked: before, compatible: tap.compatible }, tap.id),
          [],
        );
        expect(picked.length).toBeLessThanOrEqual(CUSTOM_BET_SELECTIONS.most);
        expect(new Set(picked).size).toBe(picked.length);
      }),
    );
  });
});
