import { randomUUID } from 'node:crypto';
import type { Database } from '../../storage/database.ts';
import type { Giveaway, GiveawayKind, Reward } from './giveaway.ts';

/** What is opened; the rest is told by the moment. */
export type NewGiveaway = Pick<
  Giveaway,
  'userId' | 'kind' | 'occasion' | 'state' | 'reward' | 'expiresAt'
>;

/** Giveaways as rows: at most one of a bettor for each kind and occasion. */
export interface GiveawayStore {
  /** Opens a giveaway in the place of the one of the same kind and occasion, if there is one. */
  open(giveaway: NewGiveaway): Giveaway;
  byId(id: string): Giveaway | undefined;
  of(userId: string, kind: GiveawayKind, occasion: string): Giveaway | undefined;
  /** Those of a kind that nobody took yet, the first to expire first. */
  waitingOf(userId: string, kind: GiveawayKind): readonly Giveaway[];
  markClaimed(id: string, creditedAt: number): void;
}

interface Row extends Omit<Giveaway, 'reward'> {
  readonly reward: string;
}

export function createGiveawayStore(database: Database, now: () => number): GiveawayStore {
  const columns = `id, user_id AS userId, kind, occasion, state, reward, created_at AS createdAt,
    expires_at AS expiresAt, credited_at AS creditedAt`;
  const replace = database.prepare(
    `INSERT OR REPLACE INTO giveaway (id, user_id, kind, occasion, state, reward, created_at, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const selectById = database.prepare(`SELECT ${columns} FROM giveaway WHERE id = ?`);
  const selectOf = database.prepare(
    `SELECT ${columns} FROM giveaway WHERE user_id = ? AND kind = ? AND occasion = ?`,
  );
  const selectWaiting = database.prepare(
    `SELECT ${columns} FROM giveaway WHERE user_id = ? AND kind = ? AND expires_at > ?
     AND state IN ('PendingAcceptance', 'ReadyToClaim') ORDER BY expires_at, id`,
  );
  const claim = database.prepare(
    "UPDATE giveaway SET state = 'BeingClaimed', credited_at = ? WHERE id = ?",
  );

  return {
    open({ userId, kind, occasion, state, reward, expiresAt }) {
      const id = randomUUID();
      const createdAt = now();
      replace.run(id, userId, kind, occasion, state, JSON.stringify(reward), createdAt, expiresAt);
      return {
        id,
        userId,
        kind,
        occasion,
        state,
        reward,
        createdAt,
        expiresAt,
        creditedAt: null,
      };
    },
    byId: (id) => giveawayOf(selectById.get(id)),
    of: (userId, kind, occasion) => giveawayOf(selectOf.get(userId, kind, occasion)),
    waitingOf: (userId, kind) =>
      selectWaiting.all(userId, kind, now()).flatMap((row) => giveawayOf(row) ?? []),
    markClaimed: (id, creditedAt) => void claim.run(creditedAt, id),
  };
}

function giveawayOf(row: unknown): Giveaway | undefined {
  if (!row) return undefined;
  const found = row as Row;
  return { ...found, reward: JSON.parse(found.reward) as Reward };
}
