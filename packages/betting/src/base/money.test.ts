import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AmountWriting,
  amountFromWire,
  amountToWire,
  formatAmountForField,
  currencySymbol,
  formatMoney,
  formatRoundMoney,
  LARGEST_AMOUNT,
  minorUnits,
  parseAmount,
  sumAmounts,
  type CurrencyCode,
} from './money.ts';

const amounts = fc.maxSafeNat().map(minorUnits);
const comma = { decimalSeparator: ',', currency: 'BRL' } as const;
const point = { decimalSeparator: '.', currency: 'MXN' } as const;
const pesos = { decimalSeparator: ',', currency: 'COP' } as const;
const writings = fc.constantFrom<AmountWriting>(comma, point, pesos);

describe('parseAmount', () => {
  it.each([
    ['10', 1000],
    ['10,5', 1050],
    ['10,50', 1050],
    ['10,', 1000],
    [',5', 50],
    ['1.234,50', 123450],
    ['1.234', 123400],
    ['12.345.678', 1234567800],
    [' 0,01 ', 1],
  ])('BRAND-05 reads %s with a comma', (text, value) => {
    expect(parseAmount(text, comma)).toEqual({ ok: true, value });
  });

  it.each([
    ['10.50', 1050],
    ['1,234.50', 123450],
  ])('BRAND-05 reads %s with a point', (text, value) => {
    expect(parseAmount(text, point)).toEqual({ ok: true, value });
  });

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['abc', 'notANumber'],
    ['-5', 'notANumber'],
    ['1e3', 'notANumber'],
    [',', 'notANumber'],
    ['1,2,3', 'notANumber'],
    ['10.5', 'wrongSeparator'],
    ['10.50', 'wrongSeparator'],
    ['0.500', 'wrongSeparator'],
    ['1,234.50', 'wrongSeparator'],
    ['10,555', 'tooManyDecimals'],
    ['90071992547409,92', 'tooLarge'],
  ])('BRAND-05 refuses "%s" with a comma: %s', (text, reason) => {
    expect(parseAmount(text, comma)).toEqual({ ok: false, reason });
  });

  it('BRAND-05 refuses a comma where the brand writes a point', () => {
    expect(parseAmount('10,5', point)).toEqual({ ok: false, reason: 'wrongSeparator' });
  });

  it.each([
    ['10000', 1_000_000],
    ['10.000', 1_000_000],
    ['1.000.000', 100_000_000],
    ['10000,', 1_000_000],
  ])('BRAND-05 reads %s in pesos of Colombia', (text, value) => {
    expect(parseAmount(text, pesos)).toEqual({ ok: true, value });
  });

  it.each([
    ['10000,50', 'tooManyDecimals'],
    ['10000,00', 'tooManyDecimals'],
    ['10,000', 'tooManyDecimals'],
    ['10000.50', 'wrongSeparator'],
  ])('BRAND-05 refuses "%s" in pesos of Colombia: %s', (text, reason) => {
    expect(parseAmount(text, pesos)).toEqual({ ok: false, reason });
  });

  it('BRAND-05 puts pesos of Colombia into a field without decimals', () => {
    expect(formatAmountForField(minorUnits(1_000_000), pesos)).toBe('10000');
  });

  it('reads back every amount that a field shows', () => {
    fc.assert(
      fc.property(amounts, writings, (amount, writing) => {
        const value = minorUnits(writing === pesos ? amount - (amount % 100) : amount);
        const text = formatAmountForField(value, writing);
        expect(parseAmount(text, writing)).toEqual({ ok: true, value });
      }),
    );
  });

  it('answers a long text at once, whatever stands at its end', () => {
    const started = Date.now();
    for (const end of ['x', '', ',', ',5x', '.']) {
      for (const writing of [comma, point, pesos]) parseAmount('1'.repeat(20_000) + end, writing);
    }
    expect(Date.now() - started).toBeLessThan(1_000);
  });

  it('answers any text without throwing', () => {
    fc.assert(
      fc.property(fc.string(), writings, (text, writing) => {
        const parsed = parseAmount(text, writing);
        expect(parsed.ok ? parsed.value >= 0 : parsed.reason).toBeTruthy();
      }),
    );
  });
});

describe('currencySymbol', () => {
  it.each([
    ['pt-BR', 'BRL', 'R$'],
    ['es-PE', 'PEN', 'S/'],
    ['es-GT', 'GTQ', 'Q'],
    ['es-MX', 'MXN', '$'],
    ['es-CO', 'BRL', 'R$'],
  ] as const)(
    'BRAND-04 is the sign that amounts of %s in %s are written with',
    (locale, currency, sign) => {
      expect(currencySymbol({ locale, currency })).toBe(sign);
      expect(formatMoney(minorUnits(100), { locale, currency })).toContain(sign);
    },
  );
});

describe('formatMoney', () => {
  it.each<[string, CurrencyCode, string]>([
    ['pt-BR', 'BRL', 'R$ 1.234,50'],
    ['es-PE', 'PEN', 'S/ 1,234.50'],
    ['es-EC', 'USD', '$1.234,50'],
    ['es-GT', 'GTQ', 'Q 1,234.50'],
    ['es-MX', 'MXN', '$1,234.50'],
  ])('BRAND-04 writes money of %s in %s with its decimals', (locale, currency, text) => {
    const written = formatMoney(minorUnits(123450), { locale, currency });
    expect(written.replace(/\s/g, ' ')).toBe(text);
  });

  it('BRAND-04 writes pesos of Colombia without cents, never more than there are', () => {
    const cop = { locale: 'es-CO', currency: 'COP' } as const;
    const written = (value: number) => formatMoney(minorUnits(value), cop).replace(/\s/g, ' ');
    expect(written(1_000_000_00)).toBe('$ 1.000.000');
    expect(written(1_234_99)).toBe('$ 1.234');
    expect(written(99)).toBe('$ 0');
    expect(written(-99)).toBe('$ 0');
    expect(written(-1_234_99)).toBe('-$ 1.234');
    expect(formatMoney(LARGEST_AMOUNT, cop)).toContain('90.071.992.547.409');
  });

  it('leaves the cents off a round amount where it is asked for', () => {
    const brl = { locale: 'pt-BR', currency: 'BRL' } as const;
    expect(formatRoundMoney(minorUnits(1000), brl)).toMatch(/^R\$\s10$/);
    expect(formatRoundMoney(minorUnits(1050), brl)).toMatch(/^R\$\s10,50$/);
    const cop = { locale: 'es-CO', currency: 'COP' } as const;
    expect(formatRoundMoney(minorUnits(10_000_00), cop)).toMatch(/^\$\s10\.000$/);
  });

  it('is exact for the largest amount and for debts', () => {
    const brl = { locale: 'pt-BR', currency: 'BRL' } as const;
    expect(formatMoney(LARGEST_AMOUNT, brl)).toContain('90.071.992.547.409,91');
    expect(formatMoney(minorUnits(-5), brl)).toMatch(/^-R\$\s0,05$/);
  });
});

describe('amounts of the wire', () => {
  it('are exact both ways', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e14, max: 1e14 }).map(minorUnits), (value) => {
        expect(amountFromWire(amountToWire(value)) - value).toBe(0);
      }),
    );
  });

  it.each([0.001, 10.005, Number.NaN, Number.POSITIVE_INFINITY])('refuse %d', (decimal) => {
    expect(() => amountFromWire(decimal)).toThrow(RangeError);
  });
});

describe('sumAmounts', () => {
  it('adds exactly and holds to the largest amount', () => {
    expect(sumAmounts([minorUnits(10), minorUnits(20)])).toBe(30);
    expect(sumAmounts([LARGEST_AMOUNT, minorUnits(1)])).toBe(LARGEST_AMOUNT);
  });
});

describe('minorUnits', () => {
  it('refuses what is not a safe integer', () => {
    expect(() => minorUnits(0.5)).toThrow(RangeError);
  });
});
