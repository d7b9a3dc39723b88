import type { CountryCode } from './country-rules.ts';

/** How a country writes the tax number of a company: a body, its check, and the punctuation. */
interface TaxIdRule {
  /** Body without check, as a company formed there would have it, from eight digits of choice. */
  readonly body: (digits: string) => string;
  readonly check: (body: string) => string;
  readonly suffix?: string;
  readonly format: (plain: string) => string;
}

const RFC_ALPHABET = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';

function weighted(body: string, weights: readonly number[]): number {
  return [...body].reduce((sum, digit, at) => sum + Number(digit) * (weights[at] ?? 0), 0);
}

function cnpjDigit(body: string): string {
  const weights = [...body].map((_, at) => ((body.length - 1 - at) % 8) + 2);
  const rest = weighted(body, weights) % 11;
  return String(rest < 2 ? 0 : 11 - rest);
}

const RULES: Readonly<Record<CountryCode, TaxIdRule>> = {
  BR: {
    body: (digits) => `${digits}0001`,
    check: (body) => {
      const first = cnpjDigit(body);
      return first + cnpjDigit(body + first);
    },
    format: (id) => id.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5'),
  },
  PE: {
    body: (digits) => `20${digits}`,
    check: (body) => String((11 - (weighted(body, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 10),
    format: (id) => id,
  },
  CO: {
    body: (digits) => `9${digits}`,
    check: (body) => {
      const rest = weighted(body, [41, 37, 29, 23, 19, 17, 13, 7, 3]) % 11;
      return String(rest > 1 ? 11 - rest : rest);
    },
    format: (id) => id.replace(/^(...)(...)(...)(.)$/, '$1.$2.$3-$4'),
  },
  EC: {
    body: (digits) => `179${digits.slice(0, 6)}`,
    check: (body) => String((11 - (weighted(body, [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11),
    suffix: '001',
    format: (id) => id,
  },
  GT: {
    body: (digits) => digits,
    check: (body) => {
      const weights = [...body].map((_, at) => body.length + 1 - at);
      const rest = (11 - (weighted(body, weights) % 11)) % 11;
      return rest === 10 ? 'K' : String(rest);
    },
    format: (id) => id.replace(/^(.+)(.)$/, '$1-$2'),
  },
  MX: {
    body: (digits) => `VIT200101${digits.slice(0, 2)}`,
    check: (body) => {
      const sum = [...` ${body}`].reduce(
        (total, sign, at) => total + RFC_ALPHABET.indexOf(sign) * (13 - at),
        0,
      );
      const rest = (11 - (sum % 11)) % 11;
      return rest === 10 ? 'A' : String(rest);
    },
    format: (id) => id,
  },
};

/** Whether the check digits of a company's tax number are right for its country. */
export function isTaxId(country: CountryCode, taxId: string): boolean {
  const rule = RULES[country];
  const plain = taxId.replace(/[./-]/g, '');
  const suffix = rule.suffix ?? '';
  const model = rule.body('00000000');
  const body = plain.slice(0, model.length);
  return (
    body.length === model.length &&
    (country === 'MX' ? /^[A-ZÑ&]{3}\d{6}[A-Z\d]{2}$/ : /^\d+$/).test(body) &&
    plain === body + rule.check(body) + suffix &&
    taxId === rule.format(plain)
  );
}

/** A well-formed tax number for a company of the country, from a seed of choice. */
export function inventTaxId(country: CountryCode, seed: number): string {
  const rule = RULES[country];
  for (let attempt = seed; ; attempt += 1) {
    const body = rule.body(String(Math.abs(attempt) % 100_000_000).padStart(8, '0'));
    const check = rule.check(body);
    // In Ecuador a remainder of ten has no digit, so no company carries that number.
    if (check !== '10') return rule.format(body + check + (rule.suffix ?? ''));
  }
}
