import { closeGameSession, rounds } from '@vitrine/upstream/contract/casino/casino-session';
import type { Implementation } from '../../implement.ts';
import { Refusal } from '../../refusal.ts';
import type { GiveawayHandlers } from './giveaway-handlers.ts';

export function implementCasinoSession(
  { implement }: Implementation,
  { promotions, refusePlay }: Pick<GiveawayHandlers, 'promotions' | 'refusePlay'>,
): void {
  const { accountRewards, gameSessions } = promotions;

  implement(rounds, ({ userId, body }) => {
    if (body.userid !== userId) {
      throw new Refusal(400, 'USER_DIFFERS', 'userid: not the bettor of the session');
    }
    refusePlay(userId);
    accountRewards.giveEarned(userId);
    return { data: { rounds: gameSessions.open(userId) } };
  });

  implement(closeGameSession, ({ userId }) => gameSessions.close(userId));
}
