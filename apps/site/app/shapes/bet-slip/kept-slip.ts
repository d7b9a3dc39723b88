import type { RepeatedSelection } from '../bets/repeated-bet.ts';

/** What can be done with a kept slip; `replace` keeps the present slip in its place. */
export const KEPT_SLIP_CHOICES = ['join', 'replace', 'delete'] as const;
export type KeptSlipChoice = (typeof KEPT_SLIP_CHOICES)[number];

/** Posted by the buttons of a kept slip. */
export const KEPT_CHOICE_FIELD = 'choice';

/** A kept slip in a list. */
export interface KeptSlipName {
  readonly id: string;
  /** The name of its first selection. */
  readonly outcomeName: string;
  readonly count: number;
  /** Epoch milliseconds. */
  readonly keptAt: number;
}

/** A kept slip, beside what its selections are now. */
export interface ShownKeptSlip {
  /** Epoch milliseconds. */
  readonly keptAt: number;
  /** Whether nothing stands on the visitor's slip. */
  readonly isSlipEmpty: boolean;
  readonly selections: readonly RepeatedSelection[];
}
