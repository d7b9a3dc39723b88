import {
  TRANSACTION_STATUS,
  type TransactionStatus,
} from '@vitrine/upstream/contract/wallet/transactions';

/** What can happen to a payment. */
export const PAYMENT_EVENTS = [
  /** The card was entered: its bank asks for the payer's consent. */
  'enter',
  /** The money is on its way, or a withdrawal is asked for: somebody has to look at it. */
  'review',
  /** Looked at: the bank may move the money. */
  'approve',
  'pay',
  'refuse',
  'expire',
  'cancel',
  'failPayment',
  'fail',
  'refund',
] as const;
export type PaymentEvent = (typeof PAYMENT_EVENTS)[number];

interface Course {
  readonly from: readonly TransactionStatus[];
  readonly to: TransactionStatus;
}

const S = TRANSACTION_STATUS;
const WAITING = [S.created, S.pending] as const;
const OPEN = [...WAITING, S.pendingApproval] as const;

const COURSES: Readonly<Record<PaymentEvent, Course>> = {
  enter: { from: [S.created], to: S.pending },
  review: { from: WAITING, to: S.pendingApproval },
  approve: { from: [S.pendingApproval], to: S.pending },
  pay: { from: OPEN, to: S.successful },
  refuse: { from: OPEN, to: S.rejected },
  // Money that is on its way no longer expires.
  expire: { from: WAITING, to: S.cancelled },
  cancel: { from: OPEN, to: S.cancelled },
  failPayment: { from: OPEN, to: S.paymentError },
  fail: { from: OPEN, to: S.error },
  refund: { from: [S.successful], to: S.successfulRefund },
};

/** Where an event leads a payment; null when it cannot happen to it any more. Source: 1§4. */
export function statusAfter(
  status: TransactionStatus,
  event: PaymentEvent,
): TransactionStatus | null {
  const { from, to } = COURSES[event];
  return from.includes(status) ? to : null;
}

/** Whether a payment can still go either way. */
export function isOpen(status: TransactionStatus): boolean {
  return OPEN.some((open) => open === status);
}

/** A payment that failed, was refused or called off: nothing of it moved for good. */
export function isOff(status: TransactionStatus): boolean {
  return status < 0;
}
