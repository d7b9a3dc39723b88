/** The state of a deposit or a withdrawal, by name. The operator's numbers for them: 1§4. */
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

/** The label of a state. Several states share a label. */
export type TransactionLabel =
  'error' | 'paymentError' | 'rejected' | 'cancelled' | 'created' | 'inProgress' | 'successful';

/**
 * The label of a transaction's state. On Brazilian brands a successful refund is shown as a payment
 * error, because the deposit failed; elsewhere it is shown as successful. Source: 1§4.
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

/** What a label means for the money: it moved, it is on its way, or it did not move. */
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

/** The meaning of a label for the money. */
export function transactionOutcome(label: TransactionLabel): TransactionOutcome {
  return OUTCOMES[label];
}

/** How a withdrawal ended. `returned`: the money came back for another reason than its cancelling. */
export const WITHDRAWAL_OUTCOMES = ['paid', 'cancelled', 'returned'] as const;
export type WithdrawalOutcome = (typeof WITHDRAWAL_OUTCOMES)[number];

/** How a withdrawal of a state ended; null while it is under way. Source: 1§4. */
export function withdrawalOutcome(state: TransactionState): WithdrawalOutcome | null {
  switch (state) {
    case 'created':
    case 'pendingApproval':
    case 'pending':
      return null;
    case 'successful':
      return 'paid';
    case 'cancelled':
      return 'cancelled';
    case 'error':
    case 'paymentError':
    case 'rejected':
    case 'successfulRefund':
      return 'returned';
  }
}
