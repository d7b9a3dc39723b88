import type { StakeTarget } from '@vitrine/betting/bet-slip/bet-slip-event';

/**
 * The names of the slip's form fields and buttons. Every button posts the whole form, because the stakes
 * that were typed before the tap must be kept.
 */
export const STAKE_FIELD = 'stake:';
export const MULTIPLE_STAKE_FIELD = `${STAKE_FIELD}multiple`;

export function stakeField(target: StakeTarget): string {
  return target === 'multiple' ? MULTIPLE_STAKE_FIELD : `${STAKE_FIELD}${target.outcomeId}`;
}

/** The id of a stake field in the sheet, which stands over a page with the same slip in a column. */
export function sheetFieldId(target: StakeTarget): string {
  return `sheet-${stakeField(target)}`;
}

/** The fields that buttons post: an action, or the chosen type of ticket. */
export const BUTTON_FIELD = 'do';
export const TICKET_TYPE_FIELD = 'ticketType';

/** Posted by the button beside a result that begins a new slip; its value is a tap. */
export const NEW_SLIP_FIELD = 'newSlip';

/** Posted with the buttons of a ticket's page; its value is the intent id of the result on the page. */
export const TICKET_FIELD = 'ticket';

/** Posted by the placing button; its value is the intent id of the slip that was shown. */
export const PLACE_FIELD = 'place';

/** Posted for each selection: the price in thousandths and the name that the form shows. */
export const SHOWN_FIELD = 'shown:';

/** Posted beside the shown selections: the type of ticket that the form shows. */
export const SHOWN_TYPE_FIELD = 'shownType';

/** Posted by the bettor's choice of what to do when odds change. */
export const ODDS_CHANGE_FIELD = 'oddsChange';

/** What a button of the slip's form asks for. */
export type SlipButton =
  | { readonly kind: 'update' }
  | { readonly kind: 'clear' }
  /** Puts the slip aside for later. */
  | { readonly kind: 'keep' }
  | { readonly kind: 'removeInactive' }
  | { readonly kind: 'remove'; readonly outcomeId: string }
  | { readonly kind: 'ticketType'; readonly ticketType: 'singles' | 'multiple' }
  | { readonly kind: 'addStake'; readonly target: StakeTarget; readonly amount: number }
  /** Replaces a stake, such as by the most that a limit still allows. */
  | { readonly kind: 'setStake'; readonly target: StakeTarget; readonly amount: number }
  | { readonly kind: 'dismiss'; readonly keep: 'all' | 'none' | 'rejected' }
  /** Sent by the script when the result has been on screen. */
  | { readonly kind: 'resultSeen'; readonly intentId: string }
  | { readonly kind: 'resultExpired' };

/** The text that a button posts in the field `do`. */
export function buttonValue(button: Exclude<SlipButton, { kind: 'ticketType' }>): string {
  switch (button.kind) {
    case 'remove':
      return `remove ${button.outcomeId}`;
    case 'addStake':
    case 'setStake':
      return `${button.kind} ${button.amount} ${button.target === 'multiple' ? 'multiple' : button.target.outcomeId}`;
    case 'dismiss':
      return `dismiss ${button.keep}`;
    case 'resultSeen':
      return `resultSeen ${button.intentId}`;
    default:
      return button.kind;
  }
}
