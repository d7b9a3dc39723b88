import { isInactive } from '@vitrine/betting/bet-slip/bet-slip-selections';
import type { ShownSlipEvent, StakeTarget } from '@vitrine/betting/bet-slip/bet-slip-event';
import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import { type MinorUnits, minorUnits, sumAmounts, ZERO } from '@vitrine/betting/base/money';
import type { SlipButton } from './bet-slip-form.ts';

/** Time and page of a press on a button. */
export interface ButtonPress {
  /** Epoch milliseconds. */
  readonly now: number;
  /** The path of the page. */
  readonly page: string;
  /** The id of the attempt after this one. */
  readonly nextIntentId: string;
}

/** The events that a button of the slip stands for. */
export function slipButtonEvents(
  button: SlipButton,
  slip: BetSlip,
  { now, page, nextIntentId }: ButtonPress,
): readonly ShownSlipEvent[] {
  switch (button.kind) {
    // The server keeps the slip, and takes the selections from it.
    case 'keep':
    case 'update':
      return [];
    case 'clear':
      return [{ kind: 'cleared', nextIntentId }];
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
    case 'setStake':
      return [{ kind: 'stakeEntered', target: button.target, stake: minorUnits(button.amount) }];
    case 'dismiss':
      return [{ kind: 'resultDismissed', keep: button.keep, nextIntentId }];
    case 'resultSeen':
      return [{ kind: 'resultSeen', intentId: button.intentId, at: now, page }];
    case 'resultExpired':
      return [{ kind: 'resultExpired', now, nextIntentId }];
  }
}

function stakeOf(slip: BetSlip, target: StakeTarget): MinorUnits | null {
  if (target === 'multiple') return slip.stakeMultiple;
  return slip.selections.find(({ outcomeId }) => outcomeId === target.outcomeId)?.stake ?? null;
}
