import type { MinorUnits } from '../base/money.ts';

/** A value offered for an open bet, until it expires. Source: 3§7. */
export interface CashOutOffer {
  /** The id of the offer and of the cash out that accepts it. */
  readonly id: string;
  readonly value: MinorUnits;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

/** Why a bet can't be cashed out now. Source: 3§4. */
export const NO_CASH_OUT_REASONS = [
  'closedMarket',
  'alreadyClosed',
  'closingBet',
  'notAvailable',
] as const;
export type NoCashOutReason = (typeof NO_CASH_OUT_REASONS)[number];

/** The cash out of one bet, in the nine states of the specification. Source: 3§4. */
export type CashOut =
  | { readonly state: 'available'; readonly offer: CashOutOffer }
  | {
      readonly state: 'confirm';
      readonly offer: CashOutOffer;
      /** The value of the offer before this one, when the two differ; null otherwise. */
      readonly changedFrom: MinorUnits | null;
    }
  /** Sent, without a known result. It stays so while it is unknown whether the operator received it. */
  | { readonly state: 'pending'; readonly offer: CashOutOffer }
  | { readonly state: 'success'; readonly value: MinorUnits }
  /** Nothing was cashed out: the bet stays open. */
  | { readonly state: 'error' }
  | { readonly state: NoCashOutReason };

export type CashOutState = CashOut['state'];

export type CashOutEvent =
  /** The operator answered with a value, or with the reason that there is none. */
  | { readonly kind: 'quoted'; readonly offer: CashOutOffer }
  | { readonly kind: 'notQuoted'; readonly reason: NoCashOutReason }
  /** The bettor asked to cash out, went back, or agreed to an offer. */
  | { readonly kind: 'asked' }
  | { readonly kind: 'dismissed' }
  | { readonly kind: 'confirmed'; readonly offerId: string; readonly now: number }
  /** The result of the cash out that was sent. */
  | { readonly kind: 'accepted'; readonly value: MinorUnits }
  | { readonly kind: 'valueChanged'; readonly offer: CashOutOffer }
  | { readonly kind: 'refused'; readonly reason: NoCashOutReason }
  | { readonly kind: 'failed' };

/** Final states: the bet is closed. */
const ENDS: readonly CashOutState[] = ['success', 'alreadyClosed'];

function quoted(cashOut: CashOut, offer: CashOutOffer): CashOut {
  if (cashOut.state !== 'confirm') return { state: 'available', offer };
  const isSame = offer.value === cashOut.offer.value;
  return {
    state: 'confirm',
    offer,
    changedFrom: isSame ? cashOut.changedFrom : cashOut.offer.value,
  };
}

function afterSending(
  cashOut: CashOut & { readonly state: 'pending' },
  event: CashOutEvent,
): CashOut {
  switch (event.kind) {
    case 'accepted':
      return { state: 'success', value: event.value };
    case 'valueChanged':
      return { state: 'confirm', offer: event.offer, changedFrom: cashOut.offer.value };
    case 'refused':
      return { state: event.reason };
    case 'failed':
      return { state: 'error' };
    default:
      return cashOut;
  }
}

function beforeSending(cashOut: CashOut, event: CashOutEvent): CashOut {
  switch (event.kind) {
    case 'quoted':
      return quoted(cashOut, event.offer);
    case 'notQuoted':
      return { state: event.reason };
    case 'asked':
      return cashOut.state === 'available'
        ? { state: 'confirm', offer: cashOut.offer, changedFrom: null }
        : cashOut;
    case 'dismissed':
      return cashOut.state === 'confirm' ? { state: 'available', offer: cashOut.offer } : cashOut;
    case 'confirmed': {
      if (cashOut.state !== 'confirm') return cashOut;
      const { offer } = cashOut;
      const isGood = offer.id === event.offerId && event.now < offer.expiresAt;
      return isGood ? { state: 'pending', offer } : cashOut;
    }
    default:
      return cashOut;
  }
}

/**
 * The cash out after an event. It is sent only for the offer that the bettor accepted; when that
 * offer expired or was replaced, the bettor is asked again. After it was sent, only its own result
 * changes it. An event that does not fit the state changes nothing. Source: 3§4.
 */
export function moveCashOut(cashOut: CashOut, event: CashOutEvent): CashOut {
  if (ENDS.includes(cashOut.state)) return cashOut;
  return cashOut.state === 'pending' ? afterSending(cashOut, event) : beforeSending(cashOut, event);
}
