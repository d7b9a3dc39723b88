import type { BetSlipEvent } from './bet-slip-event.ts';
import { reducePicks } from './custom-bets/bet-slip-picks.ts';
import { reduceFreeBet, withChoiceAgain } from './free-bets/bet-slip-free-bet.ts';
import { reducePlacement, withoutRefusalOfAll } from './placing/bet-slip-placement.ts';
import { removeEnded } from './bet-slip-removal.ts';
import type { BetSlip } from './bet-slip-types.ts';
import { reduceShownSlip } from './shown-bet-slip.ts';

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
  const next = slipAfter(slip, event);
  return next.selections.length < slip.selections.length ? withoutRefusalOfAll(next) : next;
}

function slipAfter(slip: BetSlip, event: BetSlipEvent): BetSlip {
  switch (event.kind) {
    case 'placementStarted':
    case 'placementAnswered':
    case 'placementRejected':
    case 'ticketSettled':
    case 'ticketNotConfirmed':
    case 'placementLost':
    case 'placementVoided':
      return reducePlacement(slip, event);
    case 'freeBetChosen':
    case 'freeBetChecked':
    case 'freeBetRefused':
      return reduceFreeBet(slip, event);
    case 'picksChanged':
      return reducePicks(slip, event);
    case 'removalDue':
      return removeEnded(slip, event);
    case 'resultDismissed': {
      const next = reduceShownSlip(slip, event);
      return next === slip ? slip : withChoiceAgain(next, slip);
    }
    default:
      return reduceShownSlip(slip, event);
  }
}
