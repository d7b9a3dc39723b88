import type { AppLoadContext } from '@remix-run/node';
import { noteSecurity } from '../security-log.server.ts';
import { countedAddress } from './counted-address.ts';
import { keyedHash } from './keyed-hash.ts';

const WINDOW_MS = 60_000;
const DAY_MS = 24 * 60 * 60_000;
/** Guesses of a second factor for one account in a day: at ten a minute they would be fourteen thousand. */
const CODES_A_DAY = 50;

interface Limit {
  /** How often a minute for one name: an account, a visitor, or what was typed. */
  readonly perName: number;
  readonly perAddress: number;
  /** What the name is in the security log; a limit without it guards no account, and is not noted there. */
  readonly noted?: 'account' | 'typed';
}

/** What an attempt is about, and how often a minute it may be made. */
const LIMITS = {
  login: { perName: 10, perAddress: 60, noted: 'typed' },
  /** Guesses of the password of the bettor who is logged in. */
  confirm: { perName: 10, perAddress: 60, noted: 'account' },
  /** Mails that set a password. */
  restore: { perName: 3, perAddress: 20, noted: 'typed' },
  /** Guesses of a mailed link's token. */
  link: { perName: 10, perAddress: 30, noted: 'typed' },
  /** Guesses of the code of a second factor. */
  twoFactor: { perName: 10, perAddress: 60, noted: 'account' },
  /** Messages to the support, and conversations that its script begins. */
  chat: { perName: 20, perAddress: 120 },
  /** What browsers tell of the chat's script. */
  chatEvent: { perName: 10, perAddress: 60 },
  /** What browsers tell of their errors. */
  errorReport: { perName: 10, perAddress: 100 },
  /** What browsers tell of tracked events; half a second is between two of one page. */
  events: { perName: 120, perAddress: 1_200 },
  /** Copies of everything that is known of a bettor. */
  dataExport: { perName: 3, perAddress: 30, noted: 'account' },
  /** What a browser sends of a half-finished registration. */
  registrationDraft: { perName: 60, perAddress: 600 },
  /** Guesses of an e-mail's PIN. */
  pin: { perName: 10, perAddress: 60, noted: 'account' },
  /** Challenges that tell a person from a machine; each takes one answer. */
  captcha: { perName: 60, perAddress: 60 },
} as const satisfies Readonly<Record<string, Limit>>;

/**
 * Counts an attempt; true when there were too many for the account or from the address. The limit for
 * an address is higher, because many phones of a mobile network share one. Attempts from a known device of the
 * account count by themselves: those of others never keep its bettor out. Source: 1§8, 429.
 */
export async function tooManyAttempts(
  kind: keyof typeof LIMITS,
  name: string,
  context: AppLoadContext,
  device: string | null = null,
): Promise<boolean> {
  const { store } = context;
  const from =
    device === null ? `name:${hashed(name, context)}` : `device:${hashed(device, context)}`;
  const [byAddress, byName] = await Promise.all([
    store.increment(`attempts:${kind}:address:${hashedAddress(context)}`, WINDOW_MS),
    store.increment(`attempts:${kind}:${from}`, WINDOW_MS),
  ]);
  const { perName, perAddress, noted }: Limit = LIMITS[kind];
  // Once a minute: whoever sends on must not fill the log.
  if (noted && (byAddress === perAddress + 1 || byName === perName + 1)) {
    noteSecurity('tooManyAttempts', { [noted]: name, what: kind }, context);
  }
  return byAddress > perAddress || byName > perName;
}

/** Counts a guess of a second factor: the key of the sentence that refuses it, or null where it may be made. */
export async function codeGuessProblem(
  userId: string,
  context: AppLoadContext,
): Promise<'errors.tooManyAttempts' | 'twoFactor.tooManyToday' | null> {
  if (await tooManyAttempts('twoFactor', userId, context)) return 'errors.tooManyAttempts';
  const key = `attempts:twoFactor:day:${hashed(userId, context)}`;
  const guesses = await context.store.increment(key, DAY_MS);
  if (guesses <= CODES_A_DAY) return null;
  if (guesses === CODES_A_DAY + 1) {
    noteSecurity('tooManyAttempts', { account: userId, what: 'twoFactorDay' }, context);
  }
  return 'twoFactor.tooManyToday';
}

/** The forms that ask whether a person sends them. */
export type CaptchaForm = 'login' | 'register' | 'restore';

const CAPTCHA_WINDOW_MS = 15 * 60_000;
/** As many accounts try from one address before everybody there is asked. */
const ACCOUNTS_PER_ADDRESS = 20;

/** Counts an attempt after which a captcha may be asked for: a failed log-in, a registration, a mail. */
export async function countTowardsCaptcha(
  form: CaptchaForm,
  name: string | null,
  context: AppLoadContext,
): Promise<void> {
  const keys = captchaKeys(form, name, context);
  await Promise.all(keys.map(({ key }) => context.store.increment(key, CAPTCHA_WINDOW_MS)));
}

/** Whether an account, or an address, had as many attempts as the configuration lets pass without a captcha. */
export async function hasManyAttempts(
  form: CaptchaForm,
  name: string | null,
  context: AppLoadContext,
): Promise<boolean> {
  const checks = captchaKeys(form, name, context).map(async ({ key, most }) => {
    const count = (await context.store.get<number>(key)) ?? 0;
    return count >= most;
  });
  return (await Promise.all(checks)).includes(true);
}

/** Forgets the attempts of an account; those of the address stay. */
export async function forgetAttempts(
  form: CaptchaForm,
  name: string | null,
  context: AppLoadContext,
): Promise<void> {
  const [, ofName] = captchaKeys(form, name, context);
  if (ofName) await context.store.delete(ofName.key);
}

function captchaKeys(form: CaptchaForm, name: string | null, context: AppLoadContext) {
  const { after } = context.config.captcha;
  const ofAddress = {
    key: `captcha:${form}:address:${hashedAddress(context)}`,
    most: after * ACCOUNTS_PER_ADDRESS,
  };
  if (name === null) return [ofAddress];
  return [ofAddress, { key: `captcha:${form}:name:${hashed(name, context)}`, most: after }];
}

/** The address, or the network of one customer: who has a network has more addresses than attempts. */
function hashedAddress(context: AppLoadContext): string {
  const { clientAddress } = context;
  return hashed(countedAddress(clientAddress) ?? clientAddress, context);
}

function hashed(text: string, { config }: AppLoadContext): string {
  return keyedHash(config.sessionSecret, 'attempts', text);
}
