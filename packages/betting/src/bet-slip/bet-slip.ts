import { reduceEdit } from './bet-slip-edit.ts';
import type { BetSlipEvent } from './bet-slip-event.ts';
import { reduceFreeBet } from './bet-slip-free-bet.ts';
import { reduceFact } from './bet-slip-fact.ts';
import { reducePlacement } from './bet-slip-placement.ts';
import { removeEnded } from './bet-slip-removal.ts';
import { reduceResult } from './bet-slip-result.ts';
import type { BetSlip } from './bet-slip-types.ts';

/** A slip without selections. `intentId` will name its first attempt to place. */
export function emptyBetSlip(intentId: string): BetSlip {
  return {
    step: 'initial',
    ticketType: 'singles',
    selections: [],
    stakeMultiple: null,
    isExpanded: false,
    resultStatus: 'none',
    ticketIdMultiple: null,
    oddsChange: 'better',
    intentId,
    warning: null,
    offered: null,
    resultSeen: null,
    lastIntentId: null,
  };
}

/**
 * The slip after an event. Pure: it never changes the given slip, and returns the same slip when
 * nothing changes. The steps:
 *
 * initial → settingBet → waiting → result → settingBet or initial. waiting → settingBet when limits,
 * odds or markets refuse the bet. waiting → disconnected when the outcome can't be known; it leaves
 * that step when the outcome is known or the bettor dismisses it. Source: 3§2, 3§4, 3§5, 3§8.
 *
 * @example
 * reduceBetSlip(emptyBetSlip('intent-1'), { kind: 'selectionTapped', selection, ... }).step // 'settingBet'
 */
export function reduceBetSlip(slip: BetSlip, event: BetSlipEvent): BetSlip {
  switch (event.kind) {
    case 'selectionTapped':
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
    case 'placementStarted':
    case 'placementAnswered':
    case 'placementRejected':
    case 'ticketSettled':
    case 'ticketNotConfirmed':
    case 'placementLost':
    case 'placementVoided':
    case 'resultDismissed':
      return reducePlacement(slip, event);
    case 'freeBetChosen':
    case 'freeBetChecked':
    case 'freeBetRefused':
      return reduceFreeBet(slip, event);
    case 'removalDue':
      return removeEnded(slip, event.now);
    case 'resultSeen':
    case 'resultExpired':
    case 'pageOpened':
      return reduceResult(slip, event);
    default:
      return reduceFact(slip, event);
  }
}
