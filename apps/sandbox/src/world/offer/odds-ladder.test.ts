import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priced } from './odds-ladder.ts';

describe('odds ladder', () => {
  it.each([
    [0.5, 0.06, 1890],
    [0.25, 0.06, 3750],
    [0.12, 0.06, 7900],
    [0.999, 0.06, 1010],
    [0.0001, 0.06, 501_000],
  ])('prices a chance of %d under a margin of %d at %i thousandths', (chance, margin, odds) => {
    expect(priced(chance, margin)).toBe(odds);
  });

  it('stays within 1.01 and 501 and never pays more for the likelier', () => {
    const chance = fc.double({ min: 0.0001, max: 1, noNaN: true });
    fc.assert(
      fc.property(chance, chance, (a, b) => {
        const [rarer, likelier] = [priced(Math.min(a, b), 0.06), priced(Math.max(a, b), 0.06)];
        expect(likelier).toBeLessThanOrEqual(rarer);
        expect(likelier).toBeGreaterThanOrEqual(1010);
        expect(rarer).toBeLessThanOrEqual(501_000);
      }),
    );
  });
});
