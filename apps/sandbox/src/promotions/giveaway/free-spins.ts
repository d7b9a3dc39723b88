import type { Database } from '../../storage/database.ts';

/** Rounds the house pays for, in the games of the promotion. */
export interface FreeSpins {
  readonly id: string;
  readonly userId: string;
  /** Rounds left. */
  readonly spins: number;
  /** Rounds played so far. */
  readonly played: number;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

/** Free spins of all bettors: credited, played one by one, gone when they expire. */
export interface FreeSpinsBook {
  /** Credits spins under an id, once; they are there from `creditedAt` on. */
  credit(spins: Pick<FreeSpins, 'id' | 'userId' | 'spins'>, creditedAt: number): void;
  /** Those with rounds left, the first to expire first. */
  activeOf(userId: string): readonly FreeSpins[];
  markPlayed(id: string, rounds: number): void;
}

const LIFE_MS = 7 * 24 * 3_600_000;

export function createFreeSpinsBook(database: Database, now: () => number): FreeSpinsBook {
  const insert = database.prepare(
    `INSERT INTO free_spins (id, user_id, spins, credited_at, expires_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (id) DO NOTHING`,
  );
  const selectActive = database.prepare(
    `SELECT id, user_id AS userId, spins - played AS spins, played, expires_at AS expiresAt
     FROM free_spins
     WHERE user_id = ? AND played < spins AND credited_at <= ? AND expires_at > ?
     ORDER BY expires_at, id`,
  );
  const play = database.prepare('UPDATE free_spins SET played = played + ? WHERE id = ?');
  return {
    credit: ({ id, userId, spins }, creditedAt) =>
      void insert.run(id, userId, spins, creditedAt, creditedAt + LIFE_MS),
    activeOf: (userId) => selectActive.all(userId, now(), now()) as unknown as readonly FreeSpins[],
    markPlayed: (id, rounds) => void play.run(rounds, id),
  };
}
