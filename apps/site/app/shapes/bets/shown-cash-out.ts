import type { CashOut } from '@vitrine/betting/bets/cash-out';

/** The cash out of a bet as a page shows it. */
export interface ShownCashOut {
  readonly cashOut: CashOut;
  /** How often the bet was to be cashed out before. A form confirms the next attempt, once. */
  readonly attempts: number;
  /** The operator's answer was lost, so that it is asked for; or no value came. */
  readonly problem: 'lost' | 'noValue' | null;
}
