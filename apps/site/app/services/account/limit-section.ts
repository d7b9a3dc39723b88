import type { LimitKind, LimitPeriod } from '@vitrine/upstream/account/play-limits';

/** The name of a limit's field in the form of its kind. */
export function limitField(kind: LimitKind, period: LimitPeriod): string {
  return `${kind}-${period}`;
}

/** The name of the hidden field that says what the page showed in a limit's field. */
export function shownField(field: string): string {
  return `shown-${field}`;
}

/** The name of the hidden field that says what the page showed as waiting for a limit. */
export function waitingField(field: string): string {
  return `waiting-${field}`;
}

/** A limit as the fields of a form hold it. */
export interface LimitFields {
  /** Empty for no limit. */
  readonly value: string;
  /** What waits to hold: empty for nothing, `none` for no limit. */
  readonly waiting: string;
}

/** The limits of one kind: minor units, or whole minutes for time; null for no limit. */
export type LimitValues = Readonly<Record<LimitPeriod, number | null>>;

/** The limits of one kind, as their form shows them. */
export interface LimitSection {
  readonly kind: LimitKind;
  readonly periods: readonly (LimitFields & {
    readonly name: string;
    readonly label: string;
    readonly used: { readonly text: string; readonly value: number; readonly max: number } | null;
    /** What changes, and when. */
    readonly pending: string | null;
  })[];
}
