import { amountToWire } from '@vitrine/betting/base/money';
import {
  activeFreeSpins,
  cashbackEligible,
  claimBetAndSpin,
  claimFreebet,
  claimSpinReward,
  giveCashback,
  giveEggWin,
  isActiveReward,
  notificationStatus,
  pendingFreebet,
  spinWindow,
  spinWindowPublic,
  updateNotification,
  type SpinPromotion,
  type wireReward,
} from '@vitrine/upstream/contract/promotions/giveaway';
import type { z } from 'zod';
import type { Implementation } from '../../implement.ts';
import { Refusal } from '../../refusal.ts';
import { toWireFreeBet } from '../free-bets/wire-free-bet.ts';
import { stateAt, type Reward } from './giveaway.ts';
import { PROMOTION_GAMES } from './promotion-games.ts';
import type { Promotions } from '../promotions.ts';
import { revealedReward, type SpinWindow } from './spin-windows.ts';

export interface GiveawayHandlers {
  readonly promotions: Promotions;
  /** Throws the refusal of a bettor who may not play, and so is given nothing either. */
  readonly refusePlay: (userId: string) => void;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export function implementGiveaway(
  { implement }: Implementation,
  { promotions, refusePlay, now }: GiveawayHandlers,
): void {
  const { claims, cashback, dailyRewards, accountRewards, freeBetOffers } = promotions;
  const { freeSpins, spinWindows, notifications } = promotions;
  const gameList = [...PROMOTION_GAMES];

  implement(cashbackEligible, ({ userId }) => ({
    data: { isUserGiveawayEligible: cashback.isEligible(userId) },
  }));

  implement(giveCashback, ({ userId }) => {
    refusePlay(userId);
    return { data: { amount: amountToWire(cashback.give(userId)) } };
  });

  implement(isActiveReward, ({ userId }) => {
    accountRewards.giveEarned(userId);
    const listed = (isActive: boolean) => ({ isActive, gameList });
    return {
      data: {
        wager: listed(dailyRewards.isReady(userId, 'eggWin')),
        verification: listed(accountRewards.isOnOffer(userId, 'verification')),
        updateProfile: listed(accountRewards.isOnOffer(userId, 'updateProfile')),
        betAndSpin: listed(dailyRewards.isReady(userId, 'betAndSpin')),
      },
    };
  });

  implement(giveEggWin, ({ userId }) => {
    refusePlay(userId);
    const reward = dailyRewards.take(userId, 'eggWin');
    return { data: { amount: reward.type === 'money' ? amountToWire(reward.amount) : 0 } };
  });

  implement(claimBetAndSpin, ({ userId }) => {
    refusePlay(userId);
    const reward = dailyRewards.take(userId, 'betAndSpin');
    return { data: { spins: reward.type === 'freeSpins' ? reward.spins : 0, gameList } };
  });

  implement(pendingFreebet, ({ userId }) => {
    const offer = freeBetOffers.pendingOf(userId);
    if (offer?.reward.type !== 'freeBet') return { data: null };
    return {
      data: {
        giveawayId: offer.id,
        stake: amountToWire(offer.reward.amount),
        state: stateAt(offer, now()),
        expirationDate: new Date(offer.expiresAt).toISOString(),
      },
    };
  });

  implement(claimFreebet, ({ userId, body }) => {
    refusePlay(userId);
    const { freeBet } = claims.claim(userId, freeBetOffers.byId(body.giveawayId));
    if (!freeBet) throw new Error(`Offer ${body.giveawayId} brought no free bet`);
    return { data: toWireFreeBet(freeBet) };
  });

  implement(activeFreeSpins, ({ userId }) => {
    accountRewards.giveEarned(userId);
    return {
      data: freeSpins.activeOf(userId).map(({ id, spins, expiresAt }) => ({
        id,
        spins,
        gameList,
        expirationDate: new Date(expiresAt).toISOString(),
      })),
    };
  });

  implement(spinWindow, ({ userId, query }) => {
    const spin = spinWindows.spinOf(userId, query.promotionType);
    const revealed = spin && revealedReward(spin, now());
    return {
      data: {
        ...wireWindow(query.promotionType, spinWindows.windowOf(query.promotionType)),
        spin: spin
          ? {
              spinId: spin.id,
              state: stateAt(spin, now()),
              reward: revealed ? toWireReward(revealed) : null,
            }
          : null,
      },
    };
  });

  implement(spinWindowPublic, ({ query }) => ({
    data: wireWindow(query.promotionType, spinWindows.windowOf(query.promotionType)),
  }));

  implement(claimSpinReward, ({ userId, body }) => {
    refusePlay(userId);
    const { giveaway } = claims.claim(userId, spinWindows.spinById(body.spinId));
    return { data: { state: stateAt(giveaway, now()), reward: toWireReward(giveaway.reward) } };
  });

  implement(notificationStatus, ({ userId, query }) => {
    const found = notifications.of(userId, query.notificationType, query.date);
    if (!found) return null;
    const amount = found.amount === null ? null : amountToWire(found.amount);
    return { data: { status: found.status, amount } };
  });

  implement(updateNotification, ({ userId, body }) => {
    if (!notifications.markRead(userId, body.promotionType, body.date)) {
      throw new Refusal(404, 'NOTIFICATION_WAS_NOT_FOUND', 'Nothing was told on that day');
    }
  });
}

function wireWindow(promotionType: SpinPromotion, { isOpen, opensAt, closesAt }: SpinWindow) {
  return {
    promotionType,
    isOpen,
    opensAt: new Date(opensAt).toISOString(),
    closesAt: new Date(closesAt).toISOString(),
  };
}

function toWireReward(reward: Reward): z.input<typeof wireReward> {
  switch (reward.type) {
    case 'money':
    case 'freeBet':
      return { type: reward.type, amount: amountToWire(reward.amount) };
    case 'freeSpins':
      return { type: 'freeSpins', spins: reward.spins, gameList: [...PROMOTION_GAMES] };
    case 'nothing':
      return { type: 'nothing' };
  }
}
