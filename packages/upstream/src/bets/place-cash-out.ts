import type { NoCashOutReason } from '@vitrine/betting/bets/cash-out';
import { amountFromWire, amountToWire, type MinorUnits } from '@vitrine/betting/base/money';
import type { z } from 'zod';
import { endOfFailure, type FailedCall, mayHaveHappened } from '../base/failed-call.ts';
import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { ticketStatusFromWire } from '../mappers/status.ts';
import { cashOutOffer, cashOutStatus, placeCashOut } from '../contract/bets/cash-out.ts';
import { UpstreamStatusError } from '../base/errors.ts';
import {
  cashOutKind,
  NO_CASH_OUT,
  offerFromWire,
  type CashOutBet,
  type CashOutOffer,
} from './cash-out-offer.ts';

/** A cash out that was taken, and what became of it. */
export interface CashOut {
  readonly id: string;
  readonly betNumber: string;
  readonly status: 'pending' | 'accepted' | 'rejected';
  readonly value: MinorUnits;
  readonly rejectCode: number | null;
}

export type CashOutPlacement =
  | { readonly kind: 'placed'; readonly cashOut: CashOut }
  /** Nothing was cashed out: the value is another now, to be agreed to again. */
  | { readonly kind: 'valueChanged'; readonly offer: CashOutOffer }
  | { readonly kind: 'none'; readonly reason: NoCashOutReason }
  /** Nobody can say. To be settled by `readCashOut`; sending the same offer again is safe too. */
  | { readonly kind: 'unknown'; readonly isGatewayTimeout: boolean }
  /** Nothing was cashed out. */
  | FailedCall;

export type CashOutReading =
  | { readonly kind: 'found'; readonly cashOut: CashOut }
  /** Nobody took the offer. */
  | { readonly kind: 'notPlaced' }
  | FailedCall;

type WireState = z.output<NonNullable<typeof cashOutStatus.answer>>['data'];

const STATUSES = ['pending', 'accepted', 'rejected'] as const;

function stateFromWire(wire: WireState): CashOut {
  const status = ticketStatusFromWire(wire.status);
  return {
    id: wire.cashoutId,
    betNumber: wire.betNumber,
    status: STATUSES.find((known) => known === status) ?? 'pending',
    value: amountFromWire(wire.amount),
    rejectCode: wire.rejectCode ?? null,
  };
}

function valueChanged({ refusal }: UpstreamStatusError): CashOutPlacement {
  const offer = cashOutOffer.safeParse(refusal?.context);
  return offer.success
    ? { kind: 'valueChanged', offer: offerFromWire(offer.data) }
    : { kind: 'none', reason: 'notAvailable' };
}

/**
 * Takes an offer at its value. The offer names the cash out, so that one sent twice is paid once.
 * Throws SessionEnded without a session; every other failure has a name. Source: 3§4, 3§7.
 */
export async function takeCashOut(
  client: UpstreamClient,
  offer: Pick<CashOutOffer, 'id' | 'betNumber' | 'value'>,
  type: CashOutBet['type'],
  settings: CallSettings,
): Promise<CashOutPlacement> {
  const { id: cashoutId, betNumber, value } = offer;
  try {
    const { data } = await client.call(placeCashOut[cashOutKind(type)], {
      body: { cashoutId, betNumber, amount: amountToWire(value) },
      ...settings,
    });
    return { kind: 'placed', cashOut: stateFromWire(data) };
  } catch (error) {
    if (mayHaveHappened(error)) {
      const isGatewayTimeout = error instanceof UpstreamStatusError && error.status === 504;
      return { kind: 'unknown', isGatewayTimeout };
    }
    return endOfFailure<CashOutPlacement>(error, {
      ...NO_CASH_OUT,
      CASHOUT_VALUE_CHANGED: valueChanged,
    });
  }
}

/** What became of a cash out; one that was never taken is not found. Source: 3§7. */
export async function readCashOut(
  client: UpstreamClient,
  id: string,
  settings: CallSettings,
): Promise<CashOutReading> {
  try {
    const { data } = await client.call(cashOutStatus, { params: { id }, ...settings });
    return { kind: 'found', cashOut: stateFromWire(data) };
  } catch (error) {
    return endOfFailure<CashOutReading>(error, {
      CASHOUT_WAS_NOT_FOUND: () => ({ kind: 'notPlaced' }),
    });
  }
}
