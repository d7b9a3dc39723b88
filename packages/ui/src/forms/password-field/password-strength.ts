/** From "guessed at once" to "too long to guess". */
export const PASSWORD_STRENGTHS = ['weak', 'fair', 'good', 'strong'] as const;
export type PasswordStrength = (typeof PASSWORD_STRENGTHS)[number];

/** Words that passwords of our countries are made of; a guesser begins with them. */
const KNOWN_WORDS =
  /senha|segredo|password|contrasena|contraseña|secreto|clave|qwerty|asdf|admin|amor|futebol|futbol|brasil|mexico|peru|colombia|ecuador|guatemala|flamengo|corinthians|palmeiras|america|apuesta|aposta|(?:19|20)\d\d/g;

/** Figures and signs that stand for letters. */
const DISGUISES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '0': 'o',
  $: 's',
};

/** Bits of guessing from which on a password is no longer what came before. */
const FAIR = 36;
const GOOD = 50;
const STRONG = 66;

/** How many characters of a text say something new: not the next of a row, nor the same again. */
function telling(text: string): number {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  return codes.filter((code, at) => {
    const before = codes[at - 1];
    return before === undefined || Math.abs(code - before) > 1;
  }).length;
}

function alphabetSize(password: string): number {
  return (
    (/\p{Ll}/u.test(password) ? 26 : 0) +
    (/\p{Lu}/u.test(password) ? 26 : 0) +
    (/\d/.test(password) ? 10 : 0) +
    (/[^\p{L}\d]/u.test(password) ? 33 : 0)
  );
}

/**
 * How long a password withstands guessing, by its length and its signs, where a row, a repetition or
 * a known word counts for little. An estimate for the one who writes it; it refuses nothing.
 */
export function passwordStrength(password: string): PasswordStrength {
  const bare = password.toLowerCase().replace(KNOWN_WORDS, '\0');
  const undisguised = bare.replace(/[@430$]/g, (sign) => DISGUISES[sign] ?? sign);
  const length = Math.min(telling(bare), telling(undisguised.replace(KNOWN_WORDS, '\0')));
  const bits = length * Math.log2(Math.max(2, alphabetSize(password)));
  if (bits >= STRONG) return 'strong';
  if (bits >= GOOD) return 'good';
  return bits >= FAIR ? 'fair' : 'weak';
}
