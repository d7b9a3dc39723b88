/** The countries a brand can be licensed in (ISO 3166-1). Source: 1§9. */
export type CountryCode = 'BR' | 'PE' | 'CO' | 'EC' | 'GT' | 'MX';

export type Language = 'pt-BR' | 'es';
export type CurrencyCode = 'BRL' | 'PEN' | 'COP' | 'USD' | 'GTQ' | 'MXN';
export type DecimalSeparator = ',' | '.';

/** Every way of paying that the operator has a call for. Source: 1§7. */
export const PAYMENT_METHODS = [
  'pix',
  'bankTransfer',
  'card',
  'spei',
  'oxxo',
  'tupay',
  'pagoEfectivo',
  'yape',
  'digitalWallet',
] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Free help that is not the operator's. */
export interface HelpLine {
  /** Its own name. */
  readonly name: string;
  readonly phone: string;
}

/** What a country settles for each brand licensed in it. Amounts are integer minor units. */
export interface CountryRules {
  readonly locale: string;
  readonly language: Language;
  readonly currency: CurrencyCode;
  readonly decimalSeparator: DecimalSeparator;
  readonly timeZone: string;
  /** The smallest stake that is taken, where the currency's smallest amount isn't. */
  readonly minStake?: number;
  readonly maxStake: number;
  readonly minSelectionsMultiple: number;
  readonly isBrazilGroup: boolean;
  readonly registerOptions: boolean;
  /** After how many minutes of a session a bettor is shown what it has cost so far. */
  readonly realityCheckMinutes: 30 | 60;
  /** How many hours a raised or lifted limit of the bettor's own waits; a lower one holds at once. */
  readonly limitRaiseHours: number;
  /** Where to talk to somebody about gambling that harms; empty where we know of no such line. */
  readonly helpLines: readonly HelpLine[];
  /** The public list that excludes from every operator of the country; null where we know of none. */
  readonly centralExclusionUrl: string | null;
  readonly taxIdLabel: string;
  readonly phoneExample: string;
  readonly paymentMethods: readonly PaymentMethod[];
  readonly welcomeBonusAllowed: boolean;
  /** Where the two prohibitions above are written; quoted when a brand breaks them. */
  readonly paymentLaw: string;
  readonly bonusLaw: string;
}

const MINOR_PER_UNIT = 100;

/** For countries of whose law we know no wait: a night's sleep stands before more play. */
const CAUTIOUS_RAISE_HOURS = 24;

const BRAZIL_GROUP = {
  // The larger of the two minimums of 1§5; the smaller one is the smallest amount of money anywhere.
  minStake: 0.5 * MINOR_PER_UNIT,
  maxStake: 30_000 * MINOR_PER_UNIT,
  minSelectionsMultiple: 1,
  isBrazilGroup: true,
  registerOptions: true,
  realityCheckMinutes: 30,
  // Portaria SPA/MF 1.231/2024, art. 31, asks for limits, and as far as we know names no wait.
  limitRaiseHours: CAUTIOUS_RAISE_HOURS,
  helpLines: [{ name: 'CVV', phone: '188' }],
  centralExclusionUrl: 'https://www.gov.br/autoexclusaoapostas',
} as const;

const ELSEWHERE = {
  maxStake: 100_000 * MINOR_PER_UNIT,
  minSelectionsMultiple: 5,
  isBrazilGroup: false,
  registerOptions: false,
  realityCheckMinutes: 60,
  limitRaiseHours: CAUTIOUS_RAISE_HOURS,
  helpLines: [],
  centralExclusionUrl: null,
  welcomeBonusAllowed: true,
  paymentLaw: 'the payment methods offered in the country',
  bonusLaw: 'no prohibition',
} as const;

/** Source: 1§1, 1§5, 1§9, 3§5, 3§9; Brazilian law as quoted in each entry. */
export const COUNTRY_RULES: Readonly<Record<CountryCode, CountryRules>> = {
  BR: {
    ...BRAZIL_GROUP,
    locale: 'pt-BR',
    language: 'pt-BR',
    currency: 'BRL',
    decimalSeparator: ',',
    timeZone: 'America/Sao_Paulo',
    taxIdLabel: 'CNPJ',
    phoneExample: '(11) 91234-5678',
    paymentMethods: ['pix', 'bankTransfer'],
    welcomeBonusAllowed: false,
    paymentLaw: 'Portaria SPA/MF 615/2024',
    bonusLaw: 'Lei 14.790/2023, art. 29',
  },
  PE: {
    ...ELSEWHERE,
    locale: 'es-PE',
    language: 'es',
    currency: 'PEN',
    decimalSeparator: '.',
    timeZone: 'America/Lima',
    taxIdLabel: 'RUC',
    phoneExample: '912 345 678',
    helpLines: [{ name: 'Línea 113 Salud, opción 5', phone: '113' }],
    paymentMethods: ['card', 'bankTransfer', 'digitalWallet', 'yape', 'pagoEfectivo', 'tupay'],
  },
  CO: {
    ...ELSEWHERE,
    locale: 'es-CO',
    language: 'es',
    currency: 'COP',
    decimalSeparator: ',',
    timeZone: 'America/Bogota',
    taxIdLabel: 'NIT',
    phoneExample: '301 234 5678',
    helpLines: [{ name: 'Línea 106', phone: '106' }],
    paymentMethods: ['card', 'bankTransfer', 'digitalWallet', 'tupay'],
  },
  EC: {
    ...ELSEWHERE,
    locale: 'es-EC',
    language: 'es',
    currency: 'USD',
    decimalSeparator: ',',
    timeZone: 'America/Guayaquil',
    taxIdLabel: 'RUC',
    phoneExample: '099 123 4567',
    paymentMethods: ['card', 'bankTransfer', 'digitalWallet', 'tupay'],
  },
  GT: {
    ...ELSEWHERE,
    locale: 'es-GT',
    language: 'es',
    currency: 'GTQ',
    decimalSeparator: '.',
    timeZone: 'America/Guatemala',
    taxIdLabel: 'NIT',
    phoneExample: '5123 4567',
    paymentMethods: ['card', 'bankTransfer', 'digitalWallet', 'tupay'],
  },
  MX: {
    ...ELSEWHERE,
    locale: 'es-MX',
    language: 'es',
    currency: 'MXN',
    decimalSeparator: '.',
    timeZone: 'America/Mexico_City',
    taxIdLabel: 'RFC',
    phoneExample: '55 1234 5678',
    helpLines: [{ name: 'Línea de la Vida', phone: '800 911 2000' }],
    paymentMethods: ['card', 'bankTransfer', 'digitalWallet', 'spei', 'oxxo'],
  },
};

export const COUNTRY_CODES = Object.keys(COUNTRY_RULES) as readonly CountryCode[];

/** What a brand offers that its country might forbid. */
export interface Offer {
  readonly country: CountryCode;
  /** Also ways that only the law speaks of, such as boleto. */
  readonly paymentMethods: readonly string[];
  readonly welcomeBonusAllowed: boolean;
}

/** One sentence for each thing the offer reaches that its country forbids; empty when lawful. */
export function forbiddenReach(offer: Offer): string[] {
  const rules = COUNTRY_RULES[offer.country];
  const allowed: readonly string[] = rules.paymentMethods;
  const found = offer.paymentMethods
    .filter((method) => !allowed.includes(method))
    .map((method) => `payment by ${method} is forbidden in ${offer.country} (${rules.paymentLaw})`);
  if (offer.welcomeBonusAllowed && !rules.welcomeBonusAllowed) {
    found.push(`a welcome bonus is forbidden in ${offer.country} (${rules.bonusLaw})`);
  }
  return found;
}
