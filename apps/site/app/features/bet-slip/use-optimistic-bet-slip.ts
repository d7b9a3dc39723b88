import { useFetchers, useMatches } from '@remix-run/react';
import type { ShownSlipEvent } from '@vitrine/betting/bet-slip/bet-slip-event';
import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import type { SportEvent } from '@vitrine/betting/sportsbook/event';
import type { AmountWriting } from '@vitrine/betting/base/money';
import { findOutcome, selectionOf } from '@vitrine/betting/bet-slip/selection';
import { reduceShownSlip } from '@vitrine/betting/bet-slip/shown-bet-slip';
import { paths } from '../../paths.ts';
import { parseTap, TAKES_OFF_FIELD, TAP_FIELD } from '../../shapes/bet-slip/tap-value.ts';
import { NEW_SLIP_FIELD, PLACE_FIELD } from './bet-slip-form.ts';
import { choiceEvents, parseButton, stakeEntries } from './read-bet-slip-form.ts';
import { slipButtonEvents } from './slip-button-events.ts';

/**
 * The slip as it will be after the forms in flight: the browser applies the same rules as the server.
 * Placing is never shown early. `now` is the server's time when it read the slip, in epoch milliseconds.
 */
export function useOptimisticBetSlip(slip: BetSlip, writing: AmountWriting, now: number): BetSlip {
  const events = useEventsOnPage();
  let next = slip;
  for (const { formAction, formData } of useFetchers()) {
    if (!formAction?.startsWith(paths.betSlip) || !formData || formData.has(PLACE_FIELD)) continue;
    next = eventsOf(formData, next, events, writing, now).reduce(reduceShownSlip, next);
  }
  return next;
}

function eventsOf(
  formData: FormData,
  slip: BetSlip,
  events: readonly SportEvent[],
  writing: AmountWriting,
  at: number,
): readonly ShownSlipEvent[] {
  const tap = parseTap(formData.get(TAP_FIELD));
  if (tap) {
    const found = findOutcome(events, tap.outcomeId);
    const isOn = slip.selections.some(({ outcomeId }) => outcomeId === tap.outcomeId);
    // The page's data may have the tap already; applied again it would undo itself.
    if (!found || isOn !== formData.has(TAKES_OFF_FIELD)) return [];
    const selection = selectionOf(found, tap.seen);
    return [{ kind: 'selectionTapped', selection, isEventShown: true, at }];
  }
  if (formData.has(NEW_SLIP_FIELD) && slip.offered) {
    return [
      { kind: 'resultDismissed', keep: 'none', nextIntentId: slip.intentId },
      { kind: 'selectionAdded', selection: slip.offered, isEventShown: true, at },
    ];
  }
  const button = parseButton(formData);
  const stakes = [...choiceEvents(formData), ...stakeEntries(formData, writing).events];
  return button ? [...stakes, ...slipButtonEvents(button, slip, pressOn(slip))] : stakes;
}

/** The browser's own values: only the server checks the time and names the next attempt. */
function pressOn({ intentId }: BetSlip) {
  return { now: Infinity, page: '', nextIntentId: intentId };
}

/** The events that the routes of the page return as `events`. */
function useEventsOnPage(): readonly SportEvent[] {
  return useMatches().flatMap(({ data }) =>
    typeof data === 'object' && data !== null && 'events' in data
      ? (data.events as readonly SportEvent[])
      : [],
  );
}
