import { useFetchers } from '@remix-run/react';
import { paths } from '../../../paths.ts';
import {
  LOCKED_FIELD,
  parseTap,
  TAKES_OFF_FIELD,
  TAP_FIELD,
  type Tap,
} from '../../../shapes/bet-slip/tap-value.ts';

/** A tap and what it does to the slip. The page's data may have it already. */
export interface TapInFlight extends Tap {
  readonly takesOff: boolean;
  /** Whether the page showed the outcome as locked. */
  readonly isLocked: boolean;
}

/** The taps on odds that the server has not answered yet. */
export function useTapsInFlight(): readonly TapInFlight[] {
  return useFetchers().flatMap(({ formAction, formData }) => {
    const tap = formAction?.startsWith(paths.betSlip)
      ? parseTap(formData?.get(TAP_FIELD) ?? null)
      : null;
    if (!tap || !formData) return [];
    const takesOff = formData.has(TAKES_OFF_FIELD);
    return [{ ...tap, takesOff, isLocked: formData.has(LOCKED_FIELD) }];
  });
}
