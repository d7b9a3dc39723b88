import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '../storage/database.ts';
import type { Settings } from '../storage/settings.ts';

const claims = z.object({
  sub: z.string(),
  /** Session the token belongs to. */
  sid: z.string(),
  Status: z.string(),
  /** Epoch seconds, with a fraction. */
  iat: z.number(),
  exp: z.number(),
});
export type Claims = z.infer<typeof claims>;

export interface TokenPair {
  readonly token: string;
  readonly refreshToken: string;
}

/** Access tokens (HS256) and the refresh tokens that renew them. Source: 1§3, 1§4. */
export interface Tokens {
  /** Opens a session for a user; an extended one may rest longer between two refreshes. */
  open(userId: string, isExtended: boolean): TokenPair;
  /** Claims of a token of an open session that holds now; null otherwise. */
  verify(token: string): Claims | null;
  /** The user of a pair, whose access token may have expired; null when it is no token of ours. */
  ownerOf(pair: TokenPair): string | null;
  /**
   * Replaces both tokens; null when the refresh token is not the session's current one, or has
   * rested too long.
   */
  rotate(pair: TokenPair): TokenPair | null;
  close(sessionId: string): void;
  /** Ends every session of a user. */
  closeAllOf(userId: string): void;
  /** From now on every access token issued so far counts as expired. */
  expireAll(): void;
  /** Ends every session: access and refresh tokens are refused. */
  closeAll(): void;
}

export interface TokenOptions {
  readonly database: Database;
  readonly settings: Settings;
  readonly lifeSeconds: number;
  /** What the tokens of a user say of that user when they are made. Source: 1§3. */
  readonly statusOf: (userId: string) => string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** How long a session may rest between two refreshes. */
const SESSION_REST_MS = 24 * 3_600_000;
const EXTENDED_REST_MS = 30 * SESSION_REST_MS;

const HEADER = encoded({ alg: 'HS256', typ: 'JWT' });

export function createTokens(options: TokenOptions): Tokens {
  const { database, settings, lifeSeconds, statusOf, now } = options;
  const secret = readSecret(settings);
  const insert = database.prepare(
    `INSERT INTO session (id, user_id, refresh_hash, is_extended, created_at, renewed_at)
     VALUES (?, ?, ?, ?, ?, ?)`,
  );
  const isOpen = database.prepare('SELECT 1 FROM session WHERE id = ?');
  const replace = database.prepare(
    `UPDATE session SET refresh_hash = ?, renewed_at = ? WHERE id = ? AND refresh_hash = ?
     AND renewed_at + CASE is_extended WHEN 1 THEN ${EXTENDED_REST_MS} ELSE ${SESSION_REST_MS} END > ?`,
  );
  const remove = database.prepare('DELETE FROM session WHERE id = ?');
  const removeAllOf = database.prepare('DELETE FROM session WHERE user_id = ?');
  const removeAll = database.prepare('DELETE FROM session');

  function sign(userId: string, sessionId: string): string {
    const iat = now() / 1000;
    const payload = encoded({
      sub: userId,
      sid: sessionId,
      Status: statusOf(userId),
      iat,
      exp: Math.floor(iat) + lifeSeconds,
    } satisfies Claims);
    return `${HEADER}.${payload}.${signature(`${HEADER}.${payload}`)}`;
  }

  function signature(text: string): string {
    return createHmac('sha256', secret).update(text).digest('base64url');
  }

  function claimsOf(token: string): Claims | null {
    const [header = '', payload = '', given = ''] = token.split('.');
    const expected = Buffer.from(signature(`${header}.${payload}`));
    const received = Buffer.from(given);
    if (expected.length !== received.length || !timingSafeEqual(expected, received)) return null;
    return claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  }

  return {
    open(userId, isExtended) {
      const sessionId = randomBytes(16).toString('hex');
      const refreshToken = newRefreshToken();
      insert.run(sessionId, userId, hashed(refreshToken), Number(isExtended), now(), now());
      return { token: sign(userId, sessionId), refreshToken };
    },
    verify(token) {
      const found = claimsOf(token);
      if (!found || found.exp * 1000 <= now()) return null;
      if (found.iat * 1000 <= Number(settings.read('tokensExpiredAt') ?? 0)) return null;
      return isOpen.get(found.sid) ? found : null;
    },
    ownerOf: ({ token }) => claimsOf(token)?.sub ?? null,
    rotate({ token, refreshToken }) {
      const found = claimsOf(token);
      if (!found) return null;
      const next = newRefreshToken();
      const at = now();
      const { changes } = replace.run(hashed(next), at, found.sid, hashed(refreshToken), at);
      if (changes === 0) return null;
      return { token: sign(found.sub, found.sid), refreshToken: next };
    },
    close: (sessionId) => void remove.run(sessionId),
    closeAllOf: (userId) => void removeAllOf.run(userId),
    expireAll: () => settings.write('tokensExpiredAt', String(now())),
    closeAll: () => void removeAll.run(),
  };
}

function readSecret(settings: Settings): string {
  const kept = settings.read('tokenSecret');
  if (kept) return kept;
  const made = randomBytes(32).toString('hex');
  settings.write('tokenSecret', made);
  return made;
}

function newRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

function hashed(refreshToken: string): string {
  return createHash('sha256').update(refreshToken).digest('hex');
}

function encoded(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
