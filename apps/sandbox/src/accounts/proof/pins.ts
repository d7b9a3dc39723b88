import { randomInt } from 'node:crypto';
import type { Database } from '../../storage/database.ts';

/** What became of a PIN that was entered. */
export type PinCheck =
  | { readonly kind: 'right' }
  | { readonly kind: 'wrong'; readonly remainingTries: number }
  | { readonly kind: 'expired' }
  | { readonly kind: 'blocked' };

/** PINs that prove an e-mail: six digits, ten minutes, five tries. Source: 1§7. */
export interface Pins {
  /** Whether a PIN was made that can still be entered. */
  holds(userId: string): boolean;
  /** Milliseconds until the next PIN may be made, a minute after the last; 0 when it may be now. */
  waitOf(userId: string): number;
  /** Makes a PIN in the place of the last one. */
  make(userId: string): string;
  /** Checks a PIN and counts the try; the right one is used up. */
  enter(userId: string, pin: string): PinCheck;
}

interface Row {
  readonly pin: string;
  readonly sentAt: number;
  readonly tries: number;
}

const LIFE_MS = 10 * 60_000;
const RESEND_MS = 60_000;
const TRIES = 5;

export function createPins(database: Database, now: () => number): Pins {
  const select = database.prepare(
    'SELECT pin, sent_at AS sentAt, tries FROM pin WHERE user_id = ?',
  );
  const upsert = database.prepare(
    'INSERT OR REPLACE INTO pin (user_id, pin, sent_at, tries) VALUES (?, ?, ?, 0)',
  );
  const count = database.prepare('UPDATE pin SET tries = tries + 1 WHERE user_id = ?');
  const remove = database.prepare('DELETE FROM pin WHERE user_id = ?');

  const rowOf = (userId: string) => select.get(userId) as Row | undefined;
  const isExpired = ({ sentAt }: Row) => sentAt + LIFE_MS <= now();

  return {
    holds(userId) {
      const row = rowOf(userId);
      return row !== undefined && !isExpired(row) && row.tries < TRIES;
    },
    waitOf(userId) {
      const row = rowOf(userId);
      return row ? Math.max(0, row.sentAt + RESEND_MS - now()) : 0;
    },
    make(userId) {
      const pin = newPin();
      upsert.run(userId, pin, now());
      return pin;
    },
    enter(userId, pin) {
      const row = rowOf(userId);
      if (!row || isExpired(row)) return { kind: 'expired' };
      if (row.tries >= TRIES) return { kind: 'blocked' };
      if (row.pin === pin) {
        remove.run(userId);
        return { kind: 'right' };
      }
      count.run(userId);
      return { kind: 'wrong', remainingTries: TRIES - row.tries - 1 };
    },
  };
}

/** Never 000000 nor 999999: those are magic values. */
function newPin(): string {
  return String(randomInt(1, 999_999)).padStart(6, '0');
}
