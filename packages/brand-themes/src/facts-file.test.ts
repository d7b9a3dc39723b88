import { describe, expect, it } from 'vitest';
import { BrandFactsError, parseBrandFacts } from './facts-file.ts';

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
  homeBlocks: ['top', 'live'],
  products: { sportsbook: true, casino: true },
  paymentMethods: ['pix'],
  deposit: { minimum: 100, maximum: 200_000 },
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

/** What is said of a file that is refused, a line for each fact. */
function refusal(file: unknown): readonly string[] {
  try {
    parseBrandFacts('sabia', file);
  } catch (error) {
    if (error instanceof BrandFactsError) return error.message.split('\n  ');
    throw error;
  }
  return [];
}

describe('the facts file of a brand', () => {
  it('is completed by the rules of its country and currency', () => {
    expect(parseBrandFacts('sabia', FILE)).toMatchObject({
      code: 'sabia',
      currency: 'BRL',
      minStake: 50,
      maxStake: 3_000_000,
      quickStakes: [500, 1000, 2000, 5000],
      minSelectionsMultiple: 1,
      deposit: {
        minimum: 100,
        quickAmounts: [1000, 2000, 3000, 5000, 10000, 20000, 50000, 100000],
      },
      isBrazilGroup: true,
      licensee: { taxIdLabel: 'CNPJ' },
    });
  });

  it('CHAT-01 is of a restricted build when it says so', () => {
    expect(parseBrandFacts('sabia', FILE).isRestrictedBuild).toBe(false);
    const restricted = { ...FILE, restrictedBuild: true };
    expect(parseBrandFacts('sabia', restricted).isRestrictedBuild).toBe(true);
  });

  it('CAT-23 names further sports whose live events may be blocked', () => {
    expect(parseBrandFacts('sabia', FILE).visibilitySportIds).toEqual([]);
    const named = { ...FILE, visibilitySports: ['sr:sport:5'] };
    expect(parseBrandFacts('sabia', named).visibilitySportIds).toEqual(['sr:sport:5']);
    expect(refusal({ ...FILE, visibilitySports: ['tennis'] })[1]).toBe(
      'visibilitySports.0 must be ids of sports such as sr:sport:5, each once, but is "tennis"',
    );
  });

  it('names a public list of exclusions where the country’s own is not known, and only there', () => {
    const url = 'https://autoexclusion.example/';
    const peruvian = { ...FILE, country: 'PE', paymentMethods: ['yape'] };
    expect(parseBrandFacts('llama', peruvian).centralExclusionUrl).toBeNull();
    const named = { ...peruvian, centralExclusionUrl: url };
    expect(parseBrandFacts('llama', named).centralExclusionUrl).toBe(url);
    expect(refusal({ ...FILE, centralExclusionUrl: url })[1]).toBe(
      'centralExclusionUrl must be left out: the list of BR is https://www.gov.br/autoexclusaoapostas',
    );
    expect(refusal({ ...named, centralExclusionUrl: 'autoexclusion.example' })[1]).toBe(
      'centralExclusionUrl must be an address that begins with https://, but is "autoexclusion.example"',
    );
  });

  it('may name steps of its own', () => {
    const deposit = { ...FILE.deposit, quickAmounts: [2500, 5000] };
    expect(parseBrandFacts('sabia', { ...FILE, deposit, quickStakes: [2500] })).toMatchObject({
      deposit,
      quickStakes: [2500],
    });
  });

  it.each([
    ['a list', [], 'the file must be an object, but is []'],
    ['no name', { ...FILE, name: ' ' }, 'name must be a text, but is " "'],
    [
      'a missing scheme',
      { ...FILE, scheme: undefined },
      'scheme must be one of light, dark, but is nothing',
    ],
    [
      'a strange country',
      { ...FILE, country: 'PT' },
      'country must be one of BR, PE, CO, EC, GT, MX, but is "PT"',
    ],
    ['a strange fact', { ...FILE, slogan: 'Oi' }, 'slogan must be left out: there is no such fact'],
    [
      'a strange look',
      { ...FILE, look: { ...FILE.look, odds: 'round' } },
      'look.odds must be one of outlined, filled, ghost, but is "round"',
    ],
    [
      'a payment twice',
      { ...FILE, paymentMethods: ['pix', 'pix'] },
      /^paymentMethods must be some of pix, .*, each once, but is \["pix","pix"\]$/,
    ],
    [
      'a payment that no call takes',
      { ...FILE, paymentMethods: ['pix', 'debit'] },
      /^paymentMethods\.1 must be some of pix, bankTransfer, .* but is "debit"$/,
    ],
    [
      'a colour by name',
      { ...FILE, themeColor: 'red' },
      'themeColor must be a colour as #rrggbb, but is "red"',
    ],
    [
      'a fraction of a centavo',
      { ...FILE, deposit: { ...FILE.deposit, minimum: 0.5 } },
      'deposit.minimum must be a positive integer of minor units, but is 0.5',
    ],
    [
      'falling steps',
      { ...FILE, quickStakes: [1000, 500] },
      'quickStakes must be rising positive integers of minor units, but is [1000,500]',
    ],
    [
      'a quick amount over the maximum',
      { ...FILE, deposit: { ...FILE.deposit, maximum: 1500, quickAmounts: [1000, 2000] } },
      'deposit.quickAmounts must be between 100 and 1500, but is [1000,2000]',
    ],
    [
      'a quick stake under the smallest stake',
      { ...FILE, quickStakes: [49] },
      'quickStakes must be between 50 and 3000000, but is [49]',
    ],
    [
      'cents where the currency has none',
      {
        ...FILE,
        country: 'CO',
        deposit: { minimum: 500_050, maximum: 1_000_000_000 },
      },
      'deposit.minimum must be whole COP, which has no cents, but is [500050]',
    ],
    [
      'an ombudsman without address',
      {
        ...FILE,
        licensee: { ...FILE.licensee, ombudsman: { email: 'ouvidoria', phone: '0800' } },
      },
      'licensee.ombudsman.email must be an e-mail address, but is "ouvidoria"',
    ],
  ])('is refused for %s, naming brand, fact and what it must be', (_, file, line) => {
    const [brand, ...problems] = refusal(file);
    expect(brand).toBe("The facts of brand 'sabia' can't be used (facts.json):");
    expect(problems).toEqual([typeof line === 'string' ? line : expect.stringMatching(line)]);
  });

  it('has everything that is wrong named at once', () => {
    expect(refusal({ ...FILE, name: '', country: 'PT', welcomeBonusAllowed: 'no' })).toHaveLength(
      4,
    );
  });
});
