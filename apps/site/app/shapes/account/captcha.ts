import type { Namespaces } from '@vitrine/messages/namespaces';
import type { TextSections } from '../../format/text-sections.ts';

/** The fields by which a form answers, by their names. */
export const CAPTCHA_FIELDS = {
  /** Names the challenge that is answered. */
  id: 'captchaId',
  answer: 'captchaAnswer',
  /** What the provider's script gave in place of an answer. */
  token: 'captchaToken',
  /** The button that asks for another challenge. */
  another: 'captchaAnother',
} as const;

/** The question of a form whether a person sends it. Source: 1§5. */
export interface CaptchaQuestion {
  /** The operator's challenge of a picture and a sound; null while it gives none. */
  readonly challengeId: string | null;
  /** The script that asks in place of the challenge, where scripts run; null for none. */
  readonly provider: { readonly script: string; readonly siteKey: string } | null;
  readonly texts: TextSections<Namespaces['access'], 'captcha'>;
}
