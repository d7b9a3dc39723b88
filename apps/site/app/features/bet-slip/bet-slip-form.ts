import type { BetSlipEvent, StakeTarget } from '@vitrine/betting/bet-slip-event';
import { type DecimalSeparator, type MinorUnits, parseAmount } from '@vitrine/betting/money';

/**
 * The names of the slip's form fields and buttons, and what they mean. Every button posts the whole
 * form, so that stakes typed before a tap on any of them are kept.
 */
export const STAKE_FIELD = 'stake:';
export const MULTIPLE_STAKE_FIELD = `${STAKE_FIELD}multiple`;

export function stakeField(target: StakeTarget): string {
  return target === 'multiple' ? MULTIPLE_STAKE_FIELD : `${STAKE_FIELD}${target.outcomeId}`;
}

/** A stake that could not be read, with its text as typed. */
export interface UnreadStake {
  readonly target: StakeTarget;
  readonly text: string;
  readonly reason: 'notANumber' | 'wrongSeparator' | 'tooManyDecimals' | 'tooLarge';
}

export interface StakeEntries {
  readonly events: readonly BetSlipEvent[];
  readonly unread: readonly UnreadStake[];
}

/** The stakes of a posted slip form. An empty field is no stake; one that can't be read changes none. */
export function stakeEntries(formData: FormData, separator: DecimalSeparator): StakeEntries {
  const events: BetSlipEvent[] = [];
  const unread: UnreadStake[] = [];
  for (const [name, value] of formData) {
    if (!name.startsWith(STAKE_FIELD) || typeof value !== 'string') continue;
    const target: StakeTarget =
      name === MULTIPLE_STAKE_FIELD ? 'multiple' : { outcomeId: name.slice(STAKE_FIELD.length) };
    const parsed = parseAmount(value, separator);
    if (parsed.ok) events.push({ kind: 'stakeEntered', target, stake: nullIfZero(parsed.value) });
    else if (parsed.reason === 'empty') events.push({ kind: 'stakeEntered', target, stake: null });
    else unread.push({ target, text: value, reason: parsed.reason });
  }
  return { events, unread };
}

function nullIfZero(stake: MinorUnits): MinorUnits | null {
  return stake === 0 ? null : stake;
}

/** The fields that buttons post: what to do, or which type of ticket. */
export const BUTTON_FIELD = 'do';
export const TICKET_TYPE_FIELD = 'ticketType';

/** Posted by the placing button; its value is the intent id of the slip that was shown. */
export const PLACE_FIELD = 'place';

/** What the buttons of the slip's form ask for. */
export type SlipButton =
  | { readonly kind: 'update' }
  | { readonly kind: 'clear' }
  | { readonly kind: 'acceptChanges' }
  | { readonly kind: 'removeInactive' }
  | { readonly kind: 'remove'; readonly outcomeId: string }
  | { readonly kind: 'ticketType'; readonly ticketType: 'singles' | 'multiple' }
  | { readonly kind: 'addStake'; readonly target: StakeTarget; readonly amount: number }
  | { readonly kind: 'dismiss'; readonly keep: 'all' | 'none' | 'rejected' };

const PLAIN_BUTTONS = ['update', 'clear', 'acceptChanges', 'removeInactive'] as const;

/** The value of a button's field `do`. */
export function buttonValue(button: Exclude<SlipButton, { kind: 'ticketType' }>): string {
  switch (button.kind) {
    case 'remove':
      return `remove ${button.outcomeId}`;
    case 'addStake':
      return `addStake ${button.amount} ${button.target === 'multiple' ? 'multiple' : button.target.outcomeId}`;
    case 'dismiss':
      return `dismiss ${button.keep}`;
    default:
      return button.kind;
  }
}

/** The button a form was posted by; null when it names none. */
export function parseButton(formData: FormData): SlipButton | null {
  const ticketType = formData.get(TICKET_TYPE_FIELD);
  if (ticketType === 'singles' || ticketType === 'multiple') {
    return { kind: 'ticketType', ticketType };
  }
  const value = formData.get(BUTTON_FIELD);
  if (typeof value !== 'string') return null;
  const [kind = '', first = '', second = ''] = value.split(' ');
  const plain = PLAIN_BUTTONS.find((name) => name === kind);
  if (plain) return { kind: plain };
  if (kind === 'remove' && first) return { kind, outcomeId: first };
  if (kind === 'dismiss' && (first === 'all' || first === 'none' || first === 'rejected')) {
    return { kind, keep: first };
  }
  if (kind === 'addStake' && /^\d{1,9}$/.test(first) && second) {
    const target: StakeTarget = second === 'multiple' ? 'multiple' : { outcomeId: second };
    return { kind, target, amount: Number(first) };
  }
  return null;
}
