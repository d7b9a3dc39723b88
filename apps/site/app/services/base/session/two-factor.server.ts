import type { AppLoadContext } from '@remix-run/node';
import { Secret, TOTP } from 'otpauth';
import { z } from 'zod';
import { afterwards } from '../afterwards.server.ts';
import { knownSecrets } from '../store/known-secrets.ts';
import { isSealed, opened, sealed } from '../store/sealed.ts';
import { hashedRecoveryCodes, newRecoveryCode, withoutRecoveryCode } from './recovery-codes.ts';

/** A second factor lasts until it is turned off; a store wants a life all the same: ten years. */
const LIFE_MS = 10 * 365 * 24 * 60 * 60 * 1000;
const SETUP_LIFE_MS = 15 * 60 * 1000;
/** How long the answer to a confirmation can be asked for again: it may be lost on its way to a phone. */
const ANSWER_LIFE_MS = 5 * 60 * 1000;
const PERIOD_SECONDS = 30;
const RECOVERY_CODES = 8;
const CODE_OF_APP = /^\d{6}$/;

const factor = z.object({
  /** Base32, as the app was given it: sealed, and in clear in older records. */
  secret: z.string(),
  /** The period of the last code that was used: no code works twice. */
  usedPeriod: z.number(),
  /** The hash of each recovery code that is left. */
  recovery: z.array(z.string()),
});

const key = (userId: string) => `two-factor:${userId}`;
const setupKey = (visitorId: string) => `two-factor-setup:${visitorId}`;
const answerKey = (userId: string) => `two-factor-answer:${userId}`;

/** The answer to the confirmation that turned a second factor on, which the store seals. */
const keptAnswer = z.object({
  /** The session that sent the confirmation. */
  visitorId: z.string(),
  /** The code that was typed. */
  code: z.string(),
  recoveryCodes: z.array(z.string()),
});

/** Who sets a second factor up, and in which browser. */
interface SettingUp {
  readonly id: string;
  readonly email: string;
  readonly visitorId: string;
}

/**
 * Whether the bettor has turned the second factor on. A record that can't be read counts as well: what is wrong
 * with it must not open the account. Source: 1§1.
 */
export async function hasTwoFactor(userId: string, { store }: AppLoadContext): Promise<boolean> {
  return (await store.get(key(userId))) !== undefined;
}

/**
 * The secret of a second factor that is being set up: Base32, and the address that a QR code shows. It
 * stays the same for a quarter of an hour, however often the page is opened, and is this session's alone: whoever
 * else is in the account must not know what will keep them out.
 */
export async function setupOf(
  { email, visitorId }: SettingUp,
  { store, brand }: AppLoadContext,
): Promise<{ readonly secret: string; readonly uri: string }> {
  const fresh = new Secret({ size: 20 }).base32;
  const held = await store.insert(setupKey(visitorId), fresh, { ttlMs: SETUP_LIFE_MS });
  const secret = held ?? fresh;
  const totp = new TOTP({ issuer: brand.name, label: email, secret });
  return { secret, uri: totp.toString() };
}

/**
 * Turns the second factor on when the code is that of the secret being set up. Returns the recovery
 * codes; null for a wrong code. The same confirmation that comes twice at once gets the same codes.
 */
export async function turnOn(
  user: SettingUp,
  code: string,
  context: AppLoadContext,
): Promise<readonly string[] | null> {
  return whileUsing(user.id, context, async () => {
    if (await hasTwoFactor(user.id, context)) return recoveryCodesAgain(user, code, context);
    const { secret } = await setupOf(user, context);
    const usedPeriod = periodOf(secret, code, context);
    return usedPeriod === null ? null : keepFactor(user, { secret, usedPeriod, code }, context);
  });
}

/**
 * The recovery codes once more, when the session that turned the second factor on sends the same code again: a double
 * tap, a reload, or an answer that was lost. Null for anything else, and after five minutes.
 */
export async function recoveryCodesAgain(
  { id, visitorId }: SettingUp,
  code: string,
  { store }: AppLoadContext,
): Promise<readonly string[] | null> {
  const kept = keptAnswer.safeParse(await store.get(answerKey(id))).data;
  const isSame = kept?.visitorId === visitorId && kept.code === plain(code);
  return isSame ? kept.recoveryCodes : null;
}

interface Confirmed {
  /** Base32. */
  readonly secret: string;
  readonly usedPeriod: number;
  readonly code: string;
}

/** Stores a second factor with new recovery codes, and returns these. */
async function keepFactor(
  { id, visitorId }: SettingUp,
  { secret, usedPeriod, code }: Confirmed,
  context: AppLoadContext,
): Promise<readonly string[]> {
  const { store } = context;
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const record: Factor = {
    secret: sealedSecret(secret, id, context),
    usedPeriod,
    recovery: await hashedRecoveryCodes(recoveryCodes),
  };
  const answer: z.output<typeof keptAnswer> = { visitorId, code: plain(code), recoveryCodes };
  // Before the factor: once that is on, its codes can't be made again.
  await store.set(answerKey(id), answer, { ttlMs: ANSWER_LIFE_MS });
  await store.set(key(id), record, { ttlMs: LIFE_MS });
  await afterwards('forget the set-up', () => store.delete(setupKey(visitorId)), context);
  return recoveryCodes;
}

/** Deletes the second factor, and the recovery codes that could still be shown again. */
export async function turnOff(userId: string, { store }: AppLoadContext): Promise<void> {
  await Promise.all([store.delete(key(userId)), store.delete(answerKey(userId))]);
}

/** Runs `work` while no other request of the bettor changes their second factor. */
function whileUsing<T>(
  userId: string,
  { store }: AppLoadContext,
  work: () => Promise<T>,
): Promise<T> {
  return store.withLock(`use:${key(userId)}`, { ttlMs: 5_000, waitMs: 5_000 }, work);
}

/** Whether a code of the app, or a recovery code, is right. A right one works once. */
export async function spendCode(
  userId: string,
  typed: string,
  context: AppLoadContext,
): Promise<boolean> {
  return whileUsing(userId, context, async () => {
    const held = factor.safeParse(await context.store.get(key(userId))).data;
    if (!held) return false;
    const secret = openedSecret(held.secret, userId, context);
    const next = await afterUse({ ...held, secret }, typed, context);
    if (!next) return false;
    // Whatever secret sealed it, or none: from now on it is the present one.
    const resealed = secret === null ? held.secret : sealedSecret(secret, userId, context);
    await context.store.set(key(userId), { ...next, secret: resealed }, { ttlMs: LIFE_MS });
    return true;
  });
}

type Factor = z.output<typeof factor>;
type Uses = Pick<Factor, 'usedPeriod' | 'recovery'>;

/** What is left once the code is used; null for a wrong code. */
async function afterUse(
  { secret, usedPeriod, recovery }: Uses & { readonly secret: string | null },
  typed: string,
  context: AppLoadContext,
): Promise<Uses | null> {
  if (CODE_OF_APP.test(plain(typed))) {
    const period = secret === null ? null : periodOf(secret, typed, context);
    return period === null || period <= usedPeriod ? null : { usedPeriod: period, recovery };
  }
  const left = await withoutRecoveryCode(recovery, typed);
  return left && { usedPeriod, recovery: left };
}

function sealOf(userId: string) {
  return { purpose: 'two-factor', owner: userId };
}

function sealedSecret(secret: string, userId: string, { config }: AppLoadContext): string {
  return sealed(secret, sealOf(userId), config.sessionSecret);
}

/** The secret in clear; null when no secret of the site opens it any more, so that recovery codes alone are right. */
function openedSecret(held: string, userId: string, { config }: AppLoadContext): string | null {
  if (!isSealed(held)) return held;
  return opened(held, sealOf(userId), [...knownSecrets(config), ...config.retiredSecrets]);
}

/** The period whose code was typed, the present one or a neighbour; null for another text. */
function periodOf(secret: string, typed: string, { now }: AppLoadContext): number | null {
  const token = plain(typed);
  if (!CODE_OF_APP.test(token)) return null;
  const delta = TOTP.validate({ token, secret: Secret.fromBase32(secret), timestamp: now() });
  return delta === null ? null : Math.floor(now() / 1000 / PERIOD_SECONDS) + delta;
}

function plain(typed: string): string {
  return typed.replace(/\s/g, '');
}
