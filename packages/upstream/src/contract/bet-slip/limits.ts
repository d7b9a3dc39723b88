import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { contextAmount, wireAmount } from '../wallet/wallet.ts';

/** A limit of this much blocks the bettor instead of limiting the stake. Source: 3§5, 3§8. */
export const BLOCKING_LIMIT = -1;

/** Messages of a stake that passes a limit: that of one bet, or of all bets on a match. Source: 3§8. */
export const limitMessage = z.enum(['BET_STAKE_OVER_LIMIT', 'ACCUMULATED_STAKE_LIMIT']);

/** Whether stakes stand within the bettor's limits, asked before they are placed. Source: 3§5, 3§8. */
export const checkLimits = endpoint({
  name: 'limits.check',
  host: 'betting',
  method: 'POST',
  path: '/api/StakeLimits/v1/Check',
  auth: 'bearer',
  onlyAsks: true,
  body: z.object({
    /** One row for each ticket to be placed, with all its events. */
    tickets: z
      .array(z.object({ stake: wireAmount, eventIds: z.array(z.string()).min(1) }))
      .min(1)
      .max(30),
  }),
  answer: z.object({
    /** One row for each ticket asked for, in their order. */
    data: z.array(
      z.object({
        indexTicket: z.number().int(),
        /** Highest stake of one bet; -1 blocks the bettor. */
        betStakeLimit: wireAmount,
        /** Absent within the limits. */
        message: limitMessage.nullish(),
        /** With a message: what the stake may still be. */
        remainingStake: contextAmount,
        /** What may still be staked on each match. */
        limitsByMatch: z.array(z.object({ eventId: z.string(), remainingStake: wireAmount })),
      }),
    ),
  }),
  refusals: { 400: ['INVALID_STAKE'] },
  source: '3§5',
  assumed: ['the path is not shown', 'body and answer'],
});
