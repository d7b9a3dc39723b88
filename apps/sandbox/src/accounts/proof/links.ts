import { createHash, randomBytes } from 'node:crypto';
import { Refusal } from '../../refusal.ts';
import type { Database } from '../../storage/database.ts';

/** What a mailed link is for: proving an e-mail, a new password, opening a locked account. */
export type LinkPurpose = 'verification' | 'restore' | 'release';

/** Where a link that holds leads. */
export interface Link {
  readonly userId: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

/** Links that are mailed: each works once, for a time, and only the last of its kind. */
export interface Links {
  /** Makes the token of a link; it takes the place of an earlier one of the same purpose. */
  make(userId: string, purpose: LinkPurpose): string;
  /** A link that holds. Throws 400 LINK_INVALID or LINK_EXPIRED. */
  read(token: string, purpose: LinkPurpose): Link;
  /** Uses a link up. Throws like `read`. */
  use(token: string, purpose: LinkPurpose): Link;
  /** Makes the links of a purpose invalid. */
  drop(userId: string, purpose: LinkPurpose): void;
  /** Milliseconds until another link of a purpose may be mailed, a minute after the last. */
  waitOf(userId: string, purpose: LinkPurpose): number;
}

const HOUR_MS = 3_600_000;
const LIFE_MS: Readonly<Record<LinkPurpose, number>> = {
  verification: 24 * HOUR_MS,
  restore: HOUR_MS,
  release: 24 * HOUR_MS,
};
const RESEND_MS = 60_000;

export function createLinks(database: Database, now: () => number): Links {
  const insert = database.prepare(
    'INSERT INTO link (token_hash, user_id, purpose, created_at) VALUES (?, ?, ?, ?)',
  );
  const select = database.prepare(
    `SELECT user_id AS userId, created_at AS createdAt FROM link
     WHERE token_hash = ? AND purpose = ? AND used_at IS NULL`,
  );
  const selectLast = database.prepare(
    'SELECT MAX(created_at) AS at FROM link WHERE user_id = ? AND purpose = ?',
  );
  const markUsed = database.prepare('UPDATE link SET used_at = ? WHERE token_hash = ?');
  const markAllUsed = database.prepare(
    'UPDATE link SET used_at = ? WHERE user_id = ? AND purpose = ? AND used_at IS NULL',
  );

  function read(token: string, purpose: LinkPurpose): Link {
    const row = select.get(hashed(token), purpose) as
      { userId: string; createdAt: number } | undefined;
    if (!row) throw new Refusal(400, 'LINK_INVALID', 'The link is unknown or was used');
    const expiresAt = row.createdAt + LIFE_MS[purpose];
    if (expiresAt <= now()) throw new Refusal(400, 'LINK_EXPIRED', 'The link is too old');
    return { userId: row.userId, expiresAt };
  }

  function drop(userId: string, purpose: LinkPurpose): void {
    markAllUsed.run(now(), userId, purpose);
  }

  return {
    make(userId, purpose) {
      const token = randomBytes(24).toString('base64url');
      drop(userId, purpose);
      insert.run(hashed(token), userId, purpose, now());
      return token;
    },
    read,
    use(token, purpose) {
      const link = read(token, purpose);
      markUsed.run(now(), hashed(token));
      return link;
    },
    drop,
    waitOf(userId, purpose) {
      const { at } = selectLast.get(userId, purpose) as { at: number | null };
      return at === null ? 0 : Math.max(0, at + RESEND_MS - now());
    },
  };
}

function hashed(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
