import { minorUnits, type MinorUnits } from '@vitrine/betting/base/money';
import { BLOCKING_LIMIT, type limitMessage } from '@vitrine/upstream/contract/bet-slip/limits';
import type { z } from 'zod';
import type { Country } from '../../country.ts';
import type { Database } from '../../storage/database.ts';
import { magicOf } from '../betting-magic.ts';

/** What a bettor may stake; null blocks the bettor. */
export interface StakeLimit {
  /** Highest stake of one bet. */
  readonly bet: MinorUnits | null;
  /** Highest sum of stakes on one match, over bets that are not closed. */
  readonly accumulated: MinorUnits;
}

/** A stake and the events its bet is about. */
export interface StakeOnEvents {
  readonly stake: MinorUnits;
  readonly eventIds: readonly string[];
}

export interface StakeVerdict {
  readonly betLimit: MinorUnits | null;
  /** Null within the limits. */
  readonly message: z.infer<typeof limitMessage> | null;
  /** What the stake may be at most; null when the bettor is blocked. */
  readonly remaining: MinorUnits | null;
  readonly byMatch: readonly { readonly eventId: string; readonly remaining: MinorUnits }[];
}

/** Stake limits of bettors: those of the country, unless a tester set others. Source: 3§5. */
export interface StakeLimits {
  of(userId: string): StakeLimit;
  /** Sets what is given; a bet limit of -1 blocks, null gives a limit back to the country. */
  set(
    userId: string,
    limit: { readonly bet: number | null; readonly accumulated: number | null },
  ): void;
  /** Stakes that would be placed one after the other. */
  check(userId: string, stakes: readonly StakeOnEvents[]): readonly StakeVerdict[];
}

/** The sum on one match is as many of the highest stakes. */
const ACCUMULATED_STAKES = 2;

export function createStakeLimits(database: Database, country: Country): StakeLimits {
  const select = database.prepare('SELECT bet, accumulated FROM stake_limit WHERE user_id = ?');
  const upsert = database.prepare(
    `INSERT INTO stake_limit (user_id, bet, accumulated) VALUES (?, ?, ?)
     ON CONFLICT (user_id) DO UPDATE SET bet = excluded.bet, accumulated = excluded.accumulated`,
  );
  const sumOnEvent = database.prepare(
    `SELECT COALESCE(SUM(stake), 0) AS total FROM ticket
     WHERE user_id = ? AND bet_status IN (0, 4) AND status IN (0, 2)
     AND EXISTS (SELECT 1 FROM leg WHERE ticket_id = ticket.id AND event_id = ?)`,
  );

  function of(userId: string): StakeLimit {
    const row = select.get(userId) as
      { bet: number | null; accumulated: number | null } | undefined;
    const bet = row?.bet ?? country.maximumStake;
    return {
      bet: bet === BLOCKING_LIMIT ? null : minorUnits(bet),
      accumulated: minorUnits(row?.accumulated ?? country.maximumStake * ACCUMULATED_STAKES),
    };
  }

  return {
    of,
    set: (userId, { bet, accumulated }) => void upsert.run(userId, bet, accumulated),
    check(userId, stakes) {
      const limit = of(userId);
      const used = new Map<string, number>();
      const usedOn = (eventId: string): number => {
        const known = used.get(eventId);
        if (known !== undefined) return known;
        const { total } = sumOnEvent.get(userId, eventId) as { total: number };
        used.set(eventId, total);
        return total;
      };
      return stakes.map(({ stake, eventIds }) => {
        const events = [...new Set(eventIds)];
        const byMatch = events.map((eventId) => ({
          eventId,
          remaining: minorUnits(Math.max(0, limit.accumulated - usedOn(eventId))),
        }));
        const verdict = verdictOn(stake, limit, byMatch);
        if (verdict.message === null) {
          for (const eventId of events) used.set(eventId, usedOn(eventId) + stake);
        }
        return verdict;
      });
    },
  };
}

function verdictOn(
  stake: MinorUnits,
  { bet }: StakeLimit,
  byMatch: StakeVerdict['byMatch'],
): StakeVerdict {
  const magic = magicOf(stake, 'overLimit');
  if (magic) {
    const remaining =
      magic.remainingStake === BLOCKING_LIMIT ? null : minorUnits(magic.remainingStake * 100);
    return { betLimit: remaining === null ? null : bet, message: magic.code, remaining, byMatch };
  }
  if (bet === null)
    return { betLimit: null, message: 'BET_STAKE_OVER_LIMIT', remaining: null, byMatch };
  const least = minorUnits(Math.min(...byMatch.map(({ remaining }) => remaining)));
  const remaining = least < bet ? least : bet;
  if (stake <= remaining) return { betLimit: bet, message: null, remaining, byMatch };
  const message = stake > bet ? 'BET_STAKE_OVER_LIMIT' : 'ACCUMULATED_STAKE_LIMIT';
  return { betLimit: bet, message, remaining, byMatch };
}
