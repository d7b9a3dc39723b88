import type { PaymentMethodName } from '@vitrine/upstream/wallet/transaction-state';

/** What the operator pays stands among the deposits, too, and waits for nobody's payment. Source: 1§4. */
const PAID_BY_OPERATOR: ReadonlySet<PaymentMethodName | null> = new Set([
  'bonus',
  'refund',
  'prize',
  'secondBonus',
  'cashback',
]);

/** Whether a deposit of this method is paid by the operator; null is a method without a name of ours. */
export function isPaidByOperator(method: PaymentMethodName | null): boolean {
  return PAID_BY_OPERATOR.has(method);
}
