import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandCodes, brandFacts, missingFiles, UnknownBrandError } from './brands.ts';
import { COUNTRY_RULES } from './country-rules.ts';

describe('brand folders', () => {
  it('are found by listing the root', () => {
    const root = mkdtempSync(join(tmpdir(), 'brands-'));
    mkdirSync(join(root, 'sabia'));
    mkdirSync(join(root, 'bemtevi'));
    expect(brandCodes(root)).toEqual(['bemtevi', 'sabia']);
    expect(missingFiles('sabia', root)).toContain('logo/mark.svg');
    rmSync(root, { recursive: true });
  });

  it.each(['nobody', '..', '../brands/arara', ''])("have no brand '%s'", (code) => {
    expect(() => brandFacts(code)).toThrow(UnknownBrandError);
    expect(() => brandFacts(code)).toThrow(/there are: .*arara/);
  });

  it('BRAND-02 has three Brazil brands and one each for Peru, Colombia, Ecuador, Guatemala and Mexico', () => {
    const countries = brandCodes().map((code) => brandFacts(code).country);
    expect(countries.toSorted()).toEqual(['BR', 'BR', 'BR', 'CO', 'EC', 'GT', 'MX', 'PE']);
  });

  it.each(brandCodes())('%s has what its country settles', (code) => {
    const facts = brandFacts(code);
    const { locale, currency, maxStake, decimalSeparator } = COUNTRY_RULES[facts.country];
    expect(facts).toMatchObject({ code, locale, currency, maxStake, decimalSeparator });
    expect(missingFiles(code)).toEqual([]);
  });

  it.each([
    ['arara', [10, 20, 30, 50, 100, 200, 500, 1000], [5, 10, 20, 50]],
    ['vicuna', [10, 20, 30, 50, 100, 200, 500, 1000], [5, 10, 20, 50]],
    ['axolote', [100, 200, 300, 500, 1000, 2000, 5000, 10_000], [50, 100, 200, 500]],
    [
      'cafetal',
      [10_000, 20_000, 30_000, 50_000, 100_000, 200_000, 500_000, 1_000_000],
      [5000, 10_000, 20_000, 50_000],
    ],
  ])('WAL-15 %s offers the quick amounts and stakes of its currency', (code, amounts, stakes) => {
    const units = (list: readonly number[]) => list.map((amount) => amount / 100);
    const { deposit, quickStakes } = brandFacts(code);
    expect(units(deposit.quickAmounts)).toEqual(amounts);
    expect(units(quickStakes)).toEqual(stakes);
  });

  it.each([
    ['arara', 50],
    ['cafetal', 100],
    ['axolote', 1],
  ])('%s takes a stake of %i hundredths', (code, smallest) => {
    expect(brandFacts(code).minStake).toBe(smallest);
  });
});
