import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CheckedCountry, isNationalId } from './national-id.ts';

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((list) => list.join(''));

/** Cédulas of Ecuador, whose digits are weighed 2, 1, 2, … and brought below ten. */
const ecuadorian = fc
  .tuple(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 0, max: 5 }), digits(6))
  .map(([province, third, rest]) => `${String(province).padStart(2, '0')}${third}${rest}`)
  .map((nine) => {
    const weighed = [...nine].map((figure, at) => {
      const product = at % 2 === 0 ? Number(figure) * 2 : Number(figure);
      return product >= 10 ? product - 9 : product;
    });
    const sum = weighed.reduce((total, each) => total + each, 0);
    return `${nine}${(10 - (sum % 10)) % 10}`;
  });

/** DPIs of the capital of Guatemala; a remainder of ten has no digit, so that nobody has it. */
const guatemalan = digits(8)
  .map((eight) => ({
    eight,
    remainder: [...eight].reduce((sum, figure, at) => sum + Number(figure) * (at + 2), 0) % 11,
  }))
  .filter(({ remainder }) => remainder < 10)
  .map(({ eight, remainder }) => `${eight}${remainder}0101`);

const slip = fc.record({ at: fc.nat(8), by: fc.integer({ min: 1, max: 9 }) });

function mistyped(id: string, { at, by }: { readonly at: number; readonly by: number }): string {
  return [...id].map((figure, i) => (i === at ? (Number(figure) + by) % 10 : figure)).join('');
}

describe('a national id', () => {
  it.each<[CheckedCountry, string]>([
    ['PE', '45678912'],
    ['CO', '1020304050'],
    ['CO', '123456'],
    ['EC', '1710034065'],
    ['GT', '2547896170101'],
    ['MX', 'HEGG560427MVZRRL04'],
  ])('of %s may be %s', (country, id) => {
    expect(isNationalId(country, id)).toBe(true);
  });

  it.each<[CheckedCountry, string]>([
    ['PE', '4567891'],
    ['PE', '456789123'],
    ['CO', '0123456'],
    ['CO', '12345'],
    ['CO', '12345678901'],
    ['EC', '1710034066'],
    ['EC', '2510034061'],
    ['EC', '1770034065'],
    ['GT', '2547896170100'],
    ['GT', '2547896170118'],
    ['GT', '2547896172301'],
    ['MX', 'HEGG560427MVZRRL05'],
  ])('of %s is never %s', (country, id) => {
    expect(isNationalId(country, id)).toBe(false);
  });

  it('of Ecuador has a check digit that finds any one wrong digit', () => {
    fc.assert(
      fc.property(ecuadorian, slip, (id, change) => {
        expect(isNationalId('EC', id)).toBe(true);
        expect(isNationalId('EC', mistyped(id, change))).toBe(false);
      }),
    );
  });

  it('of Guatemala has a check digit that finds any one wrong digit', () => {
    fc.assert(
      fc.property(guatemalan, slip, (id, change) => {
        expect(isNationalId('GT', id)).toBe(true);
        expect(isNationalId('GT', mistyped(id, change))).toBe(false);
      }),
    );
  });

  it('of Mexico has one check digit, and is written in capitals', () => {
    const real = fc.constantFrom('HEGG560427MVZRRL04', 'BOXW310820HNERXN09', 'SABC560626MDFLRN01');
    fc.assert(
      fc.property(real, fc.integer({ min: 1, max: 9 }), (curp, by) => {
        expect(isNationalId('MX', curp)).toBe(true);
        expect(isNationalId('MX', curp.toLowerCase())).toBe(false);
        const digit = (Number(curp.at(-1)) + by) % 10;
        expect(isNationalId('MX', `${curp.slice(0, -1)}${digit}`)).toBe(false);
      }),
    );
  });

  it('never is a text with other signs than its own', () => {
    const countries = fc.constantFrom<CheckedCountry>('PE', 'CO', 'EC', 'GT', 'MX');
    fc.assert(
      fc.property(countries, fc.string(), (country, text) => {
        expect(isNationalId(country, `${text}-`)).toBe(false);
      }),
    );
  });
});
