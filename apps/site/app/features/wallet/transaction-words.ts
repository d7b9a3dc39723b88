import { formatAmountForField, formatMoney } from '@vitrine/betting/base/money';
import { transactionLabel, transactionOutcome } from '@vitrine/betting/wallet/transaction';
import { formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import type { TransactionRowProps } from '@vitrine/ui/wallet/transaction-row';
import type { ListedTransaction } from '@vitrine/upstream/wallet/transactions';
import { csvLine } from '../../format/csv.ts';
import { formatDateTime } from '../../format/date-time.ts';
import type { BrandFormat } from '../../shell-data.ts';

/** The texts and the writing of a list of transactions. */
export interface TransactionWriting {
  readonly texts: Namespaces['wallet'];
  readonly format: BrandFormat;
  /** Brazilian brands name a refund otherwise. Source: 1§4. */
  readonly isBrazilGroup: boolean;
}

const COLUMNS = ['number', 'date', 'type', 'method', 'status', 'amount'] as const;

/** A transaction in the words of its row. Source: 1§4. */
export function transactionRow(
  { type, method, state, amount, at }: ListedTransaction,
  { texts, format, isBrazilGroup }: TransactionWriting,
): Pick<
  TransactionRowProps,
  'type' | 'methodText' | 'detailText' | 'amountText' | 'outcome' | 'statusText'
> {
  const label = transactionLabel(state, isBrazilGroup);
  return {
    type,
    methodText: texts[`paymentMethod.${method ?? 'other'}`],
    detailText: formatText(texts['transaction.detail'], {
      type: texts[`transaction.type.${type}`],
      date: formatDateTime(at, format),
    }),
    amountText: `${type === 'deposit' ? '+' : '−'}${formatMoney(amount, format)}`,
    outcome: transactionOutcome(label),
    statusText: texts[`transaction.status.${label}`],
  };
}

/** The first line of a file of transactions. */
export function transactionCsvHeading({ texts, format }: TransactionWriting): string {
  return csvLine(
    COLUMNS.map((column) => texts[`transaction.column.${column}`]),
    format,
  );
}

/** The line of a transaction: its amount without the currency's sign, so that a column can be added up. */
export function transactionCsvLine(
  { transactionId, type, method, state, amount, at }: ListedTransaction,
  { texts, format, isBrazilGroup }: TransactionWriting,
): string {
  const cells = [
    `#${transactionId}`,
    formatDateTime(at, format),
    texts[`transaction.type.${type}`],
    texts[`paymentMethod.${method ?? 'other'}`],
    texts[`transaction.status.${transactionLabel(state, isBrazilGroup)}`],
    formatAmountForField(amount, format),
  ];
  return csvLine(cells, format);
}
