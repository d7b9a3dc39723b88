import { withSelections } from './bet-slip-selections.ts';
import type { BetSlip } from './bet-slip-types.ts';
import { MAX_SELECTIONS } from './selection-limit.ts';

/**
 * The guest's slip with the selections of the bettor's own slip before it, up to the limit of a slip; a
 * warning says when some had no place. The guest's stakes and type of ticket stay; the setting for changed
 * odds is the bettor's, since a guest can't choose one. A multiple without a stake takes that of the bettor's
 * own, with the free bet that fixes it. A bettor's slip that was placed belongs to its bet, and adds nothing
 * but the setting. Source: 3§2, 3§5.
 *
 * @example
 * joinBetSlips(slipWith('o1'), slipWith('o2'), now).selections // o1, then o2
 */
export function joinBetSlips(own: BetSlip, guest: BetSlip, now: number): BetSlip {
  const { oddsChange } = own;
  if (own.step !== 'settingBet') return { ...guest, oddsChange };
  if (guest.step === 'initial') return { ...own, isExpanded: guest.isExpanded };
  if (guest.step !== 'settingBet') return { ...guest, oddsChange };
  const isNew = ({ outcomeId }: { readonly outcomeId: string }) =>
    !guest.selections.some((selection) => selection.outcomeId === outcomeId);
  const added = own.selections.filter(isNew);
  const room = Math.max(0, MAX_SELECTIONS - guest.selections.length);
  const joined = withSelections(guest, [...added.slice(0, room), ...guest.selections]);
  const { stakeMultiple, freeBetMultiple } = guest.stakeMultiple === null ? own : guest;
  const paid = { ...joined, stakeMultiple, freeBetMultiple, oddsChange };
  return added.length > room
    ? { ...paid, warning: { code: 'tooManySelections', shownAt: now } }
    : paid;
}
