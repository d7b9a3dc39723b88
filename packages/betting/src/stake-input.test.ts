import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAmount, type DecimalSeparator } from './money.ts';
import {
  isStakeKey,
  KEYPAD_KEYS,
  type KeypadKey,
  sanitizeStakeText,
  stakeAfterKey,
} from './stake-input.ts';

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

describe('stakeAfterKey', () => {
  const typed = (keys: readonly KeypadKey[], separator: DecimalSeparator, text = '') =>
    keys.reduce((before, key) => stakeAfterKey(before, key, separator), text);

  it('SLIP-13 writes digits and the separator of the brand at the end, and takes them back', () => {
    expect(typed(['1', '0', 'separator', '5', '0'], ',')).toBe('10,50');
    expect(typed(['1', '0', 'separator', '5', '0'], '.')).toBe('10.50');
    expect(typed(['backspace', 'backspace', 'backspace'], ',', '10,50')).toBe('10');
    expect(typed(['backspace'], ',')).toBe('');
  });

  it('SLIP-13 does nothing for a second separator, a third decimal or too many digits', () => {
    expect(typed(['separator', '9', '9'], ',', '1,50')).toBe('1,50');
    expect(typed(['9'], ',', '1234567')).toBe('1234567');
  });

  it('SLIP-13 writes a zero before a lone separator, and none before a digit', () => {
    expect(typed(['separator', '5'], ',')).toBe('0,5');
    expect(typed(['0', '0', '5'], ',')).toBe('5');
  });

  it('SLIP-13 leaves an amount that is understood, or one being typed', () => {
    const keys = fc.array(fc.constantFrom(...KEYPAD_KEYS), { maxLength: 30 });
    const separators = fc.constantFrom<DecimalSeparator>(',', '.');
    fc.assert(
      fc.property(keys, separators, (pressed, separator) => {
        const text = typed(pressed, separator);
        const whole = text.endsWith(separator) ? `${text}0` : text;
        const parsed = parseAmount(whole, separator);
        expect(parsed.ok || parsed.reason === 'empty').toBe(true);
      }),
    );
  });
});
