import type { AppLoadContext } from '@remix-run/node';
import { LIMIT_PERIODS } from '@vitrine/upstream/account/play-limits';
import type { FormState } from '../../forms/form-state.ts';
import { translator } from '../base/pages/texts.server.ts';
import { limitField, shownField, waitingField } from './limit-section.ts';
import {
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
  const words = (value: number | null) =>
    value === null ? say('history.none') : limitWords(brand)(kind, value);
  const state = { values: {}, errors: {} } as {
    readonly values: Record<string, string>;
    readonly errors: Record<string, string>;
  };
  for (const period of LIMIT_PERIODS) {
    const name = limitField(kind, period);
    const limit = limitIn(held, kind, period);
    const fields = limitFields(limit, brand);
    state.values[name] = changed.includes(period) ? (typed[name] ?? '') : fields.value;
    state.values[shownField(name)] = fields.value;
    state.values[waitingField(name)] = fields.waiting;
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
