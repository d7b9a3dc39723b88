import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Refusal } from '../refusal.ts';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const KEY_BYTES = 32;
const SHORTEST = 8;

/** A salted scrypt hash, as `salt:key` in hexadecimal. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, KEY_BYTES);
  return `${salt.toString('hex')}:${key.toString('hex')}`;
}

export async function passwordMatches(password: string, hash: string): Promise<boolean> {
  const [salt = '', key = ''] = hash.split(':');
  const derived = await derive(password, Buffer.from(salt, 'hex'), KEY_BYTES);
  const expected = Buffer.from(key, 'hex');
  return expected.length === derived.length && timingSafeEqual(expected, derived);
}

/** Throws the 400 refusal of a new password that is weak, or was typed in two ways. */
export function checkNewPassword(typed: { password: string; confirmPassword: string }): void {
  if (typed.password !== typed.confirmPassword) {
    throw new Refusal(400, 'PASSWORDS_DIFFER', 'confirmPassword: differs from password');
  }
  if (typed.password.length < SHORTEST) {
    throw new Refusal(400, 'WEAK_PASSWORD', `password: at least ${SHORTEST} characters`);
  }
}
