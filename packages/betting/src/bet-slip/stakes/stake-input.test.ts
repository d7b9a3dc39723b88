import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AmountWriting, parseAmount } from '../../base/money.ts';
import {
  isStakeKey,
  KEYPAD_KEYS,
  type KeypadKey,
  sanitizeStakeText,
  stakeAfterKey,
} from './stake-input.ts';

const comma = { decimalSeparator: ',', currency: 'BRL' } as const;
const point = { decimalSeparator: '.', currency: 'MXN' } as const;
const pesos = { decimalSeparator: ',', currency: 'COP' } as const;
const writings = fc.constantFrom<AmountWriting>(comma, point, pesos);

describe('isStakeKey', () => {
  it.each(['0', '9', 'Backspace', 'ArrowLeft', 'ArrowRight', 'Tab', ','])(
    'SLIP-13 takes %s where the brand writes a comma',
    (key) => {
      expect(isStakeKey(key, comma, '10')).toBe(true);
    },
  );

  it.each(['.', 'a', '-', ' ', 'e', '٣'])('SLIP-13 refuses "%s"', (key) => {
    expect(isStakeKey(key, comma, '10')).toBe(false);
  });

  it('SLIP-13 takes one separator, the one of the brand', () => {
    expect(isStakeKey(',', comma, '10,5')).toBe(false);
    expect(isStakeKey('.', point, '10')).toBe(true);
    expect(isStakeKey(',', point, '10')).toBe(false);
  });

  it('SLIP-13 takes no separator where the currency has no cents', () => {
    expect(isStakeKey(',', pesos, '10')).toBe(false);
    expect(isStakeKey('0', pesos, '10')).toBe(true);
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
    expect(sanitizeStakeText(text, comma)).toBe(kept);
  });

  it('SLIP-13 leaves the cents of a pasted amount to be refused where there are none', () => {
    expect(sanitizeStakeText('$ 10.000', pesos)).toBe('10000');
    expect(sanitizeStakeText('10.000,50', pesos)).toBe('10000,50');
  });

  const texts = fc.string({ unit: fc.constantFrom('0', '1', '9', ',', '.', ' ', 'R$') });

  it('leaves digits and one separator, the same when done again', () => {
    fc.assert(
      fc.property(texts, writings, (text, writing) => {
        const kept = sanitizeStakeText(text, writing);
        expect(kept).toMatch(writing.decimalSeparator === ',' ? /^\d*(,\d*)?$/ : /^\d*(\.\d*)?$/);
        expect(sanitizeStakeText(kept, writing)).toBe(kept);
      }),
    );
  });

  it('never changes an amount that is understood', () => {
    fc.assert(
      fc.property(texts, writings, (text, writing) => {
        const parsed = parseAmount(text, writing);
        fc.pre(parsed.ok);
        expect(parseAmount(sanitizeStakeText(text, writing), writing)).toEqual(parsed);
      }),
    );
  });
});

describe('stakeAfterKey', () => {
  const typed = (keys: readonly KeypadKey[], writing: AmountWriting, text = '') =>
    keys.reduce((before, key) => stakeAfterKey(before, key, writing), text);

  it('SLIP-13 writes digits and the separator of the brand at the end, and takes them back', () => {
    expect(typed(['1', '0', 'separator', '5', '0'], comma)).toBe('10,50');
    expect(typed(['1', '0', 'separator', '5', '0'], point)).toBe('10.50');
    expect(typed(['backspace', 'backspace', 'backspace'], comma, '10,50')).toBe('10');
    expect(typed(['backspace'], comma)).toBe('');
  });

  it('SLIP-13 does nothing for a second separator, a third decimal or too many digits', () => {
    expect(typed(['separator', '9', '9'], comma, '1,50')).toBe('1,50');
    expect(typed(['9'], comma, '1234567')).toBe('1234567');
  });

  it('SLIP-13 writes a zero before a lone separator, and none before a digit', () => {
    expect(typed(['separator', '5'], comma)).toBe('0,5');
    expect(typed(['0', '0', '5'], comma)).toBe('5');
  });

  it('SLIP-13 writes no separator where the currency has no cents', () => {
    expect(typed(['5', '0', 'separator', '0'], pesos)).toBe('500');
  });

  it('SLIP-13 leaves an amount that is understood, or one being typed', () => {
    const keys = fc.array(fc.constantFrom(...KEYPAD_KEYS), { maxLength: 30 });
    fc.assert(
      fc.property(keys, writings, (pressed, writing) => {
        const text = typed(pressed, writing);
        const whole = text.endsWith(writing.decimalSeparator) ? `${text}0` : text;
        const parsed = parseAmount(whole, writing);
        expect(parsed.ok || parsed.reason === 'empty').toBe(true);
      }),
    );
  });
});
