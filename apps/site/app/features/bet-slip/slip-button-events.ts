import { isInactive } from '@vitrine/betting/bet-slip-selections';
import type { BetSlipEvent, StakeTarget } from '@vitrine/betting/bet-slip-event';
import type { BetSlip } from '@vitrine/betting/bet-slip-types';
import { type MinorUnits, minorUnits, sumAmounts, ZERO } from '@vitrine/betting/money';
import type { SlipButton } from './bet-slip-form.ts';

/** What a button of the slip does to it. `nextIntentId` names the attempt after it. */
export function slipButtonEvents(
  button: SlipButton,
  slip: BetSlip,
  nextIntentId: string,
): readonly BetSlipEvent[] {
  switch (button.kind) {
    case 'update':
      return [];
    case 'clear':
      return [{ kind: 'cleared', nextIntentId }];
    case 'acceptChanges':
      return [{ kind: 'changesAccepted', nextIntentId }];
    case 'removeInactive':
      return slip.selections
        .filter(isInactive)
        .map(({ outcomeId }) => ({ kind: 'selectionRemoved', outcomeId }));
    case 'remove':
      return [{ kind: 'selectionRemoved', outcomeId: button.outcomeId }];
    case 'ticketType':
      return [{ kind: 'ticketTypeChosen', ticketType: button.ticketType }];
    case 'addStake': {
      const stake = sumAmounts([stakeOf(slip, button.target) ?? ZERO, minorUnits(button.amount)]);
      return [{ kind: 'stakeEntered', target: button.target, stake }];
    }
    case 'dismiss':
      return [{ kind: 'resultDismissed', keep: button.keep, nextIntentId }];
  }
}

function stakeOf(slip: BetSlip, target: StakeTarget): MinorUnits | null {
  if (target === 'multiple') return slip.stakeMultiple;
  return slip.selections.find(({ outcomeId }) => outcomeId === target.outcomeId)?.stake ?? null;
}
