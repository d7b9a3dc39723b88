import type { PaymentMethodName } from '@vitrine/upstream/wallet/transaction-state';

/** A deposit that was begun and can still be paid, with formatted amount and time. */
export interface OpenCharge {
  /** The page where it is paid. */
  readonly href: string;
  /** Null for a method that this site does not know. */
  readonly method: PaymentMethodName | null;
  readonly amount: string;
  /** Until when it can be paid; null when the operator does not send it. */
  readonly expiry: string | null;
  /** When the page was made; null before its last hour. */
  readonly millisecondsLeft: number | null;
}
