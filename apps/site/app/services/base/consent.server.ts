import { type Consent, NO_CONSENT } from '../../tracking/consent.ts';
import { COOKIE_LIFE_MS } from './session/visitor.server.ts';

const NAME = 'consent';

/** What the cookie says of each answer. */
const ANSWERS: Readonly<Record<string, Consent>> = {
  necessary: NO_CONSENT,
  measurement: { measurement: true, marketing: false },
  marketing: { measurement: false, marketing: true },
  all: { measurement: true, marketing: true },
};

/**
 * What a visitor answered, by the cookies of a request; null before they answered.
 *
 * @example consentIn('scheme=dark; consent=measurement') // { measurement: true, marketing: false }
 */
export function consentIn(cookies: string | null | undefined): Consent | null {
  const [, answer = ''] = new RegExp(`(?:^|;\\s*)${NAME}=(\\w*)(?:;|$)`).exec(cookies ?? '') ?? [];
  return Object.hasOwn(ANSWERS, answer) ? (ANSWERS[answer] ?? null) : null;
}

/** The word that stands for an answer: in the cookie, and where a page depends on it. */
export function consentWord({ measurement, marketing }: Consent): string {
  if (measurement && marketing) return 'all';
  if (measurement) return 'measurement';
  return marketing ? 'marketing' : 'necessary';
}

/** The header that keeps an answer for 90 days. Source: 1§9. */
export function consentHeader(consent: Consent, isSecure: boolean): string {
  const life = `Max-Age=${COOKIE_LIFE_MS / 1000}`;
  return `${NAME}=${consentWord(consent)}; ${life}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/**
 * The answer of a form: to everything, to nothing, or to the purposes that were chosen; null for none.
 */
export function consentOf(form: FormData): Consent | null {
  switch (form.get('consent')) {
    case 'all':
      return { measurement: true, marketing: true };
    case 'necessary':
      return NO_CONSENT;
    case 'chosen':
      return { measurement: form.has('measurement'), marketing: form.has('marketing') };
    default:
      return null;
  }
}
