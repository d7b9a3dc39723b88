import type { AppLoadContext } from '@remix-run/node';
import { type MinorUnits, minorUnits } from '@vitrine/betting/base/money';
import { BET_TYPES, type BetType } from '@vitrine/betting/bets/bet';
import { NO_CASH_OUT_REASONS } from '@vitrine/betting/bets/cash-out';
import { SessionEnded } from '@vitrine/upstream/base/errors';
import type { SessionHandle } from '@vitrine/upstream/base/session';
import { readCashOut, takeCashOut } from '@vitrine/upstream/bets/place-cash-out';
import { z } from 'zod';
import type { Found, MoneyKind } from '../money/money-kind.ts';

/** The offer that the bettor agreed to. */
export interface CashOutContent {
  readonly betNumber: string;
  readonly type: BetType;
  /** The operator's id of the offer, and of the cash out made of it. */
  readonly offerId: string;
  readonly value: MinorUnits;
}

/** The cash out as the operator has it. `pending` is asked again. */
export interface CashOutOutcome {
  readonly status: 'pending' | 'accepted' | 'rejected';
  readonly value: MinorUnits;
}

/** Why nothing was cashed out. */
export type CashOutRefusal = z.output<typeof refusal>;

/** The bettor who cashes out, and the services needed. */
export interface CashingOut {
  readonly session: SessionHandle;
  readonly context: AppLoadContext;
}

export type FoundCashOut = Found<CashOutContent, CashOutOutcome, CashOutRefusal>;

const ASK_DEADLINE_MS = 5000;

const value = z.int().transform(minorUnits);
const refusal = z.enum([...NO_CASH_OUT_REASONS, 'valueChanged', 'sessionEnded', 'failed']);

/**
 * Ending a bet for a value. Its id is the number of the bet and that of the attempt: a bet has one
 * attempt at a time, whichever offers its tabs show. Source: 3§4, 3§7.
 */
export const cashOutMovement: MoneyKind<
  CashOutContent,
  CashOutOutcome,
  CashOutRefusal,
  CashingOut
> = {
  name: 'cashOut',
  version: 1,
  content: z.object({ betNumber: z.string(), type: z.enum(BET_TYPES), offerId: z.string(), value }),
  outcome: z.object({ status: z.enum(['pending', 'accepted', 'rejected']), value }),
  refusal,
  // Longer than most bets stay open.
  lifeMs: 90 * 24 * 60 * 60 * 1000,
  fingerprint: (content) => JSON.stringify([content.betNumber, content.value]),
  async send({ content }, deadlineMs, { session, context }) {
    const { type, offerId, ...offer } = content;
    const settings = { session, deadlineMs, requestId: context.requestId };
    try {
      const taken = await takeCashOut(context.upstream, { id: offerId, ...offer }, type, settings);
      switch (taken.kind) {
        case 'placed':
          return { kind: 'done', outcome: taken.cashOut };
        case 'valueChanged':
          return { kind: 'refused', refusal: 'valueChanged' };
        case 'none':
          return { kind: 'refused', refusal: taken.reason };
        case 'failed':
          context.log.warn({ err: taken.error }, 'cash out refused');
          return { kind: 'refused', refusal: 'failed' };
        case 'unknown':
          if (taken.isGatewayTimeout) {
            context.tracking.track({ name: 'gatewayTimeout', of: 'cashOut' });
          }
          return { kind: 'unknown' };
      }
    } catch (error) {
      if (!(error instanceof SessionEnded)) throw error;
      return { kind: 'refused', refusal: 'sessionEnded' };
    }
  },
  async ask({ content }, _isOver, { session, context }) {
    const settings = { session, deadlineMs: ASK_DEADLINE_MS, requestId: context.requestId };
    const reading = await readCashOut(context.upstream, content.offerId, settings);
    if (reading.kind === 'failed') throw reading.error;
    return reading.kind === 'found' ? reading.cashOut : null;
  },
};
