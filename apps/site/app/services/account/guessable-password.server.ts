import type { AppLoadContext } from '@remix-run/node';
import type { z } from 'zod';

/** A form that sets a password, and what it says of its bettor. */
type PasswordForm = { readonly password: string } & Readonly<
  Partial<Record<'fullName' | 'email' | 'document' | 'birthDate' | 'cellPhone', string>>
>;

/** Words that anybody tries first at a site of bets. They count for nothing in a password, as the brand's name does. */
const WORDS_OF_THE_SITE = [
  ...['aposta', 'apostas', 'apuesta', 'apuestas', 'bet', 'cassino', 'casino', 'bonus'],
  ...['esporte', 'esportes', 'deporte', 'deportes', 'futebol', 'futbol', 'gol'],
  ...['senha', 'contrasena', 'clave', 'password'],
];
const SHORTEST_WORD = 3;
const SHORTEST_PASSWORD = 8;

let common: Promise<ReadonlySet<string>> | null = null;

/** Some 49,000 passwords, without capitals. They are read when the first password is chosen: they weigh three megabytes. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return common;
}

/**
 * The schema of a form that sets a password, with one rule more: no password that is among the most used, and
 * none that is shorter than eight characters without the words of the site and of its bettor. The code of the issue is a
 * key of the `account` texts. It has to be parsed as asynchronous. Decision 0252.
 */
export function refusingGuessable<Schema extends z.ZodType<PasswordForm>>(
  schema: Schema,
  { brand }: Pick<AppLoadContext, 'brand'>,
) {
  return schema.superRefine(async (form, { addIssue }) => {
    const words = [...WORDS_OF_THE_SITE, brand.code, brand.name, ...wordsOf(form)];
    if (!(await isGuessable(form.password, words))) return;
    addIssue({ code: 'custom', path: ['password'], message: 'errors.passwordGuessable' });
  });
}

async function isGuessable(password: string, words: readonly string[]): Promise<boolean> {
  if ((await commonPasswords()).has(password.toLowerCase())) return true;
  return withoutWords(plain(password), words).length < SHORTEST_PASSWORD;
}

/** What is left of a password without the words in it, the longest first. */
function withoutWords(password: string, words: readonly string[]): string {
  return words
    .map(plain)
    .filter((word) => word.length >= SHORTEST_WORD)
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, word) => left.replaceAll(word, ''), password);
}

/** Names, those in the e-mail before its host, and the numbers of a person. */
function wordsOf({
  fullName = '',
  email = '',
  document = '',
  birthDate = '',
  cellPhone = '',
}: PasswordForm) {
  const [mailbox = ''] = email.split('@');
  const [year = ''] = birthDate.split('-');
  const parts = `${fullName} ${mailbox}`.split(/[^\p{L}]+/u);
  return [...parts, mailbox, document, cellPhone, year, birthDate.replaceAll('-', '')];
}

/** Without capitals and accents, character by character. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
