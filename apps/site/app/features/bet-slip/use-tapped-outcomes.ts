import { useFetchers } from '@remix-run/react';
import { useMemo } from 'react';
import { paths } from '../../paths.ts';
import { parseTap, TAP_FIELD } from '../../tap-value.ts';

/**
 * The outcomes on the slip once the taps in flight are answered. Only that: the rules that may refuse
 * a tap come with the slip's own view, which a first visit doesn't wait for.
 */
export function useTappedOutcomes(onSlip: readonly string[]): ReadonlySet<string> {
  const inFlight = useFetchers().flatMap(({ formAction, formData }) => {
    const tap = formAction?.startsWith(paths.betSlip)
      ? parseTap(formData?.get(TAP_FIELD) ?? null)
      : null;
    return tap ? [tap.outcomeId] : [];
  });
  const key = JSON.stringify([onSlip, inFlight]);
  return useMemo(() => {
    const [kept, taps] = JSON.parse(key) as readonly [readonly string[], readonly string[]];
    const outcomes = new Set(kept);
    for (const id of taps) if (!outcomes.delete(id)) outcomes.add(id);
    return outcomes;
  }, [key]);
}
