import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';
import { type CheckedCountry, isNationalId } from '@vitrine/betting/account/national-id';
import { idInRuc } from '@vitrine/betting/account/ruc';
import { postedDate } from '@vitrine/ui/forms/date-field';
import { z } from 'zod';
import { LONGEST_ADDRESS } from '../longest-address.ts';
import { PASSWORD_RULES } from './password-rules.ts';

/** The countries of the brands. */
type Country = 'BR' | CheckedCountry;

const text = () => z.string({ error: 'errors.required' }).trim().min(1, 'errors.required');

const password = z
  .string({ error: 'errors.required' })
  .max(128, 'errors.passwordWeak')
  .refine(
    (typed) => Object.values(PASSWORD_RULES).every((isMet) => isMet(typed)),
    'errors.passwordWeak',
  );

const passwordTwice = {
  password,
  confirmPassword: z.string({ error: 'errors.required' }),
};

function isSamePassword(form: {
  readonly password: string;
  readonly confirmPassword: string;
}): boolean {
  return form.password === form.confirmPassword;
}

const PASSWORD_MISMATCH: Parameters<z.ZodObject['refine']>[1] = {
  path: ['confirmPassword'],
  message: 'errors.passwordMismatch',
  when: ({ issues }) => !issues.some(({ path }) => path?.[0] === 'password'),
};

/** A new password, typed twice. Codes of the issues are keys of the `account` texts. Source: 1§5. */
export const newPasswordSchema = z.object(passwordTwice).refine(isSamePassword, PASSWORD_MISMATCH);

/** The three parts that `DateField` posts, joined to one text; any other value unchanged. */
function joinedDate(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const form = new FormData();
  for (const [part, typed] of Object.entries(value)) form.set(`date.${part}`, String(typed ?? ''));
  return postedDate(form, 'date');
}

/** A date in three parts or in one text: 2001-05-30 or 30/05/2001. */
const calendarDate = z.preprocess(
  joinedDate,
  text()
    .transform((value) => value.replace(/^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/, '$3-$2-$1'))
    .transform((value) => value.replace(/-(\d)(?=-|$)/g, '-0$1'))
    .pipe(z.iso.date('errors.birthDate')),
);

/**
 * The identity document that a country asks for, reduced to its letters and digits. A person's RUC is
 * reduced to the id in it, so that nobody has an account by each of the two.
 */
function identityDocument(country: Country) {
  const compact = text().transform((value) => value.replace(/[\s.\-/]/g, '').toUpperCase());
  if (country === 'BR') return compact.refine((value) => isValidCpf(value), 'errors.cpf');
  return compact
    .transform((value) => idInRuc(country, value) ?? value)
    .refine((value) => isNationalId(country, value), 'errors.document');
}

/** A cell phone of a country, with its area code, reduced to its digits. */
function cellPhoneOf(country: string) {
  return text()
    .transform((value) => value.replace(/\D/g, ''))
    .refine(
      (digits) => (country === 'BR' ? /^\d{10,11}$/ : /^\d{8,11}$/).test(digits),
      'errors.cellPhone',
    );
}

/** What bettors change of their own account. Codes of the issues are keys of the `account` texts. */
export function contactSchema({ country }: { readonly country: string }) {
  return z.object({
    cellPhone: cellPhoneOf(country),
    address: z
      .string()
      .trim()
      .max(LONGEST_ADDRESS, 'errors.address')
      .default('')
      .transform((address) => address || null),
  });
}

/** The details that an identity check asks for. Codes of the issues are keys of the `account` texts. */
export function profileSchema({ country }: { readonly country: string }) {
  return z.object({
    cellPhone: cellPhoneOf(country),
    address: text().max(LONGEST_ADDRESS, 'errors.address'),
  });
}

/** The age in whole years. Both dates are YYYY-MM-DD. */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

const terms = { acceptTerms: z.literal('on', { error: 'errors.acceptTerms' }) };

/** What the rules of a registration depend on. */
interface RegistrationRules {
  readonly country: Country;
  /** YYYY-MM-DD, in the brand's time zone. */
  readonly today: string;
}

/**
 * The registration form of a country; `today` is the date in the brand's time zone, YYYY-MM-DD. Codes
 * of the issues are keys of the `account` texts. Source: 1§5.
 */
export function registrationSchema({ country, today }: RegistrationRules) {
  return z
    .object({
      ...ofPerson({ country, today }),
      email: text()
        .pipe(z.email('errors.email'))
        .transform((value) => value.toLowerCase()),
      ...passwordTwice,
      ...terms,
    })
    .refine(isSamePassword, PASSWORD_MISMATCH);
}

/** The form of somebody whose e-mail is proved already, so that no password is needed. Source: 1§7. */
export function personSchema(rules: RegistrationRules) {
  return z.object({ ...ofPerson(rules), ...terms });
}

/** In the order of the page, as errors are listed: the terms come last. */
function ofPerson({ country, today }: RegistrationRules) {
  return {
    fullName: text().regex(/\S+\s+\S+/, 'errors.fullName'),
    document: identityDocument(country),
    birthDate: calendarDate
      .refine((date) => date > '1900-01-01' && date <= today, 'errors.birthDate')
      .refine((date) => ageOn(date, today) >= 18, 'errors.underage'),
    cellPhone: cellPhoneOf(country),
  };
}
