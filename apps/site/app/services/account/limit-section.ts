import type { LimitKind, LimitPeriod } from '@vitrine/upstream/account/play-limits';

/** The name of a limit's field in the form of its kind. */
export function limitField(kind: LimitKind, period: LimitPeriod): string {
  return `${kind}-${period}`;
}

/** The name of the hidden field that says what the page showed in a limit's field. */
export function shownField(field: string): string {
  return `shown-${field}`;
}

/** The limits of one kind: minor units, or whole minutes for time; null for no limit. */
export type LimitValues = Readonly<Record<LimitPeriod, number | null>>;

/** The limits of one kind, as their form shows them. */
export interface LimitSection {
  readonly kind: LimitKind;
  readonly periods: readonly {
    readonly name: string;
    readonly label: string;
    /** The limit that holds, as the field writes it; empty for none. */
    readonly value: string;
    readonly used: { readonly text: string; readonly value: number; readonly max: number } | null;
    /** What changes, and when. */
    readonly pending: string | null;
  }[];
}
