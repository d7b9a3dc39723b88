import type { Country } from '../country.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Database } from '../storage/database.ts';
import { createFreeBets, type FreeBets } from './free-bets/free-bets.ts';
import {
  createAccountRewards,
  type AccountFacts,
  type AccountRewards,
} from './giveaway/account-rewards.ts';
import { createCashback, type Cashback } from './giveaway/cashback.ts';
import { createClaims, type Claims } from './giveaway/claims.ts';
import { createDailyRewards, type DailyRewards } from './giveaway/daily-rewards.ts';
import { createFreeBetOffers, type FreeBetOffers } from './giveaway/free-bet-offers.ts';
import { createFreeSpinsBook, type FreeSpinsBook } from './giveaway/free-spins.ts';
import { createGameSessions, type GameSessions } from './giveaway/game-sessions.ts';
import { createGiveawayStore, type GiveawayStore } from './giveaway/giveaway-store.ts';
import { createNotifications, type Notifications } from './giveaway/notifications.ts';
import { createSpinWindows, type SpinWindows } from './giveaway/spin-windows.ts';
import { createGifts } from './gifts.ts';
import { createReferrals, type Referrals } from './referral/referrals.ts';
import { createWagers } from './wagers.ts';

/** Everything the house gives away. */
export interface Promotions {
  readonly freeBets: FreeBets;
  readonly giveaways: GiveawayStore;
  readonly claims: Claims;
  readonly cashback: Cashback;
  readonly dailyRewards: DailyRewards;
  readonly accountRewards: AccountRewards;
  readonly freeBetOffers: FreeBetOffers;
  readonly freeSpins: FreeSpinsBook;
  readonly spinWindows: SpinWindows;
  readonly gameSessions: GameSessions;
  readonly notifications: Notifications;
  readonly referrals: Referrals;
}

export interface PromotionServices {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly facts: AccountFacts;
  readonly country: Country;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export function createPromotions(services: PromotionServices): Promotions {
  const { database, now } = services;
  const freeBets = createFreeBets(database, now);
  const gifts = createGifts(services);
  const giveaways = createGiveawayStore(database, now);
  const freeSpins = createFreeSpinsBook(database, now);
  const claims = createClaims({ ...services, gifts, freeBets, giveaways, freeSpins });
  const notifications = createNotifications(database);
  const common = {
    ...services,
    gifts,
    giveaways,
    claims,
    notifications,
    wagers: createWagers(database),
  };
  return {
    freeBets,
    giveaways,
    claims,
    notifications,
    freeSpins,
    cashback: createCashback(common),
    dailyRewards: createDailyRewards(common),
    accountRewards: createAccountRewards(common),
    freeBetOffers: createFreeBetOffers(common),
    spinWindows: createSpinWindows(common),
    gameSessions: createGameSessions({ ...services, gifts, freeSpins }),
    referrals: createReferrals(common),
  };
}
