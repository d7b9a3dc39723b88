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
  /** Opens a session for a user. */
  open(userId: string, status: string): TokenPair;
  /** Claims of a token of an open session that holds now; null otherwise. */
  verify(token: string): Claims | null;
  /** Replaces both tokens; null when the refresh token is not the session's current one. */
  rotate(pair: TokenPair): TokenPair | null;
  close(sessionId: string): void;
  /** From now on every access token issued so far counts as expired. */
  expireAll(): void;
  /** Ends every session: access and refresh tokens are refused. */
  closeAll(): void;
}

export interface TokenOptions {
  readonly database: Database;
  readonly settings: Settings;
  readonly lifeSeconds: number;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const HEADER = encoded({ alg: 'HS256', typ: 'JWT' });

export function createTokens({ database, settings, lifeSeconds, now }: TokenOptions): Tokens {
  const secret = readSecret(settings);
  const insert = database.prepare(
    'INSERT INTO session (id, user_id, refresh_hash, created_at) VALUES (?, ?, ?, ?)',
  );
  const isOpen = database.prepare('SELECT 1 FROM session WHERE id = ?');
  const replace = database.prepare(
    'UPDATE session SET refresh_hash = ? WHERE id = ? AND refresh_hash = ?',
  );
  const remove = database.prepare('DELETE FROM session WHERE id = ?');
  const removeAll = database.prepare('DELETE FROM session');

  function sign(userId: string, sessionId: string, status: string): string {
    const iat = now() / 1000;
    const payload = encoded({
      sub: userId,
      sid: sessionId,
      Status: status,
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
    open(userId, status) {
      const sessionId = randomBytes(16).toString('hex');
      const refreshToken = newRefreshToken();
      insert.run(sessionId, userId, hashed(refreshToken), now());
      return { token: sign(userId, sessionId, status), refreshToken };
    },
    verify(token) {
      const found = claimsOf(token);
      if (!found || found.exp * 1000 <= now()) return null;
      if (found.iat * 1000 <= Number(settings.read('tokensExpiredAt') ?? 0)) return null;
      return isOpen.get(found.sid) ? found : null;
    },
    rotate({ token, refreshToken }) {
      const found = claimsOf(token);
      if (!found) return null;
      const next = newRefreshToken();
      const { changes } = replace.run(hashed(next), found.sid, hashed(refreshToken));
      if (changes === 0) return null;
      return { token: sign(found.sub, found.sid, found.Status), refreshToken: next };
    },
    close: (sessionId) => void remove.run(sessionId),
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
