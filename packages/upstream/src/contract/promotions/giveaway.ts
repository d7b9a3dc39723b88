import { z } from 'zod';
import { PLAY_REFUSALS } from '../account/account-refusals.ts';
import { endpoint } from '../../base/endpoint.ts';
import { wireFreeBet } from '../bet-slip/free-bets.ts';
import { wireAmount } from '../wallet/wallet.ts';
import { instant, maybe } from '../../base/wire-fields.ts';

/** The states of a giveaway. Source: 3§3. */
export const GIVEAWAY_STATES = [
  'PendingAcceptance',
  'ReadyToClaim',
  'BeingClaimed',
  'Claimed',
  'Expired',
  'Cancelled',
] as const;
export type GiveawayState = (typeof GIVEAWAY_STATES)[number];

/** Promotions in which something is spun, by the words of their pages. Source: 1§2. */
export const SPIN_PROMOTIONS = ['giramania', 'fortunaBrasileira', 'mysticBox'] as const;
export type SpinPromotion = (typeof SPIN_PROMOTIONS)[number];

/** What a bettor is notified of, day by day. */
export const NOTIFICATION_TYPES = ['cashback', 'freebet', 'referral', ...SPIN_PROMOTIONS] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** A game in which free spins can be played. */
export const wireGame = z.object({ gameId: z.string(), gameName: z.string() });

const activeReward = z.object({ isActive: z.boolean(), gameList: z.array(wireGame) });

/** What a claim brought: an amount, a number of free spins, the stake of a free bet, or nothing. */
export const wireReward = z.discriminatedUnion('type', [
  z.object({ type: z.literal('money'), amount: wireAmount }),
  z.object({ type: z.literal('freeSpins'), spins: z.number().int(), gameList: z.array(wireGame) }),
  z.object({ type: z.literal('freeBet'), amount: wireAmount }),
  z.object({ type: z.literal('nothing') }),
]);

const MAIN_HOST = 'the main host, as the rounds of 1§7';

/** Whether the bettor may open today's cashback box. Source: 3§7. */
export const cashbackEligible = endpoint({
  name: 'giveaway.isCashbackEligible',
  host: 'main',
  method: 'GET',
  path: 'api/Giveaway/IsCashbackEligible',
  auth: 'bearer',
  answer: z.object({ data: z.object({ isUserGiveawayEligible: z.boolean() }) }),
  source: '3§7',
  assumed: [MAIN_HOST, 'the answer under `data`'],
});

/** Opens the box: the amount is paid, and zero means to try again tomorrow. Source: 3§4, 3§7. */
export const giveCashback = endpoint({
  name: 'giveaway.giveCashback',
  host: 'main',
  method: 'POST',
  path: 'api/Giveaway/GiveCashback',
  auth: 'bearer',
  answer: z.object({ data: z.object({ amount: wireAmount }) }),
  refusals: {
    ...PLAY_REFUSALS,
    400: ['CASHBACK_NOT_AVAILABLE'],
    409: ['CASHBACK_ALREADY_GIVEN'],
  },
  source: '3§7',
  assumed: [MAIN_HOST, 'once a day; the refusal of a second time names the `amount` of the first'],
});

/** Which rewards the bettor can earn or take now. Source: 3§7. */
export const isActiveReward = endpoint({
  name: 'giveaway.isActiveReward',
  host: 'main',
  method: 'GET',
  path: 'api/Giveaway/IsActiveReward',
  auth: 'bearer',
  answer: z.object({
    data: z.object({
      /** Enough was staked today: `GiveEggWin` can be called. */
      wager: activeReward,
      /** On offer until the bettor is fully validated. */
      verification: activeReward,
      /** On offer until the bettor's profile is complete. */
      updateProfile: activeReward,
      /** A bet of today qualifies: `ClaimBetAndSpin` can be called. */
      betAndSpin: activeReward,
    }),
  }),
  source: '3§7',
  assumed: [MAIN_HOST, 'what makes each reward active', 'fields of `gameList`'],
});

/** Breaks the egg of those who staked enough today. Source: 3§7. */
export const giveEggWin = endpoint({
  name: 'giveaway.giveEggWin',
  host: 'main',
  method: 'POST',
  path: 'api/Giveaway/GiveEggWin',
  auth: 'bearer',
  answer: z.object({ data: z.object({ amount: wireAmount }) }),
  refusals: {
    ...PLAY_REFUSALS,
    400: ['GIVEAWAY_NOT_AVAILABLE'],
    409: ['GIVEAWAY_ALREADY_CLAIMED'],
  },
  source: '3§7',
  assumed: [MAIN_HOST, 'no body; answer: the amount paid; once a day'],
});

/** A free bet the bettor is offered and has not accepted yet. Source: 3§7. */
export const pendingFreebet = endpoint({
  name: 'giveaway.pendingFreebet',
  host: 'main',
  method: 'GET',
  path: 'api/Giveaway/PendingFreebet',
  auth: 'bearer',
  answer: z.object({
    data: z
      .object({
        giveawayId: z.string(),
        stake: wireAmount,
        state: z.enum(GIVEAWAY_STATES),
        expirationDate: instant,
      })
      .nullable(),
  }),
  source: '3§7',
  assumed: [MAIN_HOST, 'answer fields; `data` is null when nothing is offered'],
});

/** Accepts an offered free bet, once. Source: 3§7. */
export const claimFreebet = endpoint({
  name: 'giveaway.claimFreebet',
  host: 'main',
  method: 'POST',
  path: 'api/Giveaway/ClaimFreebet',
  auth: 'bearer',
  body: z.object({ giveawayId: z.string() }),
  answer: z.object({ data: wireFreeBet }),
  refusals: {
    ...PLAY_REFUSALS,
    400: ['GIVEAWAY_EXPIRED', 'GIVEAWAY_CANCELLED'],
    404: ['GIVEAWAY_WAS_NOT_FOUND'],
    409: ['GIVEAWAY_ALREADY_CLAIMED'],
  },
  source: '3§7',
  assumed: [MAIN_HOST, 'the body names the offer', 'answer: the free bet'],
});

/** Takes the free spins that a bet of today earned. Source: 3§7. */
export const claimBetAndSpin = endpoint({
  name: 'giveaway.claimBetAndSpin',
  host: 'main',
  method: 'POST',
  path: 'api/Giveaway/ClaimBetAndSpin',
  auth: 'bearer',
  answer: z.object({
    data: z.object({ spins: z.number().int(), gameList: z.array(wireGame) }),
  }),
  refusals: {
    ...PLAY_REFUSALS,
    400: ['GIVEAWAY_NOT_AVAILABLE'],
    409: ['GIVEAWAY_ALREADY_CLAIMED'],
  },
  source: '3§7',
  assumed: [MAIN_HOST, 'no body; answer fields; once a day'],
});

/** Free spins that are credited and not played yet. Source: 3§7. */
export const activeFreeSpins = endpoint({
  name: 'giveaway.activeFreeSpins',
  host: 'main',
  method: 'GET',
  path: 'api/Giveaway/ActiveFreeSpins',
  auth: 'bearer',
  answer: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        spins: z.number().int().positive(),
        gameList: z.array(wireGame),
        expirationDate: instant,
      }),
    ),
  }),
  source: '3§7',
  assumed: [MAIN_HOST, 'answer fields'],
});

const promotionType = z.object({ promotionType: z.enum(SPIN_PROMOTIONS) });

const publicWindow = promotionType.extend({
  isOpen: z.boolean(),
  opensAt: instant,
  closesAt: instant,
});

/** Today's window of a spin promotion, and the bettor's own spin in it. Source: 3§7. */
export const spinWindow = endpoint({
  name: 'giveaway.spinWindow',
  host: 'main',
  method: 'GET',
  path: 'api/Giveaway/GetSpinWindow',
  auth: 'bearer',
  query: promotionType,
  answer: z.object({
    data: publicWindow.extend({
      /** The bettor's spin; null while there is none. */
      spin: maybe(
        z.object({
          spinId: z.string(),
          state: z.enum(GIVEAWAY_STATES),
          /** Told once it is claimed. */
          reward: maybe(wireReward),
        }),
      ),
    }),
  }),
  source: '3§7',
  assumed: [MAIN_HOST, 'values of promotionType', 'answer fields; one spin in each window'],
});

/** The window as a guest sees it. Source: 3§7. */
export const spinWindowPublic = endpoint({
  name: 'giveaway.spinWindowPublic',
  host: 'main',
  method: 'GET',
  path: 'api/Giveaway/GetSpinWindowPublic',
  auth: 'none',
  query: promotionType,
  answer: z.object({ data: publicWindow }),
  source: '3§7',
  assumed: [MAIN_HOST, 'values of promotionType', 'answer fields'],
});

/** Spins, and takes what came, once. Source: 3§7. */
export const claimSpinReward = endpoint({
  name: 'giveaway.claimSpinReward',
  host: 'main',
  method: 'POST',
  path: 'api/Giveaway/ClaimSpinReward',
  auth: 'bearer',
  body: z.object({ spinId: z.string() }),
  answer: z.object({ data: z.object({ state: z.enum(GIVEAWAY_STATES), reward: wireReward }) }),
  refusals: {
    ...PLAY_REFUSALS,
    400: ['GIVEAWAY_EXPIRED', 'GIVEAWAY_CANCELLED'],
    404: ['GIVEAWAY_WAS_NOT_FOUND'],
    409: ['GIVEAWAY_ALREADY_CLAIMED'],
  },
  source: '3§7',
  assumed: [MAIN_HOST, 'the body names the spin', 'answer fields'],
});

/** Whether the bettor has read what a promotion said on a day. Source: 3§3, 3§7. */
export const notificationStatus = endpoint({
  name: 'giveaway.notificationStatus',
  host: 'main',
  method: 'GET',
  path: 'api/Giveaway/NotificationStatus',
  auth: 'bearer',
  query: z.object({
    notificationType: z.enum(NOTIFICATION_TYPES),
    /** YYYY-MM-DD */
    date: z.iso.date(),
  }),
  answer: z
    .object({
      data: z.object({
        /** `unread`, or another word once it was read. */
        status: z.string(),
        /** What was given that day, where it is money. */
        amount: maybe(wireAmount),
      }),
    })
    .nullable(),
  none: 204,
  source: '3§7',
  assumed: [MAIN_HOST, 'values of notificationType', 'answer fields but `unread`'],
});

/** Marks what a promotion told on a day as read. Source: 3§7. */
export const updateNotification = endpoint({
  name: 'giveaway.updateNotification',
  host: 'main',
  method: 'POST',
  path: 'api/Giveaway/UpdateNotification',
  auth: 'bearer',
  body: z.object({
    promotionType: z.enum(NOTIFICATION_TYPES),
    /** YYYY-MM-DD */
    date: z.iso.date(),
  }),
  refusals: { 404: ['NOTIFICATION_WAS_NOT_FOUND'] },
  source: '3§7',
  assumed: [MAIN_HOST, 'values of promotionType are those of notificationType'],
});
