import { type AmountWriting, type MinorUnits, parseAmount } from '@vitrine/betting/base/money';

/** How many ready amounts a slip offers. */
export const QUICK_STAKES = 4;

/** The button that goes back to the amounts of the brand. */
export const RESET_FIELD = 'reset';

export function quickStakeField(index: number): string {
  return `amount-${index + 1}`;
}

/** A field of the form, with the text that was typed. */
export interface QuickStakeEntry {
  readonly text: string;
  readonly problem: 'wrong' | 'order' | null;
}

/** The fields of a form that waited for its bettor, as they were typed. */
export function typedStakes(values: Readonly<Record<string, string>>): readonly QuickStakeEntry[] {
  return Array.from({ length: QUICK_STAKES }, (_, index) => ({
    text: values[quickStakeField(index)] ?? '',
    problem: null,
  }));
}

/** The typed amounts: all of them in order, or the fields with what is wrong about each. */
export type QuickStakesRead =
  | { readonly ok: true; readonly stakes: readonly MinorUnits[] }
  | { readonly ok: false; readonly entries: readonly QuickStakeEntry[] };

/**
 * The ready amounts of a posted form. Each must lie within the limits of a stake and above the one before.
 *
 * @example
 * readQuickStakes(form('5,00', '10,00', '20,00', '50,00'), limits).stakes // [500, 1000, 2000, 5000]
 */
export function readQuickStakes(
  formData: FormData,
  { minStake, maxStake, ...writing }: AmountWriting & { minStake: number; maxStake: number },
): QuickStakesRead {
  const stakes: MinorUnits[] = [];
  let before = 0;
  const entries = Array.from({ length: QUICK_STAKES }, (_, index): QuickStakeEntry => {
    const posted = formData.get(quickStakeField(index));
    const text = typeof posted === 'string' ? posted : '';
    const parsed = parseAmount(text, writing);
    if (!parsed.ok || parsed.value < minStake || parsed.value > maxStake) {
      return { text, problem: 'wrong' };
    }
    if (parsed.value <= before) return { text, problem: 'order' };
    before = parsed.value;
    stakes.push(parsed.value);
    return { text, problem: null };
  });
  return stakes.length === QUICK_STAKES ? { ok: true, stakes } : { ok: false, entries };
}
