import type { z } from 'zod';
import { tokenPayload } from '../contract/account/session.ts';

export type TokenPayload = z.output<typeof tokenPayload>;

/**
 * What a session token says of itself; null for a text that is no token. Not verified: only the
 * operator can, and does at each call. Source: 1§3.
 */
export function readTokenPayload(token: string): TokenPayload | null {
  const part = token.split('.')[1];
  if (part === undefined) return null;
  try {
    const payload: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return tokenPayload.safeParse(payload).data ?? null;
  } catch {
    return null;
  }
}

/** Whether a token has not expired at `now` (epoch milliseconds). Source: 1§4. */
export function isTokenValid(token: string, now: number): boolean {
  const payload = readTokenPayload(token);
  return payload !== null && now < payload.exp * 1000;
}

/** Whether a token marks its user as internally blocked. Source: 1§4. */
export function isInternallyBlocked(token: string): boolean {
  return readTokenPayload(token)?.Status === 'InternalBlocked';
}
