import { randomBytes, randomUUID } from 'node:crypto';
import { minorUnits, type MinorUnits } from '@vitrine/betting/base/money';
import { localDay, type Country } from '../../country.ts';
import { Refusal } from '../../refusal.ts';
import { inTransaction, type Database } from '../../storage/database.ts';
import type { Gifts } from '../gifts.ts';
import type { Notifications } from '../giveaway/notifications.ts';

/** Rewards for bringing bettors: one for each who registered with the code and then deposited. */
export interface Referrals {
  /** The bettor's own code, made when it is first asked for. */
  codeOf(userId: string): string;
  /** Sum of the rewards that are ready. */
  readyFor(userId: string): MinorUnits;
  /** Pays every reward that is ready, once. Throws 409 NO_REFERRAL_REWARD when there is none. */
  claim(userId: string): MinorUnits;
  /** Gives a bettor a reward as if an invited person had deposited. */
  order(userId: string, amount: MinorUnits): void;
}

export interface ReferralServices {
  readonly database: Database;
  readonly gifts: Gifts;
  readonly notifications: Notifications;
  readonly country: Country;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const REWARD = minorUnits(20_00);
/** What links write before a code. Source: 1§5. */
const PREFIX = 'r-';

export function createReferrals(services: ReferralServices): Referrals {
  const { database, gifts, notifications, country, now } = services;
  const selectCode = database.prepare('SELECT code FROM referral_code WHERE user_id = ?');
  const insertCode = database.prepare('INSERT INTO referral_code (user_id, code) VALUES (?, ?)');
  const selectNew = database.prepare(
    `SELECT user.id FROM user JOIN referral_code AS own ON own.user_id = ?
     WHERE user.referral_code COLLATE NOCASE IN (own.code, '${PREFIX}' || own.code)
       AND user.id <> own.user_id
       AND user.id NOT IN (SELECT referred_id FROM referral_reward WHERE referred_id IS NOT NULL)
       AND EXISTS (
         SELECT 1 FROM entry JOIN movement ON movement.key = movement_key
         WHERE account = 'user:' || user.id || ':cash' AND kind = 'deposit'
       )`,
  );
  const insertReward = database.prepare(
    'INSERT INTO referral_reward (id, user_id, referred_id, amount) VALUES (?, ?, ?, ?)',
  );
  const sumReady = database.prepare(
    `SELECT COALESCE(SUM(amount), 0) AS amount FROM referral_reward
     WHERE user_id = ? AND claimed_at IS NULL`,
  );
  const claimReady = database.prepare(
    `UPDATE referral_reward SET claimed_at = ? WHERE user_id = ? AND claimed_at IS NULL
     RETURNING id, amount`,
  );

  /** Writes a reward for each bettor who was brought and has deposited since. */
  function earn(userId: string): void {
    for (const { id } of selectNew.all(userId) as unknown as readonly { id: string }[]) {
      insertReward.run(randomUUID(), userId, id, REWARD);
      notifications.tell(userId, 'referral', localDay(now(), country), REWARD);
    }
  }

  return {
    codeOf(userId) {
      const known = selectCode.get(userId) as { code: string } | undefined;
      if (known) return known.code;
      const code = randomBytes(5).toString('hex').toUpperCase();
      insertCode.run(userId, code);
      return code;
    },
    readyFor: (userId) =>
      inTransaction(database, () => {
        earn(userId);
        return minorUnits((sumReady.get(userId) as { amount: number }).amount);
      }),
    claim: (userId) =>
      inTransaction(database, () => {
        earn(userId);
        const rewards = claimReady.all(now(), userId) as unknown as readonly Reward[];
        if (rewards.length === 0) {
          throw new Refusal(409, 'NO_REFERRAL_REWARD', 'No reward is ready, or all were claimed');
        }
        for (const { id, amount } of rewards) {
          gifts.pay({ id, userId, kind: 'bonus', amount });
        }
        return minorUnits(rewards.reduce((sum, { amount }) => sum + amount, 0));
      }),
    order: (userId, amount) => void insertReward.run(randomUUID(), userId, null, amount),
  };
}

interface Reward {
  readonly id: string;
  readonly amount: MinorUnits;
}
