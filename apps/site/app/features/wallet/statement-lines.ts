import { formatMoney, minorUnits } from '@vitrine/betting/base/money';
import { transactionLabel, transactionOutcome } from '@vitrine/betting/wallet/transaction';
import type { ListedTransaction } from '@vitrine/upstream/wallet/transactions';
import { formatDateTime } from '../../format/date-time.ts';
import type { Statement } from '../../services/wallet/statement.ts';
import type { TransactionWriting } from './transaction-words.ts';

/** The lines of a statement in the operator's order, and what was completed of either kind. */
export function statementOf(
  transactions: readonly ListedTransaction[],
  { texts, format, isBrazilGroup }: TransactionWriting,
): Statement {
  const sums = { deposit: 0, withdrawal: 0 };
  const lines = transactions.map(({ transactionId, type, method, state, amount, at }) => {
    const label = transactionLabel(state, isBrazilGroup);
    if (transactionOutcome(label) === 'done') sums[type] += amount;
    return {
      date: formatDateTime(at, format),
      type: texts[`transaction.type.${type}`],
      method: texts[`paymentMethod.${method ?? 'other'}`],
      status: texts[`transaction.status.${label}`],
      number: transactionId,
      amount: `${type === 'deposit' ? '+' : '-'}${formatMoney(amount, format)}`,
    };
  });
  return {
    lines,
    deposited: minorUnits(sums.deposit),
    withdrawn: minorUnits(sums.withdrawal),
  };
}
