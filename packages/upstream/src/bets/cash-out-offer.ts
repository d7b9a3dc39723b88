import type { BetType } from '@vitrine/betting/bets/bet';
import { BET_TYPE } from '../contract/bets/bets.ts';
import type { CashOutOffer as Offer, NoCashOutReason } from '@vitrine/betting/bets/cash-out';
import { amountFromWire } from '@vitrine/betting/base/money';
import type { z } from 'zod';
import { endOfFailure, type FailedCall } from '../base/failed-call.ts';
import type { CallSettings, UpstreamClient } from '../base/client.ts';
import {
  CASH_OUT_BET_TYPES,
  calculateCashOut,
  type CashOutKind,
  type cashOutOffer,
} from '../contract/bets/cash-out.ts';

/** The bet a cash out is of. */
export interface CashOutBet {
  readonly betNumber: string;
  readonly type: BetType;
}

/** A value the operator offers for an open bet, until it expires. */
export interface CashOutOffer extends Offer {
  readonly betNumber: string;
}

export type CashOutQuote =
  | { readonly kind: 'offered'; readonly offer: CashOutOffer }
  | { readonly kind: 'none'; readonly reason: NoCashOutReason }
  | FailedCall;

const none = (reason: NoCashOutReason) => () => ({ kind: 'none', reason }) as const;

/** The operator's codes for a bet without a value. */
export const NO_CASH_OUT = {
  CASHOUT_NOT_AVAILABLE: none('notAvailable'),
  CASHOUT_MARKET_CLOSED: none('closedMarket'),
  CASHOUT_BET_CLOSING: none('closingBet'),
  CASHOUT_BET_ALREADY_CLOSED: none('alreadyClosed'),
  BET_WAS_NOT_FOUND: none('notAvailable'),
};

const KINDS = Object.keys(CASH_OUT_BET_TYPES) as readonly CashOutKind[];

/** The calls a bet is cashed out by: those of singles, multiples or custom bets. Source: 3§4, 3§7. */
export function cashOutKind(type: BetType): CashOutKind {
  const number: number = BET_TYPE[type];
  const kind = KINDS.find((candidate) =>
    CASH_OUT_BET_TYPES[candidate].some((known) => known === number),
  );
  if (!kind) throw new RangeError(`No cash out for bets of type ${type}`);
  return kind;
}

/** Source: 3§7; its fields are assumed. */
export function offerFromWire(wire: z.output<typeof cashOutOffer>): CashOutOffer {
  return {
    id: wire.cashoutId,
    betNumber: wire.betNumber,
    value: amountFromWire(wire.amount),
    expiresAt: Date.parse(wire.expiresAt),
  };
}

/** What an open bet is worth now. Source: 3§7. */
export async function quoteCashOut(
  client: UpstreamClient,
  { betNumber, type }: CashOutBet,
  settings: CallSettings,
): Promise<CashOutQuote> {
  try {
    const { data } = await client.call(calculateCashOut[cashOutKind(type)], {
      params: { id: betNumber },
      ...settings,
    });
    return { kind: 'offered', offer: offerFromWire(data) };
  } catch (error) {
    return endOfFailure<CashOutQuote>(error, NO_CASH_OUT);
  }
}
