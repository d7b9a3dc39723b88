import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { Secret } from 'otpauth';

/** 80 bits: sixteen letters and digits of Base32. */
const BYTES = 10;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** Some thirty milliseconds a guess: with 80 random bits a guesser needs no longer, and ten are hashed at once. */
const COST = { N: 2 ** 14, r: 8, p: 1 } as const;
/** The first part of a hash: how it was made. A later cost gets a name of its own. */
const NAME = 'scrypt-14-8-1';

/** A new recovery code, such as `k3vq-a7mz-pt2x-4bcd`. */
export function newRecoveryCode(): string {
  const bytes = new Uint8Array(randomBytes(BYTES)).buffer;
  const text = new Secret({ buffer: bytes }).base32.toLowerCase();
  return text.replace(/(.{4})(?=.)/g, '$1-');
}

/** The hashes of a bettor's codes, each `name:salt:hash`. They share one salt, so that a guess is hashed once. */
export async function hashedRecoveryCodes(codes: readonly string[]): Promise<string[]> {
  const salt = randomBytes(SALT_BYTES).toString('base64url');
  return Promise.all(codes.map((code) => hashed(code, salt)));
}

/** The hashes that are left once a typed code is used, however it is written; null when it is none of them. */
export async function withoutRecoveryCode(
  hashes: readonly string[],
  typed: string,
): Promise<string[] | null> {
  const salts = new Set(hashes.map(saltOf));
  const used = await Promise.all(
    [...salts].map(async (salt) => (salt === null ? olderHash(typed) : hashed(typed, salt))),
  );
  const left = hashes.filter((one) => !used.some((hash) => isSame(one, hash)));
  return left.length < hashes.length ? left : null;
}

/** The salt of a hash; null for one from before there was a salt. */
function saltOf(hash: string): string | null {
  return hash.split(':')[1] ?? null;
}

async function hashed(code: string, salt: string): Promise<string> {
  const hash = await new Promise<Buffer>((resolve, reject) => {
    scrypt(plain(code), salt, HASH_BYTES, COST, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
  return `${NAME}:${salt}:${hash.toString('base64url')}`;
}

/** How codes of 50 bits were kept: they work until they are used, or until new ones are made. */
function olderHash(code: string): string {
  return createHash('sha256').update(plain(code)).digest('base64url');
}

function plain(code: string): string {
  return code.toLowerCase().replace(/[^a-z0-9]/g, '');
}

function isSame(one: string, other: string): boolean {
  const [given, wanted] = [Buffer.from(one), Buffer.from(other)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
