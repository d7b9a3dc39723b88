import { useFetchers } from '@remix-run/react';
import { paths } from '../../paths.ts';
import { parseTap, TAP_FIELD, type Tap } from '../../tap-value.ts';

/** The taps on odds that the server has not answered yet. */
export function useTapsInFlight(): readonly Tap[] {
  return useFetchers().flatMap(({ formAction, formData }) => {
    const tap = formAction?.startsWith(paths.betSlip)
      ? parseTap(formData?.get(TAP_FIELD) ?? null)
      : null;
    return tap ? [tap] : [];
  });
}
