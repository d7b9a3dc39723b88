import type { AppLoadContext } from '@remix-run/node';
import {
  type LimitKind,
  LIMIT_PERIODS,
  type PlayLimit,
} from '@vitrine/upstream/account/play-limits';
import type { FormState } from '../../forms/form-state.ts';
import { type Translate, translator } from '../base/pages/texts.server.ts';
import { limitField, shownField, waitingField } from './limit-section.ts';
import {
  type CancelAsked,
  limitFields,
  limitIn,
  type LimitsAsked,
  type LimitsChange,
  limitWords,
  pendingText,
} from './play-limits.server.ts';

/**
 * The form of limits that another page changed meanwhile, to be confirmed: what was typed stays in its
 * field, beside what holds now. Sent once more, it changes that.
 */
export async function movedLimitsForm(
  { kind, values, changed }: LimitsAsked,
  { held, moved }: Extract<LimitsChange, { kind: 'moved' }>,
  typed: Readonly<Record<string, string>>,
  { brand }: AppLoadContext,
): Promise<FormState> {
  const say = await translator(brand.locale, 'responsible-gaming');
  const words = (value: number | null) => limitOrNone(kind, value, brand, say);
  const state = { values: {}, errors: {} } as {
    readonly values: Record<string, string>;
    readonly errors: Record<string, string>;
  };
  for (const period of LIMIT_PERIODS) {
    const name = limitField(kind, period);
    const limit = limitIn(held, kind, period);
    Object.assign(state.values, heldValues(limit, brand));
    if (changed.includes(period)) state.values[name] = typed[name] ?? '';
    if (!moved.includes(period)) continue;
    const both = { now: words(limit.value), typed: words(values[period]) };
    state.errors[name] = limit.pending
      ? say('limits.movedWaiting', {
          ...both,
          pending: pendingText(limit.pending, kind, brand, say),
        })
      : say('limits.moved', both);
  }
  return { ...state, formError: null };
}

/** The form of limits after a waiting change that was not taken back: it shows the limit that holds. */
export async function notCancelledForm(
  { kind, period }: CancelAsked,
  { held }: Extract<LimitsChange, { kind: 'moved' }>,
  { brand }: AppLoadContext,
): Promise<FormState> {
  const say = await translator(brand.locale, 'responsible-gaming');
  const limit = limitIn(held, kind, period);
  const now = limitOrNone(kind, limit.value, brand, say);
  return {
    values: heldValues(limit, brand),
    errors: { [limitField(kind, period)]: say('limits.notCancelled', { now }) },
    formError: null,
  };
}

/** What holds, as the fields of a limit post it. */
function heldValues(limit: PlayLimit, brand: AppLoadContext['brand']): Record<string, string> {
  const name = limitField(limit.kind, limit.period);
  const { value, waiting } = limitFields(limit, brand);
  return { [name]: value, [shownField(name)]: value, [waitingField(name)]: waiting };
}

function limitOrNone(
  kind: LimitKind,
  value: number | null,
  brand: AppLoadContext['brand'],
  say: Translate,
): string {
  return value === null ? say('history.none') : limitWords(brand)(kind, value);
}
