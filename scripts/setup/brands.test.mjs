import { describe, expect, it } from 'vitest';
import { chosenBrand, countryOf, knownBrands } from './brands.mjs';

describe('chosenBrand', () => {
  it('BRAND-01 takes the brand of the environment, and the flagship without one', () => {
    expect(chosenBrand({ BRAND: 'ipe' }, ['arara', 'ipe'])).toBe('ipe');
    expect(chosenBrand({}, ['arara', 'ipe'])).toBe('arara');
  });

  it('BRAND-01 names the brands there are when asked for another', () => {
    expect(() => chosenBrand({ BRAND: 'tucano' }, ['arara', 'ipe'])).toThrow(
      expect.objectContaining({
        message: 'There is no brand called "tucano".',
        remedy: 'Set BRAND to one of: arara, ipe',
      }),
    );
  });
});

describe('knownBrands', () => {
  it('finds the brands by their folders', () => {
    expect(knownBrands()).toEqual(expect.arrayContaining(['arara', 'axolote', 'ipe']));
  });
});

describe('countryOf', () => {
  it('reads the country of a brand from its facts', () => {
    expect(countryOf('arara')).toBe('BR');
    expect(countryOf('axolote')).toBe('MX');
  });
});
