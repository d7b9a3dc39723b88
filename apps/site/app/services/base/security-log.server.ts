import type { AppLoadContext } from '@remix-run/node';
import { keyedHash } from './store/keyed-hash.ts';

/** What happens in the ordinary way, and what somebody who attacks a site or an account causes. */
const LEVELS = {
  passwordRight: 'info',
  codeRight: 'info',
  /** A session began, by whatever way. */
  loggedIn: 'info',
  twoFactorOn: 'info',
  twoFactorOff: 'info',
  /** Guests cause it, too, when they choose what is for bettors. */
  accessRefused: 'info',
  passwordWrong: 'warn',
  codeWrong: 'warn',
  linkWrong: 'warn',
  captchaWrong: 'warn',
  formRefused: 'warn',
  tooManyAttempts: 'warn',
  regionRefused: 'warn',
} as const;

type SecurityEvent = keyof typeof LEVELS;

interface SecurityFacts {
  /** Id of the account that it is about. */
  readonly account?: string | undefined;
  /** What was typed as a user name, or what else was guessed. */
  readonly typed?: string | undefined;
  /** A word of the code's own that says more: a route, a kind of limit, a reason. */
  readonly what?: string;
}

/**
 * Writes a line about an event of security. Whoever it is about stands in it as a keyed hash: lines of one account can
 * be followed, and who it is finds out only whoever has the session secret. The address is nginx's to write: the
 * id of the request leads to its line. The list is in docs/monitoring.md.
 */
export function noteSecurity(
  event: SecurityEvent,
  { account, typed, what }: SecurityFacts,
  { log, config }: Pick<AppLoadContext, 'log' | 'config'>,
): void {
  const hashed = (kind: string, text: string | undefined) =>
    text === undefined ? undefined : shortHash(config.sessionSecret, kind, text);
  const who = { account: hashed('account', account), typed: hashed('typed', typed) };
  log[LEVELS[event]]({ event, what, ...who }, 'security');
}

/** 96 bits: enough to tell accounts apart. */
function shortHash(secret: string, kind: string, text: string): string {
  return keyedHash(secret, `security:${kind}`, text).slice(0, 16);
}
