import { randomUUID } from 'node:crypto';
import { oddsFromThousandths } from '@vitrine/betting/base/odds';
import { BET_TYPE, type BetType } from '../../betting/ticket.ts';
import type { Database } from '../../storage/database.ts';
import { freeBetRefusal, type FreeBetRefusal, type FreeBetUse } from './free-bet-rules.ts';
import { EVENT_TYPES, type EventType, type FreeBet, type FreeBetTerms } from './free-bet.ts';

/**
 * Free bets of all bettors. One is locked while its ticket waits, used once that is accepted, and
 * given back when the ticket is rejected or the bet void.
 */
export interface FreeBets {
  give(userId: string, terms: FreeBetTerms): FreeBet;
  /** Those that are there to be used or wait for their ticket, the first to expire first. */
  openOf(userId: string): readonly FreeBet[];
  /** Why the bettor cannot use it for a bet; null when nothing stands against it. */
  refusalOf(userId: string, id: string, use: FreeBetUse): FreeBetRefusal | null;
  lock(id: string): void;
  use(id: string): void;
  giveBack(id: string): void;
  /** Cancels, locks or lets expire whatever free bets a bettor has open. */
  endOpen(userId: string, end: 'cancelled' | 'locked' | 'expired'): void;
}

const DAY_MS = 24 * 3_600_000;
const LIFE_MS = 7 * DAY_MS;
/** What a free bet that comes back has left at least. */
const SECOND_LIFE_MS = DAY_MS;

interface Row extends Omit<FreeBet, 'betTypes' | 'eventTypes'> {
  readonly betTypes: string;
  readonly eventTypes: string;
}

export function createFreeBets(database: Database, now: () => number): FreeBets {
  const columns = `id, user_id AS userId, stake, state, bet_types AS betTypes,
    event_types AS eventTypes, minimum_odds AS minimumOdds, gain_limit AS gainLimit,
    created_at AS createdAt, expires_at AS expiresAt`;
  const open = "user_id = ? AND state IN ('available', 'locked') AND expires_at > ?";
  const insert = database.prepare(
    `INSERT INTO free_bet (id, user_id, stake, state, bet_types, event_types, minimum_odds,
       gain_limit, created_at, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const select = database.prepare(`SELECT ${columns} FROM free_bet WHERE id = ?`);
  const selectOpen = database.prepare(
    `SELECT ${columns} FROM free_bet
     WHERE ${open}
     ORDER BY expires_at, id`,
  );
  const endAll = database.prepare(`UPDATE free_bet SET state = ? WHERE ${open}`);
  const expireOpen = database.prepare(`UPDATE free_bet SET expires_at = ? WHERE ${open}`);
  const update = database.prepare('UPDATE free_bet SET state = ? WHERE id = ?');
  const restore = database.prepare(
    "UPDATE free_bet SET state = 'available', expires_at = MAX(expires_at, ?) WHERE id = ?",
  );

  return {
    give(userId, terms) {
      const freeBet: FreeBet = {
        state: 'available',
        betTypes: Object.values(BET_TYPE),
        eventTypes: EVENT_TYPES,
        minimumOdds: oddsFromThousandths(1000),
        gainLimit: null,
        expiresAt: now() + LIFE_MS,
        ...terms,
        id: randomUUID(),
        userId,
        createdAt: now(),
      };
      insert.run(
        freeBet.id,
        userId,
        freeBet.stake,
        freeBet.state,
        JSON.stringify(freeBet.betTypes),
        JSON.stringify(freeBet.eventTypes),
        freeBet.minimumOdds,
        freeBet.gainLimit,
        freeBet.createdAt,
        freeBet.expiresAt,
      );
      return freeBet;
    },
    openOf: (userId) =>
      (selectOpen.all(userId, now()) as unknown as readonly Row[]).map((row) => fromRow(row)),
    refusalOf(userId, id, use) {
      const row = select.get(id) as Row | undefined;
      const freeBet = row?.userId === userId ? fromRow(row) : null;
      return freeBetRefusal(freeBet, use, now());
    },
    lock: (id) => void update.run('locked', id),
    use: (id) => void update.run('used', id),
    endOpen(userId, end) {
      if (end === 'expired') expireOpen.run(now(), userId, now());
      else endAll.run(end, userId, now());
    },
    giveBack: (id) => void restore.run(now() + SECOND_LIFE_MS, id),
  };
}

function fromRow(row: Row): FreeBet {
  return {
    ...row,
    betTypes: JSON.parse(row.betTypes) as readonly BetType[],
    eventTypes: JSON.parse(row.eventTypes) as readonly EventType[],
  };
}
