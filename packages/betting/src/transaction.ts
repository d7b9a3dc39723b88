/** Where a deposit or a withdrawal stands, by name; the operator's numbers are 1§4's. */
export type TransactionState =
  | 'error'
  | 'paymentError'
  | 'rejected'
  | 'cancelled'
  | 'created'
  | 'pendingApproval'
  | 'pending'
  | 'successfulRefund'
  | 'successful';

/** What a state reads as: several states share a label. */
export type TransactionLabel =
  'error' | 'paymentError' | 'rejected' | 'cancelled' | 'created' | 'inProgress' | 'successful';

/**
 * The label of a transaction's state. A successful refund reads as an error of the payment on Brazil
 * brands, for whom the deposit came to nothing, and as successful elsewhere. Source: 1§4.
 */
export function transactionLabel(
  state: TransactionState,
  isBrazilGroup: boolean,
): TransactionLabel {
  switch (state) {
    case 'pendingApproval':
    case 'pending':
      return 'inProgress';
    case 'successfulRefund':
      return isBrazilGroup ? 'paymentError' : 'successful';
    case 'error':
    case 'paymentError':
    case 'rejected':
    case 'cancelled':
    case 'created':
    case 'successful':
      return state;
  }
}

/** How a label is to be taken: money moved, is on its way, or did not move. */
export type TransactionOutcome = 'done' | 'underway' | 'failed' | 'void';

const OUTCOMES: Readonly<Record<TransactionLabel, TransactionOutcome>> = {
  error: 'failed',
  paymentError: 'failed',
  rejected: 'failed',
  cancelled: 'void',
  created: 'underway',
  inProgress: 'underway',
  successful: 'done',
};

/** What a label means for the money. */
export function transactionOutcome(label: TransactionLabel): TransactionOutcome {
  return OUTCOMES[label];
}
