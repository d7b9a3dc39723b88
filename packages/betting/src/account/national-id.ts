/** The countries whose national ids are checked here; a library checks Brazil's CPF. */
export type CheckedCountry = 'PE' | 'CO' | 'EC' | 'GT' | 'MX';

/**
 * Whether a text without signs is a national id: DNI in Peru, cédula in Colombia and Ecuador, DPI in
 * Guatemala, CURP in Mexico. Check digits are checked where the country has them.
 *
 * @example
 * isNationalId('EC', '1710034065') // true
 */
export function isNationalId(country: CheckedCountry, id: string): boolean {
  return CHECKS[country](id);
}

const CHECKS: Readonly<Record<CheckedCountry, (id: string) => boolean>> = {
  PE: (id) => /^\d{8}$/.test(id),
  CO: (id) => /^[1-9]\d{5,9}$/.test(id),
  EC: isEcuadorianId,
  GT: isGuatemalanId,
  MX: isCurp,
};

/** Ten digits: province, a third digit of a person, and a check digit (modulus 10). */
function isEcuadorianId(id: string): boolean {
  if (!/^(?:0[1-9]|1\d|2[0-4]|30)[0-5]\d{7}$/.test(id)) return false;
  const sum = [...id.slice(0, 9)].reduce((total, figure, at) => {
    const weighed = Number(figure) * (at % 2 === 0 ? 2 : 1);
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return (10 - (sum % 10)) % 10 === Number(id[9]);
}

/** Municipalities of each department of Guatemala, in the order of their numbers (RENAP). */
const MUNICIPALITIES = [
  17, 8, 16, 16, 13, 14, 19, 8, 24, 21, 9, 30, 32, 21, 8, 17, 14, 5, 11, 11, 7, 17,
];

/** Thirteen digits: eight of a person, their check digit (modulus 11), department and municipality. */
function isGuatemalanId(id: string): boolean {
  if (!/^\d{13}$/.test(id)) return false;
  const municipalities = MUNICIPALITIES[Number(id.slice(9, 11)) - 1] ?? 0;
  const municipality = Number(id.slice(11));
  if (municipality < 1 || municipality > municipalities) return false;
  const sum = [...id.slice(0, 8)].reduce(
    (total, figure, at) => total + Number(figure) * (at + 2),
    0,
  );
  return sum % 11 === Number(id[8]);
}

/** Eighteen characters, the last one a check digit over the others (RENAPO). */
function isCurp(id: string): boolean {
  if (!/^[A-Z]{4}\d{6}[HMX][A-Z]{5}[A-Z\d]\d$/.test(id)) return false;
  const alphabet = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ';
  const sum = [...id.slice(0, 17)].reduce(
    (total, letter, index) => total + alphabet.indexOf(letter) * (18 - index),
    0,
  );
  return (10 - (sum % 10)) % 10 === Number(id[17]);
}
