import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import { Secret, TOTP } from 'otpauth';
import { z } from 'zod';

/** A second factor lasts until it is turned off; a store wants a life all the same: ten years. */
const LIFE_MS = 10 * 365 * 24 * 60 * 60 * 1000;
const SETUP_LIFE_MS = 15 * 60 * 1000;
const PERIOD_SECONDS = 30;
const RECOVERY_CODES = 8;

const factor = z.object({
  /** Base32, as the app was given it. */
  secret: z.string(),
  /** The period of the last code that was used: no code works twice. */
  usedPeriod: z.number(),
  /** SHA-256 of each recovery code that is left. */
  recovery: z.array(z.string()),
});

const key = (userId: string) => `two-factor:${userId}`;
const setupKey = (userId: string) => `two-factor-setup:${userId}`;

/** Whether the bettor has turned the second factor on. Source: 1§1. */
export async function hasTwoFactor(userId: string, { store }: AppLoadContext): Promise<boolean> {
  return factor.safeParse(await store.get(key(userId))).success;
}

/**
 * The secret of a second factor that is being set up: Base32, and the address that a QR code shows. It
 * stays the same for a quarter of an hour, however often the page is opened.
 */
export async function setupOf(
  user: { readonly id: string; readonly email: string },
  { store, brand }: AppLoadContext,
): Promise<{ readonly secret: string; readonly uri: string }> {
  const secret = await store.update<string>(
    setupKey(user.id),
    SETUP_LIFE_MS,
    (held) => held ?? new Secret({ size: 20 }).base32,
  );
  const totp = new TOTP({ issuer: brand.name, label: user.email, secret: String(secret) });
  return { secret: String(secret), uri: totp.toString() };
}

/**
 * Turns the second factor on when the code is that of the secret being set up. Returns the recovery
 * codes, which are shown once; null for a wrong code.
 */
export async function turnOn(
  user: { readonly id: string; readonly email: string },
  code: string,
  context: AppLoadContext,
): Promise<readonly string[] | null> {
  const { secret } = await setupOf(user, context);
  const usedPeriod = periodOf(secret, code, context);
  if (usedPeriod === null) return null;
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const record: z.output<typeof factor> = { secret, usedPeriod, recovery: codes.map(digest) };
  await context.store.set(key(user.id), record, { ttlMs: LIFE_MS });
  await context.store.delete(setupKey(user.id));
  return codes;
}

export async function turnOff(userId: string, { store }: AppLoadContext): Promise<void> {
  await store.delete(key(userId));
}

/** Whether a code of the app, or a recovery code, is right. A right one works once. */
export async function spendCode(
  userId: string,
  typed: string,
  context: AppLoadContext,
): Promise<boolean> {
  let isRight = false;
  await context.store.withLock(`use:${key(userId)}`, { ttlMs: 5_000, waitMs: 5_000 }, async () => {
    const held = factor.safeParse(await context.store.get(key(userId))).data;
    if (!held) return;
    const next = afterUse(held, typed, context);
    if (!next) return;
    await context.store.set(key(userId), next, { ttlMs: LIFE_MS });
    isRight = true;
  });
  return isRight;
}

/** The factor once the code is used; null for a wrong code. */
function afterUse(
  held: z.output<typeof factor>,
  typed: string,
  context: AppLoadContext,
): z.output<typeof factor> | null {
  const period = periodOf(held.secret, typed, context);
  if (period !== null) return period > held.usedPeriod ? { ...held, usedPeriod: period } : null;
  const used = digest(typed);
  const recovery = held.recovery.filter((one) => !isSame(one, used));
  return recovery.length < held.recovery.length ? { ...held, recovery } : null;
}

/** The period whose code was typed, the present one or a neighbour; null for another text. */
function periodOf(secret: string, typed: string, { now }: AppLoadContext): number | null {
  const token = typed.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = TOTP.validate({ token, secret: Secret.fromBase32(secret), timestamp: now() });
  return delta === null ? null : Math.floor(now() / 1000 / PERIOD_SECONDS) + delta;
}

/** Ten letters and digits in two groups, such as `k3vqa-7mzpt`. */
function newRecoveryCode(): string {
  const text = new Secret({ buffer: new Uint8Array(randomBytes(8)).buffer }).base32.toLowerCase();
  return `${text.slice(0, 5)}-${text.slice(5, 10)}`;
}

function digest(code: string): string {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  return createHash('sha256').update(plain).digest('base64url');
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
