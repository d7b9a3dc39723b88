import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { instant } from '../../base/wire-fields.ts';
import { rows } from '../../base/wire-rows.ts';

/** A decimal amount in the brand's currency, such as 10.5: at most two decimals, and countable in cents. */
export const wireAmount = z.number().refine((amount) => {
  const cents = Math.round(amount * 100);
  return Number.isSafeInteger(cents) && cents / 100 === amount;
}, 'expected an amount of at most two decimals');

/** An amount beside an answer that stands without it: one that is not money is left out. */
export const contextAmount = wireAmount.nullish().catch(null);

export const balance = endpoint({
  name: 'wallet.balance',
  host: 'payments',
  method: 'GET',
  path: '/api/Wallet/Total/Amount/ByAccountType',
  auth: 'bearer',
  answer: z.object({
    data: z
      .array(z.object({ accountType: z.string(), amount: wireAmount }))
      // Without it, money of another spelling would be shown as none.
      .refine(
        (accounts) =>
          accounts.length === 0 || accounts.some(({ accountType }) => accountType === 'Real'),
        'expected a row of the account type Real',
      ),
  }),
  source: '1§7',
  assumed: ['answer: one row per account type: Real and Bonus; others are not counted'],
});

export const saveAdwordsEvent = endpoint({
  name: 'wallet.saveAdwordsEvent',
  host: 'main',
  method: 'POST',
  path: '/api/UserAdwordsEvents/Save',
  auth: 'bearer',
  body: z.object({
    eventType: z.literal('deposit'),
    transactionId: z.string(),
    amount: wireAmount,
  }),
  answer: z.object({ notified: z.boolean() }),
  refusals: { 404: ['TRANSACTION_WAS_NOT_FOUND'] },
  source: '1§3, 1§7',
  assumed: ['`notified` is false for a deposit that was saved before'],
});

export const hallOfFame = endpoint({
  name: 'wallet.hallOfFame',
  host: 'payments',
  method: 'GET',
  path: '/api/WithdrawalHallOfFame/HallOfFame',
  auth: 'optional',
  answer: z.object({
    data: rows(
      z.object({
        /** Shortened, such as `Dandara M.`. */
        name: z.string(),
        amount: wireAmount,
        date: instant,
      }),
    ),
  }),
  refusals: { 404: ['HALL_OF_FAME_NOT_AVAILABLE'] },
  source: '1§7',
  assumed: ['answer fields', 'guests may read it', 'the Mexican brand is the one that has it'],
});
