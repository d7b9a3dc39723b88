import { z } from 'zod';
import {
  CASINO_LAYOUTS,
  HOME_BLOCKS,
  LOOK_CHOICES,
  SCHEMES,
  type BrandFacts,
  type DepositLimits,
} from './brand-facts.ts';
import { COUNTRY_CODES, COUNTRY_RULES, PAYMENT_METHODS } from './country-rules.ts';
import { CURRENCY_RULES } from './currency-rules.ts';

/**
 * What a brand's `facts.json` may say. Every schema's message is what the fact must be. This module
 * reads files at build time and on the server; a browser is given the facts themselves.
 */
const AMOUNT = 'a positive integer of minor units';
const COUNTRY = 'the two capital letters of a country';
const SPORTS = 'ids of sports such as sr:sport:5, each once';
const HTTPS = 'an address that begins with https://';
const AMOUNTS = 'rising positive integers of minor units';

const text = z.string('a text').regex(/\S/, 'a text');
const email = z.string('an e-mail address').regex(/^[^@\s]+@[^@\s]+\.[a-z]+$/, 'an e-mail address');
const flag = z.boolean('true or false');
const amount = z.int(AMOUNT).positive(AMOUNT);
const amounts = z
  .array(z.int(AMOUNTS).positive(AMOUNTS), AMOUNTS)
  .nonempty(AMOUNTS)
  .refine((list) => list.every((item, at) => item > (list[at - 1] ?? 0)), AMOUNTS);

function oneOf<const T extends readonly string[]>(choices: T) {
  return z.enum(choices, `one of ${choices.join(', ')}`);
}

function someOf<const T extends readonly string[]>(choices: T) {
  const wanted = `some of ${choices.join(', ')}, each once`;
  return z
    .array(z.enum(choices, wanted), wanted)
    .nonempty(wanted)
    .refine((list) => new Set(list).size === list.length, wanted);
}

const sportIds = z
  .array(z.string(SPORTS).regex(/^[a-z]{1,8}:sport:\d{1,9}$/, SPORTS), SPORTS)
  .refine((list) => new Set(list).size === list.length, SPORTS);

function object<T extends z.core.$ZodLooseShape>(shape: T) {
  return z.strictObject(shape, 'an object');
}

const licensee = object({
  legalName: text,
  tradeName: text,
  taxId: text,
  authorisation: text,
  address: text,
  supportEmail: email,
  supportPhone: text,
  ombudsman: object({ email, phone: text }),
  regulatorLine: text,
});

const factsFile = object({
  name: text,
  country: oneOf(COUNTRY_CODES),
  scheme: oneOf(SCHEMES),
  themeColor: z.string('a colour as #rrggbb').regex(/^#[\da-f]{6}$/, 'a colour as #rrggbb'),
  look: object({
    density: oneOf(LOOK_CHOICES.density),
    header: oneOf(LOOK_CHOICES.header),
    card: oneOf(LOOK_CHOICES.card),
    odds: oneOf(LOOK_CHOICES.odds),
    tabs: oneOf(LOOK_CHOICES.tabs),
    list: oneOf(LOOK_CHOICES.list),
  }),
  casinoLayout: oneOf(CASINO_LAYOUTS),
  homeBlocks: someOf(HOME_BLOCKS),
  products: object({ sportsbook: flag, casino: flag }),
  paymentMethods: someOf(PAYMENT_METHODS),
  deposit: object({ minimum: amount, maximum: amount, quickAmounts: amounts.optional() }),
  withdrawal: object({
    minimum: amount.optional(),
    fee: amount.optional(),
    needsFullValidation: flag.optional(),
  }).optional(),
  quickStakes: amounts.optional(),
  stakeKeypad: flag.optional(),
  welcomeBonusAllowed: flag,
  restrictedBuild: flag.optional(),
  centralExclusionUrl: z.url({ protocol: /^https$/, error: HTTPS }).optional(),
  region: object({
    exemptCountry: z
      .string(COUNTRY)
      .regex(/^[A-Z]{2}$/, COUNTRY)
      .optional(),
    isTracked: flag.optional(),
    isSentWithBets: flag.optional(),
  }).optional(),
  visibilitySports: sportIds.optional(),
  licensee,
});

type FactsFile = z.infer<typeof factsFile>;

/** The facts of a brand that can't be used; the message has one line for each of them. */
export class BrandFactsError extends Error {
  override readonly name = 'BrandFactsError';
  constructor(code: string, problems: readonly string[]) {
    super([`The facts of brand '${code}' can't be used (facts.json):`, ...problems].join('\n  '));
  }
}

/** What was found, short enough for a line. */
function found(value: unknown): string {
  if (value === undefined) return 'nothing';
  const written = JSON.stringify(value);
  return written.length > 60 ? `${written.slice(0, 60)}…` : written;
}

/** `deposit.minimum must be a positive integer of minor units, but is 0.5`. */
function problemLines(issue: z.core.$ZodIssue): readonly string[] {
  const fact = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map(
      (key) => `${[...issue.path, key].join('.')} must be left out: there is no such fact`,
    );
  }
  return [`${fact || 'the file'} must be ${issue.message}, but is ${found(issue.input)}`];
}

/** The file's facts completed with what the country and its currency settle. */
function completed(code: string, file: FactsFile): BrandFacts {
  const country = COUNTRY_RULES[file.country];
  const currency = CURRENCY_RULES[country.currency];
  return {
    code,
    name: file.name,
    country: file.country,
    locale: country.locale,
    language: country.language,
    currency: country.currency,
    decimalSeparator: country.decimalSeparator,
    timeZone: country.timeZone,
    minStake: country.minStake ?? currency.smallestAmount,
    maxStake: country.maxStake,
    quickStakes: file.quickStakes ?? currency.quickStakes,
    largeStake: currency.largeStake,
    stakeKeypad: file.stakeKeypad ?? false,
    minSelectionsMultiple: country.minSelectionsMultiple,
    deposit: { ...file.deposit, quickAmounts: file.deposit.quickAmounts ?? currency.quickAmounts },
    withdrawal: {
      minimum: file.withdrawal?.minimum ?? file.deposit.minimum,
      fee: file.withdrawal?.fee ?? 0,
      needsFullValidation: file.withdrawal?.needsFullValidation ?? true,
    },
    paymentMethods: file.paymentMethods,
    isBrazilGroup: country.isBrazilGroup,
    registerOptions: country.registerOptions,
    isRestrictedBuild: file.restrictedBuild ?? false,
    welcomeBonusAllowed: file.welcomeBonusAllowed,
    realityCheckMinutes: country.realityCheckMinutes,
    helpLines: country.helpLines,
    limitRaiseHours: country.limitRaiseHours,
    centralExclusionUrl: country.centralExclusionUrl ?? file.centralExclusionUrl ?? null,
    products: file.products,
    casinoLayout: file.casinoLayout,
    homeBlocks: file.homeBlocks,
    scheme: file.scheme,
    look: file.look,
    themeColor: file.themeColor,
    phoneExample: country.phoneExample,
    region: {
      exemptCountry: file.region?.exemptCountry ?? null,
      isTracked: file.region?.isTracked ?? false,
      isSentWithBets: file.region?.isSentWithBets ?? false,
    },
    visibilitySportIds: file.visibilitySports ?? [],
    licensee: { ...file.licensee, taxIdLabel: country.taxIdLabel },
  };
}

/** The amounts that no bettor could pay, stake or type. */
function amountProblems(facts: BrandFacts) {
  const { currency, deposit, withdrawal, minStake, maxStake, quickStakes } = facts;
  const step = CURRENCY_RULES[currency].smallestAmount;
  const unwritten = (fact: string, list: readonly number[]) =>
    list.every((item) => item % step === 0)
      ? []
      : [`${fact} must be whole ${currency}, which has no cents, but is ${found(list)}`];
  const outside = (fact: string, list: readonly number[], [least, most]: readonly number[]) =>
    list.every((item) => item >= (least ?? 0) && item <= (most ?? 0))
      ? []
      : [`${fact} must be between ${least} and ${most}, but is ${found(list)}`];
  const { minimum, maximum, quickAmounts }: DepositLimits = deposit;
  return [
    ...unwritten('deposit.minimum', [minimum]),
    ...unwritten('deposit.maximum', [maximum]),
    ...unwritten('deposit.quickAmounts', quickAmounts),
    ...unwritten('withdrawal.fee', [withdrawal.fee]),
    // Unless the file says so, it is that of a deposit.
    ...(withdrawal.minimum === deposit.minimum
      ? []
      : unwritten('withdrawal.minimum', [withdrawal.minimum])),
    ...unwritten('quickStakes', quickStakes),
    ...outside('deposit.quickAmounts', quickAmounts, [minimum, maximum]),
    ...outside('quickStakes', quickStakes, [minStake, maxStake]),
  ];
}

/** A brand may name a list that we don't know of, and none in place of its country's own. */
function exclusionProblems(file: FactsFile) {
  const { centralExclusionUrl: known } = COUNTRY_RULES[file.country];
  return known === null || file.centralExclusionUrl === undefined
    ? []
    : [`centralExclusionUrl must be left out: the list of ${file.country} is ${known}`];
}

/**
 * Reads what a brand's facts file holds and completes it with what its country and currency settle.
 * Throws BrandFactsError, which names the brand, each wrong fact and what it must be.
 *
 * @example
 * parseBrandFacts('sabia', { country: 'PT', … })
 * // BrandFactsError: The facts of brand 'sabia' can't be used (facts.json):
 * //   country must be one of BR, PE, CO, EC, GT, MX, but is "PT"
 */
export function parseBrandFacts(code: string, value: unknown): BrandFacts {
  const read = factsFile.safeParse(value, { reportInput: true });
  if (!read.success) throw new BrandFactsError(code, read.error.issues.flatMap(problemLines));
  const facts = completed(code, read.data);
  const problems = [...exclusionProblems(read.data), ...amountProblems(facts)];
  if (problems.length > 0) throw new BrandFactsError(code, problems);
  return facts;
}
