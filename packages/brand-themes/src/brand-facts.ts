import {
  COUNTRY_CODES,
  COUNTRY_RULES,
  PAYMENT_METHODS,
  type CountryCode,
  type CurrencyCode,
  type DecimalSeparator,
  type Language,
  type PaymentMethod,
} from './country-rules.ts';

/** What a brand chooses besides its colours. The first of each is what the base tokens say. */
export const LOOK_CHOICES = {
  density: ['regular', 'compact', 'roomy'],
  header: ['split', 'solid', 'tinted'],
  card: ['bordered', 'flat', 'raised'],
  odds: ['outlined', 'filled', 'ghost'],
  tabs: ['underline', 'pill', 'block'],
  list: ['cards', 'rows'],
} as const;

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** The scheme a brand does not have as its own: a bettor's preference. */
export function otherScheme(scheme: Scheme): Scheme {
  return scheme === 'light' ? 'dark' : 'light';
}

export type Look = {
  readonly [Axis in keyof typeof LOOK_CHOICES]: (typeof LOOK_CHOICES)[Axis][number];
};

export const CASINO_LAYOUTS = ['rails', 'mosaic'] as const;
export type CasinoLayout = (typeof CASINO_LAYOUTS)[number];

export interface DepositLimits {
  readonly minimum: number;
  readonly maximum: number;
  readonly quickAmounts: readonly number[];
}

/** Who holds the licence, as the law wants it shown on each page (Lei 14.790/2023 art. 15). */
export interface Licensee {
  readonly legalName: string;
  readonly tradeName: string;
  readonly taxIdLabel: string;
  readonly taxId: string;
  readonly authorisation: string;
  readonly address: string;
  readonly supportEmail: string;
  readonly supportPhone: string;
  readonly ombudsman: { readonly email: string; readonly phone: string };
  readonly regulatorLine: string;
}

/** What is true of a brand whatever page shows it. Amounts are integer minor units of `currency`. */
export interface BrandFacts {
  readonly code: string;
  readonly name: string;
  readonly country: CountryCode;
  readonly locale: string;
  readonly language: Language;
  readonly currency: CurrencyCode;
  readonly decimalSeparator: DecimalSeparator;
  readonly timeZone: string;
  readonly maxStake: number;
  readonly minSelectionsMultiple: number;
  readonly deposit: DepositLimits;
  readonly paymentMethods: readonly PaymentMethod[];
  readonly isBrazilGroup: boolean;
  readonly registerOptions: boolean;
  readonly welcomeBonusAllowed: boolean;
  readonly products: { readonly sportsbook: boolean; readonly casino: boolean };
  readonly casinoLayout: CasinoLayout;
  readonly scheme: Scheme;
  readonly look: Look;
  /** The colour of the header, for the browser's own bar. */
  readonly themeColor: string;
  readonly phoneExample: string;
  readonly licensee: Licensee;
}

/** A facts file that can't be read: names the file and the field. */
export class BrandFactsError extends Error {
  override readonly name = 'BrandFactsError';
  constructor(file: string, field: string, wanted: string) {
    super(`${file}: ${field} must be ${wanted}`);
  }
}

/** Reads the fields of one JSON object and refuses those it wasn't asked for. */
class Fields {
  readonly #file: string;
  readonly #path: string;
  readonly #values: Readonly<Record<string, unknown>>;
  readonly #asked = new Set<string>();

  constructor(file: string, path: string, value: unknown) {
    this.#file = file;
    this.#path = path;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new BrandFactsError(file, path || 'the file', 'an object');
    }
    this.#values = value as Record<string, unknown>;
  }

  #take<T>(field: string, wanted: string, accepts: (value: unknown) => value is T): T {
    this.#asked.add(field);
    const value = this.#values[field];
    if (!accepts(value)) throw this.error(field, wanted);
    return value;
  }

  error(field: string, wanted: string): BrandFactsError {
    return new BrandFactsError(this.#file, this.#path + field, wanted);
  }

  text(field: string, shape = /\S/, wanted = 'a text'): string {
    return this.#take(
      field,
      wanted,
      (value): value is string => typeof value === 'string' && shape.test(value),
    );
  }

  flag(field: string): boolean {
    return this.#take(field, 'true or false', (value) => typeof value === 'boolean');
  }

  amount(field: string): number {
    return this.#take(field, 'a positive integer of minor units', isAmount);
  }

  amounts(field: string): readonly number[] {
    return this.#take(
      field,
      'rising positive integers of minor units',
      (value): value is number[] =>
        Array.isArray(value) &&
        value.length > 0 &&
        value.every((item, at) => isAmount(item) && (at === 0 || item > value[at - 1])),
    );
  }

  oneOf<T extends string>(field: string, choices: readonly T[]): T {
    return this.#take(field, `one of ${choices.join(', ')}`, (value): value is T =>
      choices.includes(value as T),
    );
  }

  someOf<T extends string>(field: string, choices: readonly T[]): readonly T[] {
    return this.#take(
      field,
      `some of ${choices.join(', ')}, each once`,
      (value): value is T[] =>
        Array.isArray(value) &&
        value.length > 0 &&
        value.every((item, at) => choices.includes(item) && value.indexOf(item) === at),
    );
  }

  object<T>(field: string, read: (fields: Fields) => T): T {
    this.#asked.add(field);
    const fields = new Fields(this.#file, `${this.#path}${field}.`, this.#values[field]);
    const result = read(fields);
    fields.end();
    return result;
  }

  end(): void {
    const stranger = Object.keys(this.#values).find((field) => !this.#asked.has(field));
    if (stranger !== undefined) throw this.error(stranger, 'left out: no such fact');
  }
}

function isAmount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0;
}

const EMAIL = /^[^@\s]+@[^@\s]+\.[a-z]+$/;

function readLicensee(fields: Fields): Omit<Licensee, 'taxIdLabel'> {
  return {
    legalName: fields.text('legalName'),
    tradeName: fields.text('tradeName'),
    taxId: fields.text('taxId'),
    authorisation: fields.text('authorisation'),
    address: fields.text('address'),
    supportEmail: fields.text('supportEmail', EMAIL, 'an e-mail address'),
    supportPhone: fields.text('supportPhone'),
    ombudsman: fields.object('ombudsman', (ombudsman) => ({
      email: ombudsman.text('email', EMAIL, 'an e-mail address'),
      phone: ombudsman.text('phone'),
    })),
    regulatorLine: fields.text('regulatorLine'),
  };
}

function readDeposit(fields: Fields): DepositLimits {
  const deposit = {
    minimum: fields.amount('minimum'),
    maximum: fields.amount('maximum'),
    quickAmounts: fields.amounts('quickAmounts'),
  };
  const within = (amount: number) => amount >= deposit.minimum && amount <= deposit.maximum;
  if (!deposit.quickAmounts.every(within)) {
    throw fields.error('quickAmounts', 'between minimum and maximum');
  }
  return deposit;
}

/**
 * Reads a brand's facts file and completes it with what its country settles.
 * Throws BrandFactsError, which names the file and the field.
 */
export function parseBrandFacts(code: string, file: string, value: unknown): BrandFacts {
  const fields = new Fields(file, '', value);
  const country = fields.oneOf('country', COUNTRY_CODES);
  const rules = COUNTRY_RULES[country];
  const facts: BrandFacts = {
    code,
    name: fields.text('name'),
    country,
    locale: rules.locale,
    language: rules.language,
    currency: rules.currency,
    decimalSeparator: rules.decimalSeparator,
    timeZone: rules.timeZone,
    maxStake: rules.maxStake,
    minSelectionsMultiple: rules.minSelectionsMultiple,
    deposit: fields.object('deposit', readDeposit),
    paymentMethods: fields.someOf('paymentMethods', PAYMENT_METHODS),
    isBrazilGroup: rules.isBrazilGroup,
    registerOptions: rules.registerOptions,
    welcomeBonusAllowed: fields.flag('welcomeBonusAllowed'),
    products: fields.object('products', (products) => ({
      sportsbook: products.flag('sportsbook'),
      casino: products.flag('casino'),
    })),
    casinoLayout: fields.oneOf('casinoLayout', CASINO_LAYOUTS),
    scheme: fields.oneOf('scheme', SCHEMES),
    look: fields.object('look', (look) => ({
      density: look.oneOf('density', LOOK_CHOICES.density),
      header: look.oneOf('header', LOOK_CHOICES.header),
      card: look.oneOf('card', LOOK_CHOICES.card),
      odds: look.oneOf('odds', LOOK_CHOICES.odds),
      tabs: look.oneOf('tabs', LOOK_CHOICES.tabs),
      list: look.oneOf('list', LOOK_CHOICES.list),
    })),
    themeColor: fields.text('themeColor', /^#[\da-f]{6}$/, 'a colour as #rrggbb'),
    phoneExample: rules.phoneExample,
    licensee: { ...fields.object('licensee', readLicensee), taxIdLabel: rules.taxIdLabel },
  };
  fields.end();
  return facts;
}
