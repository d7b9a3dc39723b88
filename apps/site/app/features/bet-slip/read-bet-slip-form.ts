import type {
  ShownSlipEvent,
  ShownOutcome,
  StakeTarget,
} from '@vitrine/betting/bet-slip/bet-slip-event';
import type { OutcomeSeen, TicketType } from '@vitrine/betting/bet-slip/bet-slip-types';
import { ODDS_CHANGE_CHOICES } from '@vitrine/betting/bet-slip/odds-change';
import { oddsFromThousandths } from '@vitrine/betting/base/odds';
import { type AmountWriting, type MinorUnits, parseAmount } from '@vitrine/betting/base/money';
import {
  BUTTON_FIELD,
  buttonValue,
  ODDS_CHANGE_FIELD,
  SHOWN_FIELD,
  SHOWN_TYPE_FIELD,
  type SlipButton,
  STAKE_FIELD,
  TICKET_TYPE_FIELD,
} from './bet-slip-form.ts';

/** The same bounds as a tap's outcome id: no space, at most 200 characters. */
const OUTCOME_ID = /^\S{1,200}$/;

/** A stake that could not be read, with the text that the bettor typed. */
export interface UnreadStake {
  readonly target: StakeTarget;
  readonly text: string;
  readonly reason: 'notANumber' | 'wrongSeparator' | 'tooManyDecimals' | 'tooLarge';
}

export interface StakeEntries {
  readonly events: readonly ShownSlipEvent[];
  readonly unread: readonly UnreadStake[];
}

/**
 * The stakes of a posted slip form. An empty field or zero clears its stake. A text that can't be read
 * goes to `unread` and leaves the stake as it was. Fields with other names are skipped.
 *
 * @example
 * stakeEntries(form({ 'stake:multiple': '5,00' }), brazil).events // [{ kind: 'stakeEntered', target: 'multiple', stake: 500 }]
 * stakeEntries(form({ 'stake:o1': 'x' }), brazil).unread // [{ target: { outcomeId: 'o1' }, text: 'x', reason: 'notANumber' }]
 */
export function stakeEntries(formData: FormData, writing: AmountWriting): StakeEntries {
  const events: ShownSlipEvent[] = [];
  const unread: UnreadStake[] = [];
  for (const [name, value] of formData) {
    const target = name.startsWith(STAKE_FIELD) && targetOf(name.slice(STAKE_FIELD.length));
    if (!target || typeof value !== 'string') continue;
    const parsed = parseAmount(value, writing);
    if (parsed.ok) events.push({ kind: 'stakeEntered', target, stake: nullIfZero(parsed.value) });
    else if (parsed.reason === 'empty') events.push({ kind: 'stakeEntered', target, stake: null });
    else unread.push({ target, text: value, reason: parsed.reason });
  }
  return { events, unread };
}

/** The bettor's choice of what to do when odds change, when the form has one. */
export function choiceEvents(formData: FormData): readonly ShownSlipEvent[] {
  const posted = formData.get(ODDS_CHANGE_FIELD);
  const choice = ODDS_CHANGE_CHOICES.find((each) => each === posted);
  return choice ? [{ kind: 'oddsChangeChosen', choice }] : [];
}

/**
 * The prices and names that a posted slip form showed. A field that can't be read is skipped: its
 * selection counts as shown at the price accepted before.
 *
 * @example
 * shownOutcomes(form({ 'shown:o1': '1850 Flamengo' })) // [{ outcomeId: 'o1', odds: 1850, outcomeName: 'Flamengo' }]
 */
export function shownOutcomes(formData: FormData): readonly ShownOutcome[] {
  return [...formData].flatMap(([name, value]) => {
    const outcomeId = name.startsWith(SHOWN_FIELD) ? name.slice(SHOWN_FIELD.length) : '';
    const [, odds, outcomeName] = (typeof value === 'string' && SHOWN.exec(value)) || [];
    if (!OUTCOME_ID.test(outcomeId) || odds === undefined || outcomeName === undefined) return [];
    const thousandths = Number(odds);
    if (thousandths < 1000) return [];
    return [{ outcomeId, odds: oddsFromThousandths(thousandths), outcomeName }];
  });
}

/**
 * The name of a custom bet is that of ten outcomes; one that the catalogue has not read yet is empty. A form's
 * fields have bounds of their own.
 */
const SHOWN = /^(\d{4,9}) (.*)$/;

/** What a form posts of a selection that it shows. */
export function shownValue({ odds, outcomeName }: OutcomeSeen): string {
  return `${odds} ${outcomeName}`;
}

/** The type of ticket that a posted slip form showed; null when it names none. */
export function shownTicketType(formData: FormData): TicketType | null {
  return ticketTypeOf(formData.get(SHOWN_TYPE_FIELD));
}

function ticketTypeOf(posted: FormDataEntryValue | null): TicketType | null {
  return posted === 'singles' || posted === 'multiple' ? posted : null;
}

/** The stake that a name means: `multiple` or an outcome id; null for a text that is neither. */
function targetOf(name: string): StakeTarget | null {
  if (name === 'multiple') return name;
  return OUTCOME_ID.test(name) ? { outcomeId: name } : null;
}

function nullIfZero(stake: MinorUnits): MinorUnits | null {
  return stake === 0 ? null : stake;
}

const PLAIN_BUTTONS = ['update', 'clear', 'keep', 'removeInactive', 'resultExpired'] as const;

/**
 * The button that posted a form; null when the form names none, or in a text that `buttonValue` does not
 * write.
 *
 * @example
 * parseButton(form({ do: 'remove sr:match:7/1/1' })) // { kind: 'remove', outcomeId: 'sr:match:7/1/1' }
 * parseButton(form({ do: 'remove a b' })) // null
 */
export function parseButton(formData: FormData): SlipButton | null {
  const ticketType = ticketTypeOf(formData.get(TICKET_TYPE_FIELD));
  if (ticketType) return { kind: 'ticketType', ticketType };
  const value = formData.get(BUTTON_FIELD);
  if (typeof value !== 'string') return null;
  const button = readButton(value);
  return button && buttonValue(button) === value ? button : null;
}

function readButton(value: string): Exclude<SlipButton, { kind: 'ticketType' }> | null {
  const [kind = '', first = '', second = ''] = value.split(' ');
  const plain = PLAIN_BUTTONS.find((name) => name === kind);
  if (plain) return { kind: plain };
  if (kind === 'resultSeen' && first) return { kind, intentId: first };
  if (kind === 'remove' && OUTCOME_ID.test(first)) return { kind, outcomeId: first };
  if (kind === 'dismiss' && (first === 'all' || first === 'none' || first === 'rejected')) {
    return { kind, keep: first };
  }
  const target = targetOf(second);
  if ((kind === 'addStake' || kind === 'setStake') && /^\d{1,9}$/.test(first) && target) {
    return { kind, target, amount: Number(first) };
  }
  return null;
}
