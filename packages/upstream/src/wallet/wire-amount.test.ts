import { amountFromWire, amountToWire } from '@vitrine/betting/base/money';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contextAmount, wireAmount } from '../contract/wallet/wallet.ts';

it('gives an amount for every number that it takes, and refuses every other', () => {
  const cents = fc.maxSafeInteger().map((amount) => amount / 100);
  fc.assert(
    fc.property(fc.oneof(fc.double(), cents), (decimal) => {
      const parsed = wireAmount.safeParse(decimal);
      if (parsed.success) expect(amountToWire(amountFromWire(parsed.data))).toBe(decimal);
      else expect(() => amountFromWire(decimal)).toThrow(RangeError);
    }),
    { numRuns: 2000, examples: [[1.234], [1e300], [0.1 + 0.2], [Number.NaN], [-0]] },
  );
});

it('leaves out what is not money where the answer stands without it', () => {
  expect(
    [1.5, 1.234, 1e300, 'x', null, undefined].map((value) => contextAmount.parse(value)),
  ).toEqual([1.5, null, null, null, null, undefined]);
});
