import { cashOf, type MovementKind } from '../../ledger/ledger.ts';
import type { Database } from '../../storage/database.ts';

/** Money a bettor has moved since a moment, in minor units; none is below zero. */
export interface PlaySums {
  /** Deposits, less those that were given back. */
  deposited(userId: string, since: number): number;
  /** Stakes, less those that were given back. */
  staked(userId: string, since: number): number;
  /** Payouts and cash outs, as corrected since. */
  won(userId: string, since: number): number;
  /** What play has cost the bettor. */
  lost(userId: string, since: number): number;
}

const DEPOSITS = ['deposit', 'depositRefund'] as const satisfies readonly MovementKind[];
const STAKES = ['stake', 'refund'] as const satisfies readonly MovementKind[];
const WINNINGS = ['payout', 'cashOut', 'resettlement'] as const satisfies readonly MovementKind[];

/** Reads the sums in the ledger's own entries. */
export function createPlaySums(database: Database): PlaySums {
  const select = database.prepare(
    `SELECT COALESCE(SUM(entry.amount), 0) AS total
     FROM entry JOIN movement ON movement.key = entry.movement_key
     WHERE entry.account = ? AND movement.created_at >= ?
       AND movement.kind IN (SELECT value FROM json_each(?))`,
  );
  function sum(userId: string, since: number, kinds: readonly MovementKind[]): number {
    const { total } = select.get(cashOf(userId), since, JSON.stringify(kinds)) as { total: number };
    return total;
  }
  return {
    deposited: (userId, since) => Math.max(0, sum(userId, since, DEPOSITS)),
    staked: (userId, since) => Math.max(0, -sum(userId, since, STAKES)),
    won: (userId, since) => Math.max(0, sum(userId, since, WINNINGS)),
    lost: (userId, since) => Math.max(0, -sum(userId, since, [...STAKES, ...WINNINGS])),
  };
}
