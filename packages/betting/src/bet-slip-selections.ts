import type { BetSlip, Selection, TicketType } from './bet-slip-types.ts';
import { countEligible } from './combination.ts';

/** Changes each selection, giving back the slip itself when none changed. */
export function mapSelections(slip: BetSlip, change: (selection: Selection) => Selection): BetSlip {
  const selections = slip.selections.map(change);
  const isChanged = selections.some((selection, at) => selection !== slip.selections[at]);
  return isChanged ? { ...slip, selections } : slip;
}

/**
 * Fewer than two eligible selections force singles; reaching two switches to a multiple; from there
 * the bettor's choice holds. Source: 3§4.
 */
function ticketTypeAfter(slip: BetSlip, selections: readonly Selection[]): TicketType {
  if (countEligible(selections) < 2) return 'singles';
  return countEligible(slip.selections) < 2 ? 'multiple' : slip.ticketType;
}

/** The slip being set with other selections; without any it is initial again. */
export function withSelections(slip: BetSlip, selections: readonly Selection[]): BetSlip {
  const isEmpty = selections.length === 0;
  return {
    ...slip,
    step: isEmpty ? 'initial' : 'settingBet',
    ticketType: ticketTypeAfter(slip, selections),
    selections,
    stakeMultiple: isEmpty ? null : slip.stakeMultiple,
    resultStatus: 'none',
    ticketIdMultiple: null,
  };
}

/** Whether a selection can't be bet on now. */
export function isInactive(selection: Selection): boolean {
  return (
    selection.marketStatus !== 'active' ||
    !selection.outcomeActive ||
    selection.eventStatus === 'closed'
  );
}

/** Whether the price or the name is no longer the one the bettor agreed to. */
export function hasChanged({ placed, latest }: Selection): boolean {
  return placed.odds !== latest.odds || placed.outcomeName !== latest.outcomeName;
}

/** Whether odds, name, market or outcome status changed since the bettor agreed. Source: 3§5. */
export function needsAttention(selection: Selection): boolean {
  return isInactive(selection) || hasChanged(selection);
}
