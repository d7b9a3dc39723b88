import type { BetSlip, Selection, TicketType } from './bet-slip-types.ts';
import { isOffered } from '../sportsbook/market-status.ts';
import { countEligible } from './combination.ts';
import { acceptsOddsChange } from './odds-change.ts';

/** The slip with each selection changed; the same slip when no selection changed. */
export function mapSelections(slip: BetSlip, change: (selection: Selection) => Selection): BetSlip {
  const selections = slip.selections.map(change);
  const isChanged = selections.some((selection, at) => selection !== slip.selections[at]);
  return isChanged ? { ...slip, selections } : slip;
}

/**
 * The type of ticket after a change of selections. Fewer than two eligible selections are singles.
 * With the second one the slip becomes a multiple; after that the bettor's choice is kept.
 * Source: 3§4.
 */
function ticketTypeAfter(slip: BetSlip, selections: readonly Selection[]): TicketType {
  if (countEligible(selections) < 2) return 'singles';
  return countEligible(slip.selections) < 2 ? 'multiple' : slip.ticketType;
}

/**
 * The slip as singles when it is in editing and its selections can't be combined any more: a match of a
 * parlay of custom bets began. A slip that was sent stays as it was sent. Source: 3§4, 3§5.
 */
export function withPossibleType(slip: BetSlip): BetSlip {
  const isImpossible =
    slip.step === 'settingBet' &&
    slip.ticketType === 'multiple' &&
    countEligible(slip.selections) < 2;
  return isImpossible ? { ...slip, ticketType: 'singles' } : slip;
}

/** The slip in editing with these selections; with an empty list it is initial again. */
export function withSelections(slip: BetSlip, selections: readonly Selection[]): BetSlip {
  const isEmpty = selections.length === 0;
  return {
    ...slip,
    step: isEmpty ? 'initial' : 'settingBet',
    ticketType: ticketTypeAfter(slip, selections),
    selections,
    stakeMultiple: isEmpty ? null : slip.stakeMultiple,
    freeBetMultiple: isEmpty ? undefined : slip.freeBetMultiple,
    freeBetRefusals: undefined,
    resultStatus: 'none',
    ticketIdMultiple: null,
    offered: null,
    resultSeen: null,
    lastIntentId: isEmpty ? slip.lastIntentId : null,
  };
}

/** Whether a selection can't be bet on now. */
export function isInactive(selection: Selection): boolean {
  return (
    !isOffered(selection.marketStatus, selection.outcomeActive) ||
    selection.eventStatus === 'closed'
  );
}

/** Whether the price or the name differs from the accepted one. */
export function hasChanged({ placed, latest }: Pick<Selection, 'placed' | 'latest'>): boolean {
  return placed.odds !== latest.odds || placed.outcomeName !== latest.outcomeName;
}

/** Whether odds, name, market or outcome status changed since the bettor agreed. Source: 3§5. */
export function needsAttention(selection: Selection): boolean {
  return isInactive(selection) || hasChanged(selection);
}

/**
 * Whether the bettor has to accept a change before placing: another name, or a price that the bettor's
 * choice does not cover. By default only a worse price asks. Source: 3§5, 3§9.
 */
export function asksBettor(
  { placed, latest }: Pick<Selection, 'placed' | 'latest'>,
  { oddsChange }: Pick<BetSlip, 'oddsChange'>,
): boolean {
  if (placed.outcomeName !== latest.outcomeName) return true;
  return !acceptsOddsChange(oddsChange, placed.odds, latest.odds);
}
