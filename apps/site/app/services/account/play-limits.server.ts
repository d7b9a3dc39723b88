import type { AppLoadContext } from '@remix-run/node';
import { formatAmountForField, formatMoney, minorUnits } from '@vitrine/betting/base/money';
import {
  LIMIT_KINDS,
  LIMIT_PERIODS,
  type LimitKind,
  type LimitPeriod,
  type PlayLimit,
  readPlayLimits,
  setPlayLimit,
} from '@vitrine/upstream/account/play-limits';
import type { CallSettings } from '@vitrine/upstream/base/client';
import { SessionEnded, UpstreamError } from '@vitrine/upstream/base/errors';
import { pageDeadline } from '../base/pages/page-deadline.ts';
import { type Bettor, withSession } from '../base/session/session.server.ts';
import { isLockTimeout } from '../base/store/store.ts';
import { type Translate, translator } from '../base/pages/texts.server.ts';
import type { Visitor } from '../base/session/visitor.server.ts';
import { forgetOwnLimits } from './kept-limits.server.ts';
import {
  limitField,
  type LimitFields,
  type LimitSection,
  type LimitValues,
} from './limit-section.ts';

/** How long a form waits for the operator to take one limit, in milliseconds. */
const CHANGE_DEADLINE_MS = 10_000;
/** Reading them and setting three takes no longer. */
const CHANGE_LOCK = { ttlMs: 60_000, waitMs: CHANGE_DEADLINE_MS };

/** The limits of one kind as a form asks for them. */
export interface LimitsAsked {
  readonly kind: LimitKind;
  readonly values: LimitValues;
  readonly changed: readonly LimitPeriod[];
  /** What the page of the form showed; null for a form that doesn't say. */
  readonly shown: Readonly<Record<LimitPeriod, LimitFields | null>>;
}

/** The limit whose waiting change is taken back. */
export interface CancelAsked {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  /** The limit that the page of the form showed; null for a form that doesn't say. */
  readonly shown: string | null;
}

export type LimitsChange =
  | { readonly kind: 'changed' }
  /** `moved` were changed elsewhere since the page of the form was made: nothing was sent. */
  | {
      readonly kind: 'moved';
      readonly held: readonly PlayLimit[];
      readonly moved: readonly LimitPeriod[];
    }
  | { readonly kind: 'failed' };

/** The bettor's limits; null while the operator doesn't tell them. Source: 1§2. */
export async function playLimits(
  returnTo: string,
  visitor: Visitor,
  context: AppLoadContext,
): Promise<readonly PlayLimit[] | null> {
  return withSession(returnTo, visitor, context, (session) =>
    readPlayLimits(context.upstream, {
      session,
      deadlineMs: pageDeadline(context),
      requestId: context.requestId,
    }),
  ).catch((error: unknown) => {
    if (!(error instanceof UpstreamError)) throw error;
    context.log.warn({ err: error }, 'limits not read');
    return null;
  });
}

/**
 * Sends the changed limits of one kind that differ from those that hold, unless one of them is no longer
 * what the form's page showed. `failed` when the operator did not confirm every one of them: the page
 * then shows those that hold. Source: 1§2.
 */
export async function changeLimits(
  returnTo: string,
  { kind, values, changed, shown }: LimitsAsked,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<LimitsChange> {
  const { upstream, brand } = context;
  return changeHeld(returnTo, bettor, context, async (held, settings) => {
    const asked = changed
      .map((period) => limitIn(held, kind, period))
      .filter(({ period, value }) => values[period] !== value);
    const moved = asked
      .filter((limit) => isMoved(shown[limit.period], limitFields(limit, brand)))
      .map(({ period }) => period);
    if (moved.length > 0) return { kind: 'moved', held, moved };
    for (const { period } of asked) {
      await setPlayLimit(upstream, { kind, period, value: values[period] }, settings);
    }
    return { kind: 'changed' };
  });
}

/**
 * Takes back a raised limit that waits: the limit that holds is set again. `moved` when another limit
 * holds than the form's page showed, as once the raise itself does: nothing is sent then. Source: 1§2.
 */
export async function cancelPendingLimit(
  returnTo: string,
  { kind, period, shown }: CancelAsked,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<LimitsChange> {
  const { upstream, brand } = context;
  return changeHeld(returnTo, bettor, context, async (held, settings) => {
    const limit = limitIn(held, kind, period);
    const isUntold = shown === null && limit.pending !== null;
    if (!isUntold && shown !== limitFields(limit, brand).value) {
      return { kind: 'moved', held, moved: [period] };
    }
    // Without one the button was pressed before.
    if (limit.pending) await setPlayLimit(upstream, limit, settings);
    return { kind: 'changed' };
  });
}

/** Reads the limits and changes them while no other form of the bettor's does. */
async function changeHeld(
  returnTo: string,
  bettor: Bettor,
  context: AppLoadContext,
  change: (held: readonly PlayLimit[], settings: CallSettings) => Promise<LimitsChange>,
): Promise<LimitsChange> {
  const { upstream, requestId, store } = context;
  const readAndChange = () =>
    withSession(returnTo, bettor, context, async (session) => {
      const settings = { session, deadlineMs: CHANGE_DEADLINE_MS, requestId };
      return change(await readPlayLimits(upstream, settings), settings);
    });
  try {
    // Two tabs at once would both find what their pages showed.
    const end = await store.withLock(
      `limits:${bettor.session.user.id}`,
      CHANGE_LOCK,
      readAndChange,
    );
    await forgetOwnLimits(bettor, context);
    return end;
  } catch (error) {
    const isFailure = error instanceof UpstreamError || isLockTimeout(error);
    if (!isFailure || error instanceof SessionEnded) throw error;
    context.log.warn({ err: error }, 'limits not changed');
    return { kind: 'failed' };
  }
}

function isMoved(shown: LimitFields | null, held: LimitFields): boolean {
  return shown !== null && (shown.value !== held.value || shown.waiting !== held.waiting);
}

/** The limit of a kind and period; one of no value where the operator has no row. */
export function limitIn(
  limits: readonly PlayLimit[],
  kind: LimitKind,
  period: LimitPeriod,
): PlayLimit {
  const limit = limits.find((one) => one.kind === kind && one.period === period);
  return limit ?? { kind, period, value: null, used: 0, pending: null };
}

/** A limit as the fields of a form hold it. */
export function limitFields(
  { kind, value, pending }: Pick<PlayLimit, 'kind' | 'value' | 'pending'>,
  brand: AppLoadContext['brand'],
): LimitFields {
  return {
    value: value === null ? '' : fieldText(kind, value, brand),
    waiting:
      pending === null
        ? ''
        : pending.value === null
          ? 'none'
          : fieldText(kind, pending.value, brand),
  };
}

/** The forms of the bettor's limits. */
export async function limitSections(
  limits: readonly PlayLimit[],
  { brand }: AppLoadContext,
): Promise<readonly LimitSection[]> {
  const { locale } = brand;
  const say = await translator(locale, 'responsible-gaming');
  const words = limitWords(brand);
  return LIMIT_KINDS.map((kind) => ({
    kind,
    periods: LIMIT_PERIODS.map((period) => {
      const limit = limitIn(limits, kind, period);
      const { value, used, pending } = limit;
      return {
        name: limitField(kind, period),
        label: say(kind === 'time' ? `limits.${period}Minutes` : `limits.${period}`),
        ...limitFields(limit, brand),
        used:
          value === null
            ? null
            : {
                text: say('limits.usedText', {
                  used: words(kind, used),
                  limit: words(kind, value),
                }),
                value: used,
                max: value,
              },
        pending: pending && pendingText(pending, kind, brand, say),
      };
    }),
  }));
}

/** What changes about a limit, and when. */
export function pendingText(
  { value, at }: NonNullable<PlayLimit['pending']>,
  kind: LimitKind,
  brand: AppLoadContext['brand'],
  say: Translate,
): string {
  const date = new Intl.DateTimeFormat(brand.locale, {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: brand.timeZone,
  }).format(at);
  return value === null
    ? say('limits.pendingNone', { date })
    : say('limits.pending', { date, limit: limitWords(brand)(kind, value) });
}

/** When limits hold: a lower one at once, a higher one after the country's wait. */
export async function limitsNote({ brand }: AppLoadContext): Promise<string> {
  const say = await translator(brand.locale, 'responsible-gaming');
  return say('limits.note', { wait: say('pause.hours', { count: brand.limitRaiseHours }) });
}

/** Writes the value of a limit: an amount of money, or minutes in words. */
export function limitWords(
  brand: AppLoadContext['brand'],
): (kind: LimitKind, value: number) => string {
  const minutes = new Intl.NumberFormat(brand.locale, {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  });
  return (kind, value) =>
    kind === 'time' ? minutes.format(value) : formatMoney(minorUnits(value), brand);
}

function fieldText(kind: LimitKind, value: number, brand: AppLoadContext['brand']): string {
  return kind === 'time' ? String(value) : formatAmountForField(minorUnits(value), brand);
}
