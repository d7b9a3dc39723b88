import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BrandFactsError, parseBrandFacts } from './brand-facts.ts';
import { brandCodes, brandFacts, missingFiles, UnknownBrandError } from './brands.ts';
import { COUNTRY_RULES } from './country-rules.ts';

const FILE = {
  name: 'Sabiá',
  country: 'BR',
  scheme: 'light',
  themeColor: '#ffffff',
  look: {
    density: 'regular',
    header: 'split',
    card: 'bordered',
    odds: 'outlined',
    tabs: 'underline',
    list: 'cards',
  },
  casinoLayout: 'rails',
  products: { sportsbook: true, casino: true },
  paymentMethods: ['pix'],
  deposit: { minimum: 100, maximum: 100_000, quickAmounts: [1000, 2000] },
  welcomeBonusAllowed: false,
  licensee: {
    legalName: 'Sabiá Apostas S.A.',
    tradeName: 'Sabiá',
    taxId: '11.222.333/0001-81',
    authorisation: 'Portaria 1',
    address: 'Rua 1',
    supportEmail: 'ajuda@sabia.example',
    supportPhone: '0800 000 0000',
    ombudsman: { email: 'ouvidoria@sabia.example', phone: '0800 000 0001' },
    regulatorLine: 'Autorizada.',
  },
};

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

  it.each(brandCodes())('%s offers the quick amounts of a deposit', (code) => {
    const quick = [10, 20, 30, 50, 100, 200, 500, 1000].map((amount) => amount * 100);
    expect(brandFacts(code).deposit.quickAmounts).toEqual(quick);
  });
});

describe('parseBrandFacts', () => {
  const parse = (value: unknown) => parseBrandFacts('sabia', 'sabia/facts.json', value);

  it('completes a file by the rules of its country', () => {
    expect(parse(FILE)).toMatchObject({
      code: 'sabia',
      currency: 'BRL',
      maxStake: 3_000_000,
      minSelectionsMultiple: 1,
      isBrazilGroup: true,
      licensee: { taxIdLabel: 'CNPJ' },
    });
  });

  it.each([
    ['a text', [], 'the file must be an object'],
    ['no name', { ...FILE, name: ' ' }, 'name must be a text'],
    ['a strange country', { ...FILE, country: 'PT' }, 'country must be one of BR'],
    ['a strange fact', { ...FILE, slogan: 'Oi' }, 'slogan must be left out'],
    [
      'a strange look',
      { ...FILE, look: { ...FILE.look, odds: 'round' } },
      'look.odds must be one of outlined',
    ],
    ['a payment twice', { ...FILE, paymentMethods: ['pix', 'pix'] }, 'paymentMethods must be some'],
    [
      'a payment that no call takes',
      { ...FILE, paymentMethods: ['pix', 'debit'] },
      'paymentMethods must be some of pix, bank-transfer, card',
    ],
    ['a colour by name', { ...FILE, themeColor: 'red' }, 'themeColor must be a colour'],
    [
      'a fraction of a centavo',
      { ...FILE, deposit: { ...FILE.deposit, minimum: 0.5 } },
      'deposit.minimum must be a positive integer',
    ],
    [
      'a quick amount over the maximum',
      { ...FILE, deposit: { ...FILE.deposit, maximum: 1500 } },
      'deposit.quickAmounts must be between',
    ],
    [
      'an ombudsman without address',
      {
        ...FILE,
        licensee: { ...FILE.licensee, ombudsman: { email: 'ouvidoria', phone: '0800' } },
      },
      'licensee.ombudsman.email must be an e-mail address',
    ],
  ])('refuses %s, naming file and field', (_, value, message) => {
    expect(() => parse(value)).toThrow(BrandFactsError);
    expect(() => parse(value)).toThrow(`sabia/facts.json: ${message}`);
  });
});
