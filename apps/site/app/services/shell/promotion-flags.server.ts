import type { AppLoadContext } from '@remix-run/node';
import type { GuardFlag } from '../../guard/route-row.ts';
import { isSwitchedOn } from './flags.server.ts';
import type { GuardFlags } from './guard-facts.server.ts';

const PROMOTION_FLAGS = [
  'promotions-view',
  'referral-promo',
  'cashback-promo',
  'pragmatic-promo',
  'welcome-bonus-promo',
  'pg-promo',
  'giveaway-promo',
  'sportsbook-promo',
  'freebet-promo',
  'giramania-promo',
] as const satisfies readonly GuardFlag[];

/** The flags of every promotion. Source: 1§1. */
export async function promotionFlagsOf(context: AppLoadContext): Promise<GuardFlags> {
  const read = PROMOTION_FLAGS.map(
    async (name) => [name, await isSwitchedOn(name, context)] as const,
  );
  return Object.fromEntries(await Promise.all(read));
}
