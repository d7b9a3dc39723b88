import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';

/**
 * The flags the product knows, by the operator's names. Sixteen are named in 1§1; the last one is the
 * location feature of 3§9, whose name is not shown.
 */
export const FLAG_NAMES = [
  'show-sportsbook',
  'show-casino',
  'max-deposit-limit',
  'max-wallet-balance',
  'register-with-google',
  'show-tfa',
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
  'location-feature',
] as const;
export type FlagName = (typeof FLAG_NAMES)[number];

/** A switch, a number such as a limit, or an object. */
export const flagValue = z.union([z.boolean(), z.number(), z.record(z.string(), z.unknown())]);
export type FlagValue = z.output<typeof flagValue>;

/** One flag of the flags service. */
export const flag = endpoint({
  name: 'flags.flag',
  host: 'flags',
  method: 'GET',
  path: '/{name}.json',
  auth: 'none',
  params: z.object({ name: z.enum(FLAG_NAMES) }),
  answer: z.object({ value: flagValue }),
  source: '1§1, 1§7, 3§9',
  assumed: ['the name `location-feature`'],
});
