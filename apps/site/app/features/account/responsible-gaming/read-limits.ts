import { type AmountWriting, parseAmount } from '@vitrine/betting/base/money';
import {
  LIMIT_KINDS,
  LIMIT_PERIODS,
  type LimitKind,
  type LimitPeriod,
} from '@vitrine/upstream/account/play-limits';
import {
  limitField,
  type LimitFields,
  type LimitValues,
  shownField,
  waitingField,
} from '../../../services/account/limit-section.ts';
import { CANCEL_FIELD, KIND_FIELD } from './limit-fields.ts';

/**
 * The limit whose waiting change a posted form takes back, and what the page showed as holding; null when it
 * is another form.
 */
export function readCancelledLimit(formData: FormData): {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly shown: string | null;
} | null {
  const named = formData.get(CANCEL_FIELD);
  for (const kind of LIMIT_KINDS) {
    for (const period of LIMIT_PERIODS) {
      const name = limitField(kind, period);
      if (name === named) return { kind, period, shown: textOf(formData, shownField(name)) };
    }
  }
  return null;
}

/** What is wrong about a typed limit: a key of the texts under `limits.errors`. */
export type LimitProblem = 'amount' | 'minutes' | 'order' | 'orderMonth';

export type LimitsRead =
  | {
      readonly ok: true;
      readonly kind: LimitKind;
      readonly values: LimitValues;
      /** The periods whose field no longer holds what the page showed. */
      readonly changed: readonly LimitPeriod[];
      /** What the page showed; null for a form that doesn't say. */
      readonly shown: Readonly<Record<LimitPeriod, LimitFields | null>>;
      readonly typed: Readonly<Record<string, string>>;
    }
  | {
      readonly ok: false;
      readonly typed: Readonly<Record<string, string>>;
      readonly problems: Readonly<Record<string, LimitProblem>>;
    };

/** The longest time that a period can hold, in minutes. */
const MOST_MINUTES: Readonly<Record<LimitPeriod, number>> = {
  daily: 1440,
  weekly: 10_080,
  monthly: 44_640,
};

/**
 * The limits of a posted form in minor units, or whole minutes for time. An empty field is no limit.
 * Null when the form names no kind of limit. A field that still holds what the page showed is not
 * changed: another tab may have set that limit since.
 *
 * @example
 * readLimits(form({ kind: 'stake', 'stake-daily': '50,00' }), writing).values
 * // { daily: 5000, weekly: null, monthly: null }
 */
export function readLimits(formData: FormData, writing: AmountWriting): LimitsRead | null {
  const kind = LIMIT_KINDS.find((known) => known === formData.get(KIND_FIELD));
  if (!kind) return null;
  const typed: Record<string, string> = {};
  const problems: Record<string, LimitProblem> = {};
  const changed: LimitPeriod[] = [];
  const values: Record<LimitPeriod, number | null> = { daily: null, weekly: null, monthly: null };
  const shownLimits: Record<LimitPeriod, LimitFields | null> = {
    daily: null,
    weekly: null,
    monthly: null,
  };
  for (const period of LIMIT_PERIODS) {
    const name = limitField(kind, period);
    const text = textOf(formData, name) ?? '';
    const shown = textOf(formData, shownField(name));
    typed[name] = text;
    if (shown !== null) {
      const waiting = textOf(formData, waitingField(name)) ?? '';
      shownLimits[period] = { value: shown, waiting };
      typed[shownField(name)] = shown;
      typed[waitingField(name)] = waiting;
    }
    if (text !== shown) changed.push(period);
    if (text === '') continue;
    const value = kind === 'time' ? minutesOf(text, period) : amountOf(text, writing);
    if (value === null) problems[name] = kind === 'time' ? 'minutes' : 'amount';
    else values[period] = value;
  }
  if (isBelow(values.weekly, values.daily)) problems[limitField(kind, 'weekly')] ??= 'order';
  if (isBelow(values.monthly, values.weekly) || isBelow(values.monthly, values.daily)) {
    problems[limitField(kind, 'monthly')] ??= 'orderMonth';
  }
  return Object.keys(problems).length === 0
    ? { ok: true, kind, values, changed, shown: shownLimits, typed }
    : { ok: false, typed, problems };
}

function textOf(formData: FormData, name: string): string | null {
  const posted = formData.get(name);
  return typeof posted === 'string' ? posted.trim() : null;
}

function isBelow(longer: number | null, shorter: number | null): boolean {
  return longer !== null && shorter !== null && longer < shorter;
}

function amountOf(text: string, writing: AmountWriting): number | null {
  const parsed = parseAmount(text, writing);
  return parsed.ok ? parsed.value : null;
}

function minutesOf(text: string, period: LimitPeriod): number | null {
  return /^\d{1,5}$/.test(text) && Number(text) <= MOST_MINUTES[period] ? Number(text) : null;
}
