import type { IdTokens } from '../google/id-tokens.ts';
import type { MagicValue } from '../magic/magic-value.ts';
import { Refusal } from '../refusal.ts';

/** A magic value that makes one refusal. */
interface RefusedValue extends MagicValue {
  readonly status: number;
  readonly code: string;
}

/** E-mails, whatever the domain, that nobody can register with. */
const REFUSED_REGISTRATIONS: readonly RefusedValue[] = [
  refusedRegistration('menor', 400, 'UNDERAGE'),
  refusedRegistration('autoexcluido', 403, 'SELF_EXCLUDED'),
  refusedRegistration('autobloqueado', 406, 'SELF_BLOCKED'),
  refusedRegistration('ja-existe', 409, 'CONFLICT'),
  refusedRegistration('bloqueado', 423, 'BLOCKED'),
  refusedRegistration('regiao', 451, 'RESTRICTED_REGION'),
];

const REFUSED_PINS: readonly RefusedValue[] = [
  refusedPin('000000', 400, 'PIN_EXPIRED'),
  refusedPin('999999', 423, 'PIN_BLOCKED'),
];

const REFUSED_CAPTCHA: RefusedValue = {
  field: 'code',
  value: 'captcha-refused',
  effect: 'As `tokenCaptcha` of a login, a registration or a restore link: 400 CAPTCHA_REFUSED.',
  status: 400,
  code: 'CAPTCHA_REFUSED',
};

const FIREBASE_PREFIX = 'sso:';

/** Every magic value of accounts. */
export const ACCOUNTS_MAGIC: readonly MagicValue[] = [
  ...REFUSED_REGISTRATIONS,
  ...REFUSED_PINS,
  REFUSED_CAPTCHA,
  {
    field: 'code',
    value: `${FIREBASE_PREFIX}<e-mail>`,
    effect:
      'As `firebaseToken`, beside an id token of /google: the account Google knows by the e-mail. Any other token: 401 INVALID_FIREBASE_TOKEN.',
  },
];

/** Throws the refusal of a magic e-mail. */
export function refuseMagicRegistration(email: string): void {
  const local = email.slice(0, email.indexOf('@') + 1).toLowerCase();
  refuse(REFUSED_REGISTRATIONS.find(({ value }) => value === `${local}…`));
}

/** Throws the refusal of a magic PIN. */
export function refuseMagicPin(pin: string): void {
  refuse(REFUSED_PINS.find(({ value }) => value === pin));
}

/** Throws the refusal of a captcha token that is not believed. */
export function refuseMagicCaptcha(tokenCaptcha: string): void {
  if (tokenCaptcha === REFUSED_CAPTCHA.value) refuse(REFUSED_CAPTCHA);
}

/** The e-mail a firebase token stands for. Throws the 401 refusal of one that is none. */
export async function emailOfFirebaseToken(token: string, idTokens: IdTokens): Promise<string> {
  const magic = token.startsWith(FIREBASE_PREFIX) ? token.slice(FIREBASE_PREFIX.length).trim() : '';
  const email = magic.includes('@') ? magic : await idTokens.emailOf(token);
  if (email !== null) return email;
  throw new Refusal(
    401,
    'INVALID_FIREBASE_TOKEN',
    'firebaseToken: expected an id token of /google, or sso:<e-mail>',
  );
}

function refuse(magic: RefusedValue | undefined): void {
  if (magic) throw new Refusal(magic.status, magic.code, `Magic value ${magic.value}`);
}

function refusedRegistration(local: string, status: number, code: string): RefusedValue {
  return {
    field: 'email',
    value: `${local}@…`,
    effect: `Registration answers ${status} ${code}.`,
    status,
    code,
  };
}

function refusedPin(pin: string, status: number, code: string): RefusedValue {
  return {
    field: 'code',
    value: pin,
    effect: `As the PIN of an e-mail: ${status} ${code}.`,
    status,
    code,
  };
}
