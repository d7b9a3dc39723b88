import type { Users } from '../accounts/users.ts';
import type { Country } from '../country.ts';
import type { Documents } from '../documents/documents.ts';
import type { Implementation, ServerApp } from '../implement.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Database } from '../storage/database.ts';
import type { Settings } from '../storage/settings.ts';
import type { World } from '../world/world.ts';
import { seedDemoPromotions } from './demo-promotions.ts';
import { implementFreeBets } from './free-bets/free-bet-handlers.ts';
import { implementCasinoSession } from './giveaway/casino-session-handlers.ts';
import { implementGiveaway } from './giveaway/giveaway-handlers.ts';
import { mountPromotionsControl } from './promotions-control.ts';
import { createPromotions, type Promotions } from './promotions.ts';
import { implementReferral } from './referral/referral-handlers.ts';

export interface PromotionStores {
  readonly database: Database;
  readonly settings: Settings;
  readonly ledger: Ledger;
  readonly users: Users;
  readonly documents: Pick<Documents, 'isFullyValidated'>;
  readonly country: Country;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Opens the promotions over the store, with what the bettor of demonstrations is given. */
export function openPromotions(stores: PromotionStores): Promotions {
  const { settings, users, documents, country } = stores;
  const promotions = createPromotions({
    ...stores,
    facts: {
      isFullyValidated: documents.isFullyValidated,
      hasCompleteProfile: (userId) => users.byId(userId)?.address != null,
    },
  });
  seedDemoPromotions({ users, settings, promotions, country });
  return promotions;
}

export interface PromotionHandlers {
  readonly promotions: Promotions;
  readonly users: Users;
  readonly world: World;
  /** Throws the refusal of a bettor who may not play, and so is given nothing either. */
  readonly refusePlay: (userId: string) => void;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Answers the calls about free bets, giveaways, rounds and referrals, a tester's among them. */
export function implementPromotions(
  implementation: Implementation,
  app: ServerApp,
  handlers: PromotionHandlers,
): void {
  const { freeBets, referrals } = handlers.promotions;
  implementFreeBets(implementation, { ...handlers, freeBets });
  implementGiveaway(implementation, handlers);
  implementCasinoSession(implementation, handlers);
  implementReferral(implementation, { ...handlers, referrals });
  mountPromotionsControl(app, handlers);
}
