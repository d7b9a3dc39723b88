import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** A decimal amount in the brand's currency, such as 10.5: at most two decimals. */
export const wireAmount = z
  .number()
  .refine((amount) => Math.round(amount * 100) / 100 === amount, 'expected at most two decimals');

export const balance = endpoint({
  name: 'wallet.balance',
  host: 'payments',
  method: 'GET',
  path: '/api/Wallet/Total/Amount/ByAccountType',
  auth: 'bearer',
  answer: z.object({
    data: z.array(z.object({ accountType: z.enum(['Real', 'Bonus']), amount: wireAmount })),
  }),
  source: '1§7',
  assumed: ['answer: one row per account type'],
});

/** Transaction statuses of 1§4. */
export const transactionStatus = z.union([
  z.literal(-6),
  z.literal(-4),
  z.literal(-3),
  z.literal(-2),
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(5),
  z.literal(6),
]);

export const beginPixDeposit = endpoint({
  name: 'pix.beginDeposit',
  host: 'payments',
  method: 'POST',
  path: '/api/pix/beginDeposit',
  auth: 'bearer',
  body: z.object({ amount: wireAmount, providerId: z.number().int() }),
  answer: z.object({
    data: z.object({
      transactionId: z.string(),
      /** Pix "copia e cola": an EMV merchant-presented payload with its CRC. */
      brCode: z.string(),
      amount: wireAmount,
      expiresAt: z.iso.datetime(),
      /** Page of the payment provider where the charge can be paid, if there is one. */
      paymentUrl: z.url().nullish(),
    }),
  }),
  source: '1§7',
  assumed: ['answer fields'],
});

export const pixTransaction = endpoint({
  name: 'pix.transaction',
  host: 'payments',
  method: 'GET',
  path: '/api/pix/Transaction/{id}',
  auth: 'bearer',
  params: z.object({ id: z.string() }),
  answer: z.object({
    data: z.object({
      transactionId: z.string(),
      amount: wireAmount,
      status: transactionStatus,
      brCode: z.string(),
      expiresAt: z.iso.datetime(),
      paymentUrl: z.url().nullish(),
    }),
  }),
  source: '1§7',
  assumed: ['answer fields'],
});

export const lastDepositDetail = endpoint({
  name: 'wallet.lastDepositDetail',
  host: 'payments',
  method: 'GET',
  path: '/api/user/LastDepositDetail',
  auth: 'bearer',
  answer: z.object({
    data: z
      .object({ amount: wireAmount, transactionId: z.string(), date: z.iso.datetime() })
      .nullable(),
  }),
  source: '1§7',
  assumed: ['`date`; `data` is null before the first deposit; a charge counts from its creation'],
});
