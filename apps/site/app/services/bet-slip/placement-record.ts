import { minorUnits } from '@vitrine/betting/base/money';
import { oddsFromThousandths } from '@vitrine/betting/base/odds';
import {
  REJECTION_EFFECTS,
  type RejectionCode,
} from '@vitrine/betting/bet-slip/placing/placement-error';
import { z } from 'zod';

/** The stored form of a placement; a later version of the site may read it. */
const amount = z.int().transform(minorUnits);
const odds = z.int().min(1000).transform(oddsFromThousandths);
const code = z.enum(Object.keys(REJECTION_EFFECTS) as [RejectionCode, ...RejectionCode[]]);
const status = z.enum(['pending', 'accepted', 'rejected', 'canceled', 'notConfirmed']);

const ticket = z.object({
  /** Null for the ticket of a multiple. */
  outcomeId: z.string().nullable(),
  ticketId: z.string(),
  provider: z.enum(['one', 'two', 'many']),
  status,
  code: code.nullable(),
  /** Epoch milliseconds; null until accepted. */
  acceptedAt: z.number().nullable(),
  finalOdds: z.array(z.object({ outcomeId: z.string(), odds })),
  /** A ticket that is not confirmed is not checked before this time: epoch milliseconds. */
  askAgainAt: z.number().optional(),
});

const rejection = z.object({
  outcomeId: z.string().nullable(),
  code,
  suggestedOdds: odds.optional(),
  allowedStake: amount.optional(),
});

/** The operator's answer to a slip: tickets, and refusals of the parts without a ticket. */
export const placementOutcome = z.object({
  /** Epoch milliseconds. */
  answeredAt: z.number(),
  tickets: z.array(ticket).readonly(),
  rejections: z.array(rejection).readonly(),
});

/** Why nothing was sent, or why the operator took nothing. */
export const placementRefusal = z.discriminatedUnion('kind', [
  /** The slip changed between its check and its sending. */
  z.object({ kind: z.literal('changed') }),
  z.object({ kind: z.literal('sessionEnded') }),
  /** The operator's own code for it, and what its status means. */
  z.object({
    kind: z.literal('failed'),
    reason: z.string(),
    operatorCode: z.string().nullable(),
  }),
]);

export type PlacedTicketRecord = z.output<typeof ticket>;
export type PlacementOutcome = z.output<typeof placementOutcome>;
export type PlacementRefusal = z.output<typeof placementRefusal>;
