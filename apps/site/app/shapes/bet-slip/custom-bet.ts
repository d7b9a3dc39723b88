import type { Odds } from '@vitrine/betting/base/odds';

/** The outcomes that are picked, in a form and in an address. */
export const PICKED = 'p';

/** More picks than any bet has; what comes after is not read. */
const MOST_READ = 20;

/** Outcome ids in the order of choice, as `PICKED` carries them: no id has a space. */
export function picksText(picked: readonly string[]): string {
  return picked.join(' ');
}

/** The outcome ids of a text of `picksText`. */
export function readPicks(text: FormDataEntryValue | null): readonly string[] {
  return typeof text === 'string' ? text.split(' ').filter(Boolean).slice(0, MOST_READ) : [];
}

/** The button that picks an outcome or takes it back. */
export const TOGGLES = 'pick';
/** The button that puts the bet on the slip. */
export const ADDS = 'add';

/** A custom bet in the making. */
export interface ShownCustomBet {
  readonly markets: readonly {
    readonly id: string;
    readonly name: string;
    readonly outcomes: readonly { readonly id: string; readonly name: string }[];
  }[];
  /** Outcome ids, in the order of choice. */
  readonly picked: readonly string[];
  /** Outcome ids that may be added; null while that is not known. */
  readonly compatible: readonly string[] | null;
  /** The price of all together; null while there is none. */
  readonly odds: Odds | null;
  /** Why there is no price of two or more; null when there is one. */
  readonly problem: 'notCompatible' | 'notOffered' | 'notRead' | null;
}
