import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** The flags the product knows, by the operator's names. Source: 1§1. */
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
] as const;
export type FlagName = (typeof FLAG_NAMES)[number];

/** One flag: a switch, a number such as a limit, or an object. */
export const flag = endpoint({
  name: 'flags.flag',
  host: 'flags',
  method: 'GET',
  path: '/{name}.json',
  auth: 'none',
  params: z.object({ name: z.enum(FLAG_NAMES) }),
  answer: z.object({
    value: z.union([z.boolean(), z.number(), z.record(z.string(), z.unknown())]),
  }),
  source: '1§7',
});
