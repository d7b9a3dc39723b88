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

/**
 * Until when a token that came at `now` is valid, both in epoch milliseconds. Null for one that does not say, and
 * for one that would be over already: then the operator's clock is behind this one, and only its 401 tells.
 * Source: 1§4.
 */
export function tokenValidUntil(token: string, now: number): number | null {
  const payload = readTokenPayload(token);
  const until = payload === null ? now : payload.exp * 1000;
  return until > now ? until : null;
}

/** Whether a token marks its user as internally blocked. Source: 1§4. */
export function isInternallyBlocked(token: string): boolean {
  return readTokenPayload(token)?.Status === 'InternalBlocked';
}
