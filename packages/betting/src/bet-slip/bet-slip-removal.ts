import type { RemovalDue } from './bet-slip-event.ts';
import { isInactive, mapSelections, withSelections } from './bet-slip-selections.ts';
import type { BetSlip, Selection } from './bet-slip-types.ts';

/**
 * How long a selection stays on the slip after it ended, in milliseconds: long enough to be seen. Our
 * choice; the specification names the field alone. Source: 3§3.
 */
export const REMOVED_AFTER_MS = 10 * 60 * 1000;

/** Whether a selection can never be bet on again: its match began, or its event is over. */
function hasEnded(selection: Selection): boolean {
  const { eventStatus, marketStatus } = selection;
  const isForGood = marketStatus === 'inactive' || marketStatus === 'closed';
  return eventStatus === 'closed' || (eventStatus === 'live' && isForGood && isInactive(selection));
}

/**
 * The slip in editing without the selections that ended and whose time has come; a warning says so. One that
 * ended without a time gets it. `now` is epoch milliseconds. Source: 3§3.
 */
export function removeEnded(
  slip: BetSlip,
  { now, endedIds = [] }: Omit<RemovalDue, 'kind'>,
): BetSlip {
  if (slip.step !== 'settingBet') return slip;
  const isOver = (selection: Selection) =>
    hasEnded(selection) || endedIds.includes(selection.eventId);
  const timed = mapSelections(slip, (selection) =>
    selection.removeAt == null && isOver(selection)
      ? { ...selection, removeAt: now + REMOVED_AFTER_MS }
      : selection,
  );
  const kept = timed.selections.filter(
    (selection) => !isOver(selection) || (selection.removeAt ?? now) > now,
  );
  if (kept.length === timed.selections.length) return timed;
  return { ...withSelections(timed, kept), warning: { code: 'someEnded', shownAt: now } };
}
