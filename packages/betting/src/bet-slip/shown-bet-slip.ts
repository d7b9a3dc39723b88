import { reduceEdit } from './bet-slip-edit.ts';
import type { ShownSlipEvent } from './bet-slip-event.ts';
import { reduceFact } from './bet-slip-fact.ts';
import { reduceResult } from './placing/bet-slip-result.ts';
import type { BetSlip } from './bet-slip-types.ts';

/**
 * The slip that a page shows, after an event: the part of `reduceBetSlip` that the browser applies before
 * the server has answered. Placing, free bets and the time of ended selections are the server's alone, and
 * are no part of a first visit's script. Pure, as `reduceBetSlip`.
 */
export function reduceShownSlip(slip: BetSlip, event: ShownSlipEvent): BetSlip {
  switch (event.kind) {
    case 'selectionTapped':
    case 'unpricedTapped':
    case 'selectionAdded':
    case 'selectionsAdded':
    case 'selectionRemoved':
    case 'stakeEntered':
    case 'ticketTypeChosen':
    case 'expandedToggled':
    case 'shownAccepted':
    case 'oddsChangeChosen':
    case 'cleared':
    case 'warningExpired':
      return reduceEdit(slip, event);
    case 'resultSeen':
    case 'resultExpired':
    case 'resultDismissed':
    case 'pageOpened':
      return reduceResult(slip, event);
    default:
      return reduceFact(slip, event);
  }
}
