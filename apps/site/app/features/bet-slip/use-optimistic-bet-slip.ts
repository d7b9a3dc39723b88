import { useFetchers, useMatches } from '@remix-run/react';
import { reduceBetSlip } from '@vitrine/betting/bet-slip';
import type { BetSlipEvent } from '@vitrine/betting/bet-slip-event';
import type { BetSlip } from '@vitrine/betting/bet-slip-types';
import type { SportEvent } from '@vitrine/betting/event';
import type { DecimalSeparator } from '@vitrine/betting/money';
import { findOutcome, selectionOf } from '@vitrine/betting/selection';
import { paths } from '../../paths.ts';
import { parseTap, TAP_FIELD } from '../../tap-value.ts';
import { parseButton, PLACE_FIELD, stakeEntries } from './bet-slip-form.ts';
import { slipButtonEvents } from './slip-button-events.ts';

/**
 * The slip as it will be once the forms in flight are answered: the browser applies the same rules as
 * the server. Placing is never anticipated.
 */
export function useOptimisticBetSlip(slip: BetSlip, separator: DecimalSeparator): BetSlip {
  const events = useEventsOnPage();
  let next = slip;
  for (const { formAction, formData } of useFetchers()) {
    if (!formAction?.startsWith(paths.betSlip) || !formData || formData.has(PLACE_FIELD)) continue;
    next = eventsOf(formData, next, events, separator).reduce(reduceBetSlip, next);
  }
  return next;
}

function eventsOf(
  formData: FormData,
  slip: BetSlip,
  events: readonly SportEvent[],
  separator: DecimalSeparator,
): readonly BetSlipEvent[] {
  const tap = parseTap(formData.get(TAP_FIELD));
  if (tap) {
    const found = findOutcome(events, tap.outcomeId);
    if (!found) return [];
    const selection = selectionOf(found, tap.seen);
    return [{ kind: 'selectionTapped', selection, isEventShown: true, at: 0 }];
  }
  const button = parseButton(formData);
  const stakes = stakeEntries(formData, separator).events;
  return button ? [...stakes, ...slipButtonEvents(button, slip, slip.intentId)] : stakes;
}

/** The events of the routes on the page, which hand them over as `events`. */
function useEventsOnPage(): readonly SportEvent[] {
  return useMatches().flatMap(({ data }) =>
    typeof data === 'object' && data !== null && 'events' in data
      ? (data.events as readonly SportEvent[])
      : [],
  );
}
