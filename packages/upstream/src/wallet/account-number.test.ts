import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountNumberOf, type AccountCountry } from './account-number.ts';
import { cciDigits, clabeDigit, luhnDigit } from './check-digit.ts';

const digits = (length: number) =>
  fc.stringMatching(new RegExp(`^\\d{${length}}$`), { size: 'max' });

/** The number with one of its digits changed. */
function withOther(number: string, at: number, add: number): string {
  const digit = (Number(number[at]) + add) % 10;
  return number.slice(0, at) + String(digit) + number.slice(at + 1);
}

describe('check digits', () => {
  it('are those of published numbers', () => {
    expect(clabeDigit('03218000011835971')).toBe('9');
    expect(clabeDigit('00201007777777777')).toBe('1');
    expect(cciDigits('011241000190006582')).toBe('70');
    expect(luhnDigit('7992739871')).toBe('3');
  });

  it.each<[AccountCountry, number, (body: string) => string]>([
    ['MX', 17, clabeDigit],
    ['PE', 18, cciDigits],
  ])('of %s tell every number with one wrong digit', (country, length, check) => {
    fc.assert(
      fc.property(
        digits(length),
        fc.nat(length - 1),
        fc.integer({ min: 1, max: 9 }),
        (body, at, add) => {
          const number = body + check(body);
          expect(accountNumberOf(country, number)).toBe(number);
          expect(accountNumberOf(country, withOther(number, at, add))).toBeNull();
        },
      ),
    );
  });
});

describe('an account number', () => {
  it('WAL-09 may be written with spaces and hyphens', () => {
    expect(accountNumberOf('PE', '011-241-000190006582-70')).toBe('01124100019000658270');
    expect(accountNumberOf('MX', '032 180 00011835971 9')).toBe('032180000118359719');
  });

  it.each<[AccountCountry, string]>([
    ['PE', '0112410001900065827'],
    ['MX', '0321800001183597190'],
    ['CO', '12345678'],
    ['CO', '12345678901234567'],
    ['EC', '123456'],
    ['GT', '12345'],
    ['GT', '12345678a'],
  ])('of %s is not %s', (country, number) => {
    expect(accountNumberOf(country, number)).toBeNull();
  });

  it.each<[AccountCountry, string]>([
    ['CO', '12345678901'],
    ['EC', '2201234567'],
    ['GT', '123456789'],
  ])('of %s is %s', (country, number) => {
    expect(accountNumberOf(country, number)).toBe(number);
  });
});
