import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CheckedCountry } from './national-id.ts';
import { idInRuc } from './ruc.ts';

describe('the RUC of a person', () => {
  it('holds the DNI in Peru and the cédula in Ecuador', () => {
    expect(idInRuc('PE', '10456789124')).toBe('45678912');
    expect(idInRuc('EC', '1710034065001')).toBe('1710034065');
  });

  it.each<[CheckedCountry, string, string]>([
    ['PE', '10456789125', 'a wrong check digit'],
    ['PE', '20456789124', 'a company'],
    ['PE', '45678912', 'a DNI'],
    ['EC', '1710034066001', 'a cédula with a wrong check digit'],
    ['EC', '1790034065001', 'a company'],
    ['EC', '1710034065002', 'another establishment'],
    ['EC', '1710034065', 'a cédula'],
    ['CO', '10456789124', 'a country without a RUC'],
  ])('is not, in %s, %s: %s', (country, ruc, _what) => {
    expect(idInRuc(country, ruc)).toBeNull();
  });

  it('has one check digit in Peru', () => {
    const wrong = fc.integer({ min: 1, max: 9 }).map((by) => (4 + by) % 10);
    fc.assert(
      fc.property(wrong, (digit) => {
        expect(idInRuc('PE', `1045678912${digit}`)).toBeNull();
      }),
    );
  });
});
