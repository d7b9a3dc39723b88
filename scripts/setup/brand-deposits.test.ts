import { expect, it } from 'vitest';
import { createFlags } from '../../apps/sandbox/src/flags/flags.ts';
import { brandCodes, brandFacts } from '../../packages/brand-themes/src/brands.ts';

/** A platform on which nobody has switched a flag. */
const SETTINGS = { read: () => undefined, write: () => undefined };

it.each(brandCodes())(
  'WAL-15 the amounts that %s offers are within what the platform takes as it starts',
  (code) => {
    const { currency, deposit } = brandFacts(code);
    const highest = Number(createFlags(SETTINGS, currency).read('max-deposit-limit')) * 100;
    expect(Math.max(...deposit.quickAmounts)).toBeLessThanOrEqual(highest);
    expect(deposit.minimum).toBeLessThanOrEqual(Math.min(...deposit.quickAmounts));
  },
);
