import { randomUUID } from 'node:crypto';
import type { MinorUnits } from '@vitrine/betting/base/money';
import { localDay, type Country } from '../../country.ts';
import type { GiveawayStore } from './giveaway-store.ts';
import type { Giveaway } from './giveaway.ts';
import type { Notifications } from './notifications.ts';

/** Free bets that bettors are offered: each is theirs once they accept it. */
export interface FreeBetOffers {
  offer(userId: string, stake: MinorUnits, state?: 'PendingAcceptance' | 'Cancelled'): Giveaway;
  /** The offer that expires first of those that wait. */
  pendingOf(userId: string): Giveaway | undefined;
  byId(id: string): Giveaway | undefined;
}

export interface FreeBetOfferServices {
  readonly giveaways: GiveawayStore;
  readonly notifications: Notifications;
  readonly country: Country;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const LIFE_MS = 3 * 24 * 3_600_000;

export function createFreeBetOffers(services: FreeBetOfferServices): FreeBetOffers {
  const { giveaways, notifications, country, now } = services;
  return {
    offer(userId, stake, state = 'PendingAcceptance') {
      notifications.tell(userId, 'freebet', localDay(now(), country), stake);
      return giveaways.open({
        userId,
        kind: 'freeBetOffer',
        occasion: randomUUID(),
        state,
        reward: { type: 'freeBet', amount: stake },
        expiresAt: now() + LIFE_MS,
      });
    },
    pendingOf: (userId) => giveaways.waitingOf(userId, 'freeBetOffer')[0],
    byId(id) {
      const found = giveaways.byId(id);
      return found?.kind === 'freeBetOffer' ? found : undefined;
    },
  };
}
