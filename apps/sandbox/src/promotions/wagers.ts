import { minorUnits, type MinorUnits } from '@vitrine/betting/base/money';
import type { Database } from '../storage/database.ts';
import type { LocalDay } from './local-day.ts';

/** What bettors staked of their own money, and lost, on a day. Free bets do not count. */
export interface Wagers {
  /** Stakes less payouts of the bets settled on the day; nothing when they won. */
  lostOn(userId: string, day: LocalDay): MinorUnits;
  /** Sum of the stakes of the bets accepted among those placed on the day. */
  stakedOn(userId: string, day: LocalDay): MinorUnits;
  /** The highest of those stakes. */
  highestStakeOn(userId: string, day: LocalDay): MinorUnits;
}

export function createWagers(database: Database): Wagers {
  const own = 'user_id = ? AND status = 2 AND free_bet_id IS NULL';
  const lost = database.prepare(
    `SELECT COALESCE(SUM(stake - payout), 0) AS amount FROM ticket
     WHERE ${own} AND settled_at >= ? AND settled_at < ?`,
  );
  const staked = database.prepare(
    `SELECT COALESCE(SUM(stake), 0) AS amount FROM ticket WHERE ${own} AND local_day = ?`,
  );
  const highest = database.prepare(
    `SELECT COALESCE(MAX(stake), 0) AS amount FROM ticket WHERE ${own} AND local_day = ?`,
  );
  const amountOf = (row: unknown) => minorUnits((row as { amount: number }).amount);
  return {
    lostOn: (userId, { startsAt, endsAt }) =>
      minorUnits(Math.max(0, amountOf(lost.get(userId, startsAt, endsAt)))),
    stakedOn: (userId, { name }) => amountOf(staked.get(userId, name)),
    highestStakeOn: (userId, { name }) => amountOf(highest.get(userId, name)),
  };
}
