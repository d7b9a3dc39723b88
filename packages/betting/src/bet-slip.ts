import { reduceEdit } from './bet-slip-edit.ts';
import type { BetSlipEvent } from './bet-slip-event.ts';
import { reduceFact } from './bet-slip-fact.ts';
import { reducePlacement } from './bet-slip-placement.ts';
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
    intentId,
    warning: null,
  };
}

/**
 * The slip after something happened. Pure: the slip given is never changed, and is itself given back
 * when nothing changes. The steps move so:
 *
 * initial → settingBet → waiting → result → settingBet or initial; waiting → settingBet when limits,
 * odds or markets stood against it; waiting → disconnected when its end can't be known, and from
 * there on as soon as it is, or when the bettor dismisses it. Source: 3§2, 3§4, 3§5, 3§8.
 */
export function reduceBetSlip(slip: BetSlip, event: BetSlipEvent): BetSlip {
  switch (event.kind) {
    case 'selectionTapped':
    case 'selectionAdded':
    case 'selectionRemoved':
    case 'stakeEntered':
    case 'ticketTypeChosen':
    case 'expandedToggled':
    case 'changesAccepted':
    case 'cleared':
    case 'warningExpired':
      return reduceEdit(slip, event);
    case 'placementStarted':
    case 'placementAnswered':
    case 'placementRejected':
    case 'ticketSettled':
    case 'placementLost':
    case 'resultDismissed':
      return reducePlacement(slip, event);
    default:
      return reduceFact(slip, event);
  }
}
