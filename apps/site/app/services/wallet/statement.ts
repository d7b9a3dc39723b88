import type { MinorUnits } from '@vitrine/betting/base/money';

/** The columns of a statement, from the start of the line to its end. */
export const STATEMENT_COLUMNS = ['date', 'type', 'method', 'status', 'number', 'amount'] as const;
export type StatementColumn = (typeof STATEMENT_COLUMNS)[number];

/** Deposits and withdrawals in words. */
export interface Statement {
  readonly lines: readonly Readonly<Record<StatementColumn, string>>[];
  /** Sums of what was completed, in minor units. */
  readonly deposited: MinorUnits;
  readonly withdrawn: MinorUnits;
}
