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

/** The selection with the time of its removal, once it ended without one. */
function withTime(selection: Selection, now: number): Selection {
  const isUntimed = selection.removeAt == null && hasEnded(selection);
  return isUntimed ? { ...selection, removeAt: now + REMOVED_AFTER_MS } : selection;
}

/**
 * The slip in editing without the selections that ended and whose time has come; a warning says so.
 * `now` is epoch milliseconds. Source: 3§3.
 */
export function removeEnded(slip: BetSlip, now: number): BetSlip {
  if (slip.step !== 'settingBet') return slip;
  const timed = mapSelections(slip, (selection) => withTime(selection, now));
  const kept = timed.selections.filter(
    (selection) => !hasEnded(selection) || (selection.removeAt ?? now) > now,
  );
  if (kept.length === timed.selections.length) return timed;
  return { ...withSelections(timed, kept), warning: { code: 'someEnded', shownAt: now } };
}
