import { type CurrencyCode, type MinorUnits, minorUnits } from '@vitrine/betting/base/money';
import { keptDateFormat } from './kept-date-format.ts';
import { methodsIn, type DepositMethod, type WithdrawalMethod } from './payments/payment-method.ts';

export type CountryCode = 'BR' | 'PE' | 'CO' | 'EC' | 'GT' | 'MX';
export type Language = 'pt-BR' | 'es';

/** What the platform needs to know of the country it serves. */
export interface Country {
  readonly code: CountryCode;
  readonly language: Language;
  readonly currency: CurrencyCode;
  readonly timeZone: string;
  /** City of the payment payee, as a BR Code writes it. */
  readonly city: string;
  /** Highest stake of one ticket. Source: 3§9. */
  readonly maximumStake: MinorUnits;
  /** What a user of the demonstration has at first. */
  readonly openingBalance: MinorUnits;
  /** What a free bet of the demonstration is worth, and the one that is offered. */
  readonly freeBets: Readonly<Record<'given' | 'offered', MinorUnits>>;
  /** Selections a ticket of several needs at least. Source: 3§5. */
  readonly minimumSelections: number;
  /** Hours for which a raised or lifted limit waits. */
  readonly limitRaiseHours: number;
  readonly payments: CountryPayments;
}

/** How money moves between bettors and the house of a country. */
export interface CountryPayments {
  readonly deposits: readonly DepositMethod[];
  readonly withdrawals: readonly WithdrawalMethod[];
  /** One brand shows its largest withdrawals; its country stands for it. Source: 1§7. */
  readonly hasHallOfFame: boolean;
}

const WITHDRAWALS: Readonly<Record<CountryCode, readonly WithdrawalMethod[]>> = {
  BR: ['pix'],
  PE: ['bankTransfer'],
  CO: ['bankTransfer'],
  EC: ['bankTransfer'],
  GT: ['bankTransfer'],
  MX: ['spei'],
};

/** No country served here is known to ask for another wait. */
const LIMIT_RAISE_HOURS = 24;
const HIGHEST_STAKE = 100_000_00 as MinorUnits;
const HIGHEST_STAKE_BRAZIL = 30_000_00 as MinorUnits;
const OPENING_BALANCE = 500_00;
const FREE_BETS = { given: 10_00, offered: 5_00 };
/** What an amount is multiplied with where the unit of the currency buys little. */
const SCALES: Readonly<Partial<Record<CurrencyCode, number>>> = { COP: 1000 };

export const COUNTRIES: Readonly<Record<CountryCode, Country>> = {
  BR: country('BR', 'pt-BR', 'BRL', 'America/Sao_Paulo', 'SAO PAULO', HIGHEST_STAKE_BRAZIL),
  PE: country('PE', 'es', 'PEN', 'America/Lima', 'LIMA'),
  CO: country('CO', 'es', 'COP', 'America/Bogota', 'BOGOTA'),
  EC: country('EC', 'es', 'USD', 'America/Guayaquil', 'GUAYAQUIL'),
  GT: country('GT', 'es', 'GTQ', 'America/Guatemala', 'GUATEMALA'),
  MX: country('MX', 'es', 'MXN', 'America/Mexico_City', 'MEXICO DF'),
};

/** Country of the brands that are not Brazilian. */
const BRAND_COUNTRIES: Readonly<Record<string, CountryCode>> = {
  vicuna: 'PE',
  cafetal: 'CO',
  galapago: 'EC',
  quetzal: 'GT',
  axolote: 'MX',
};

/** Country in which a brand code is licensed; Brazil for a code this table does not name. */
export function countryOfBrand(brand: string): CountryCode {
  return BRAND_COUNTRIES[brand] ?? 'BR';
}

function country(
  code: CountryCode,
  language: Language,
  currency: CurrencyCode,
  timeZone: string,
  city: string,
  maximumStake: MinorUnits = HIGHEST_STAKE,
): Country {
  const scaled = (amount: number) => minorUnits(amount * (SCALES[currency] ?? 1));
  return {
    code,
    language,
    currency,
    timeZone,
    city,
    maximumStake,
    openingBalance: scaled(OPENING_BALANCE),
    freeBets: { given: scaled(FREE_BETS.given), offered: scaled(FREE_BETS.offered) },
    limitRaiseHours: LIMIT_RAISE_HOURS,
    minimumSelections: code === 'BR' ? 1 : 5,
    payments: {
      deposits: methodsIn(code),
      withdrawals: WITHDRAWALS[code],
      hasHallOfFame: code === 'MX',
    },
  };
}

/** The calendar day of a moment in the country, YYYY-MM-DD. */
export function localDay(moment: number, { timeZone }: Country): string {
  return keptDateFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment);
}
