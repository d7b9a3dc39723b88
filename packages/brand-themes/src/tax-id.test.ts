import { describe, expect, it } from 'vitest';
import { COUNTRY_CODES } from './country-rules.ts';
import { inventTaxId, isTaxId } from './tax-id.ts';

describe('isTaxId', () => {
  it.each([
    ['BR', '11.222.333/0001-81'],
    ['PE', '20100047218'],
    ['CO', '899.999.068-1'],
    ['EC', '1790016919001'],
    ['GT', '12345678-9'],
    ['MX', 'SAT970701NN3'],
  ] as const)('knows the check digits of %s', (country, taxId) => {
    expect(isTaxId(country, taxId)).toBe(true);
  });

  it.each([
    ['BR', '11.222.333/0001-82'],
    ['BR', '11222333000181'],
    ['PE', '20100047219'],
    ['CO', '899.999.068-2'],
    ['EC', '1790016918001'],
    ['GT', '12345678-K'],
    ['MX', 'SAT970701NN4'],
    ['MX', ''],
  ] as const)('refuses in %s the wrong digits or form of %s', (country, taxId) => {
    expect(isTaxId(country, taxId)).toBe(false);
  });
});

describe('inventTaxId', () => {
  it.each(COUNTRY_CODES)('makes numbers %s accepts', (country) => {
    for (let seed = 0; seed < 20_000_000; seed += 98_765) {
      expect(isTaxId(country, inventTaxId(country, seed))).toBe(true);
    }
  });
});
