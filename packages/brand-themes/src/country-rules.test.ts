import { describe, expect, it } from 'vitest';
import { COUNTRY_CODES, COUNTRY_RULES, forbiddenReach } from './country-rules.ts';

describe('what a country settles', () => {
  it.each([
    ['BR', 'R$ 1.234,50'],
    ['PE', 'S/ 1,234.50'],
    ['CO', '$ 1.234,50'],
    ['EC', '$1.234,50'],
    ['GT', 'Q 1,234.50'],
    ['MX', '$1,234.50'],
  ] as const)('BRAND-04 writes money in %s as %s', (country, written) => {
    const { locale, currency } = COUNTRY_RULES[country];
    const money = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: 2,
      useGrouping: 'always',
    }).format(1234.5);
    expect(money.replaceAll(/\s/g, ' ')).toBe(written);
  });

  it('BRAND-05 separates decimals by a comma in Brazil, Colombia and Ecuador, by a dot elsewhere', () => {
    const withComma = COUNTRY_CODES.filter(
      (country) => COUNTRY_RULES[country].decimalSeparator === ',',
    );
    expect(withComma).toEqual(['BR', 'CO', 'EC']);
  });

  it.each(COUNTRY_CODES)('BRAND-05 writes stakes in %s as its locale does', (country) => {
    const { locale, decimalSeparator } = COUNTRY_RULES[country];
    expect(new Intl.NumberFormat(locale).format(0.5)).toBe(`0${decimalSeparator}5`);
  });

  it('BRAND-06 takes stakes up to 30000 in Brazil and 100000 elsewhere', () => {
    for (const country of COUNTRY_CODES) {
      const units = country === 'BR' ? 30_000 : 100_000;
      expect(COUNTRY_RULES[country].maxStake, country).toBe(units * 100);
    }
  });

  it('BRAND-07 asks for one selection of a multiple in Brazil and five elsewhere', () => {
    for (const country of COUNTRY_CODES) {
      const least = country === 'BR' ? 1 : 5;
      expect(COUNTRY_RULES[country].minSelectionsMultiple, country).toBe(least);
    }
  });

  it.each(COUNTRY_CODES)('lets a raised limit of one’s own wait for a day in %s', (country) => {
    expect(COUNTRY_RULES[country].limitRaiseHours).toBe(24);
  });

  it('offers the choice of registration in Brazil alone', () => {
    const offering = COUNTRY_CODES.filter((country) => COUNTRY_RULES[country].registerOptions);
    expect(offering).toEqual(['BR']);
  });
});

describe('what a country forbids', () => {
  it.each(['card', 'boleto', 'crypto'] as const)(
    'refuses %s in Brazil and quotes the law',
    (way) => {
      const reach = forbiddenReach({
        country: 'BR',
        paymentMethods: ['pix', way],
        welcomeBonusAllowed: false,
      });
      expect(reach).toEqual([`payment by ${way} is forbidden in BR (Portaria SPA/MF 615/2024)`]);
    },
  );

  it('refuses a welcome bonus in Brazil', () => {
    const reach = forbiddenReach({
      country: 'BR',
      paymentMethods: ['pix'],
      welcomeBonusAllowed: true,
    });
    expect(reach).toEqual(['a welcome bonus is forbidden in BR (Lei 14.790/2023, art. 29)']);
  });

  it('lets Mexico have cards and a welcome bonus', () => {
    const reach = forbiddenReach({
      country: 'MX',
      paymentMethods: ['spei', 'oxxo', 'card'],
      welcomeBonusAllowed: true,
    });
    expect(reach).toEqual([]);
  });
});
