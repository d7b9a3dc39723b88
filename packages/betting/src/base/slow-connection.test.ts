import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isConnectionSlow } from './slow-connection.ts';

describe('a connection', () => {
  it.each([
    ['nothing was asked for', [], false],
    ['three requests took longer than 3 s', [3_001, 9_000, 4_000, 20], false],
    ['four requests took longer than 3 s', [3_001, 9_000, 4_000, 3_001, 20], true],
    ['four requests took 3 s exactly', [3_000, 3_000, 3_000, 3_000], false],
  ])('SHELL-22 where %s', (_, durations, slow) => {
    expect(isConnectionSlow(durations)).toBe(slow);
  });

  it('SHELL-22 is told by its slow requests alone, in any order', () => {
    const quick = fc.array(fc.nat(3_000));
    const slow = fc.array(fc.integer({ min: 3_001, max: 90_000 }));
    fc.assert(
      fc.property(quick, slow, (quicks, slows) => {
        expect(isConnectionSlow([...quicks, ...slows])).toBe(slows.length > 3);
        expect(isConnectionSlow([...slows, ...quicks])).toBe(slows.length > 3);
      }),
    );
  });
});
