import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAmount, type DecimalSeparator } from './money.ts';
import { isStakeKey, sanitizeStakeText } from './stake-input.ts';

describe('isStakeKey', () => {
  it.each(['0', '9', 'Backspace', 'ArrowLeft', 'ArrowRight', 'Tab', ','])(
    'SLIP-13 takes %s where the brand writes a comma',
    (key) => {
      expect(isStakeKey(key, ',', '10')).toBe(true);
    },
  );

  it.each(['.', 'a', '-', ' ', 'e', '٣'])('SLIP-13 refuses "%s"', (key) => {
    expect(isStakeKey(key, ',', '10')).toBe(false);
  });

  it('SLIP-13 takes one separator, the one of the brand', () => {
    expect(isStakeKey(',', ',', '10,5')).toBe(false);
    expect(isStakeKey('.', '.', '10')).toBe(true);
    expect(isStakeKey(',', '.', '10')).toBe(false);
  });
});

describe('sanitizeStakeText', () => {
  it.each([
    ['R$ 1.234,50', '1234,50'],
    ['1.234', '1234'],
    ['10.5', '10,5'],
    ['10,5,0', '10,5'],
    ['1,234.50', '1,234'],
    ['abc', ''],
  ])('SLIP-13 makes "%s" into "%s"', (text, kept) => {
    expect(sanitizeStakeText(text, ',')).toBe(kept);
  });

  const separators = fc.constantFrom<DecimalSeparator>(',', '.');
  const texts = fc.string({ unit: fc.constantFrom('0', '1', '9', ',', '.', ' ', 'R$') });

  it('leaves digits and one separator, the same when done again', () => {
    fc.assert(
      fc.property(texts, separators, (text, separator) => {
        const kept = sanitizeStakeText(text, separator);
        expect(kept).toMatch(separator === ',' ? /^\d*(,\d*)?$/ : /^\d*(\.\d*)?$/);
        expect(sanitizeStakeText(kept, separator)).toBe(kept);
      }),
    );
  });

  it('never changes an amount that is understood', () => {
    fc.assert(
      fc.property(texts, separators, (text, separator) => {
        const parsed = parseAmount(text, separator);
        fc.pre(parsed.ok);
        expect(parseAmount(sanitizeStakeText(text, separator), separator)).toEqual(parsed);
      }),
    );
  });
});
