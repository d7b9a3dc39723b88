import { type CheckedCountry, isNationalId } from './national-id.ts';

/**
 * The national id in the tax number (RUC) of a person, in Peru and Ecuador; null for any other text, for
 * a company's RUC, and where the check digits are wrong. Takes the number without signs.
 *
 * @example
 * idInRuc('EC', '1710034065001') // '1710034065'
 */
export function idInRuc(country: CheckedCountry, ruc: string): string | null {
  const id = READERS[country]?.(ruc) ?? null;
  return id !== null && isNationalId(country, id) ? id : null;
}

const READERS: Readonly<Partial<Record<CheckedCountry, (ruc: string) => string | null>>> = {
  PE: peruvianId,
  EC: ecuadorianId,
};

const PERUVIAN_WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/** Eleven digits: 10 for a person with a DNI, the DNI, and a check digit (modulus 11, SUNAT). */
function peruvianId(ruc: string): string | null {
  if (!/^10\d{9}$/.test(ruc)) return null;
  const sum = PERUVIAN_WEIGHTS.reduce((total, weight, at) => total + weight * Number(ruc[at]), 0);
  return (11 - (sum % 11)) % 10 === Number(ruc[10]) ? ruc.slice(2, 10) : null;
}

/** Thirteen digits: the cédula, whose check digit is the RUC's as well, and 001 (SRI). */
function ecuadorianId(ruc: string): string | null {
  return /^\d{10}001$/.test(ruc) ? ruc.slice(0, 10) : null;
}
