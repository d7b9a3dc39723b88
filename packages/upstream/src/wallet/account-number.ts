import { cciDigits, clabeDigit } from './check-digit.ts';

/** Countries whose withdrawals go to a bank account; in Brazil they go to a Pix key. */
export type AccountCountry = 'PE' | 'CO' | 'EC' | 'GT' | 'MX';

const isWritten: Readonly<Record<AccountCountry, (digits: string) => boolean>> = {
  PE: (digits) => /^\d{20}$/.test(digits) && cciDigits(digits.slice(0, 18)) === digits.slice(18),
  MX: (digits) => /^\d{18}$/.test(digits) && clabeDigit(digits.slice(0, 17)) === digits.slice(17),
  CO: (digits) => /^\d{9,16}$/.test(digits),
  EC: (digits) => /^\d{7,13}$/.test(digits),
  GT: (digits) => /^\d{6,20}$/.test(digits),
};

/**
 * The digits of an account number as a bettor writes it, with spaces or hyphens; null when no account
 * of the country is written so. A CCI (Peru) and a CLABE (Mexico) are held to their check digits.
 * The lengths elsewhere are those of the larger banks: the specification shows none.
 */
export function accountNumberOf(country: AccountCountry, text: string): string | null {
  const digits = text.replaceAll(/[\s-]/g, '');
  return isWritten[country](digits) ? digits : null;
}
