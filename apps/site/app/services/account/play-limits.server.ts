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
import { SessionEnded, UpstreamError } from '@vitrine/upstream/base/errors';
import { pageDeadline } from '../base/pages/page-deadline.ts';
import { withSession } from '../base/session/session.server.ts';
import { translator } from '../base/pages/texts.server.ts';
import type { Visitor } from '../base/session/visitor.server.ts';
import { forgetOwnLimits } from './kept-limits.server.ts';
import { limitField, type LimitSection, type LimitValues } from './limit-section.ts';

/** How long a form waits for the operator to take one limit, in milliseconds. */
const CHANGE_DEADLINE_MS = 10_000;

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
 * Sends the changed limits of one kind that differ from those that hold. False when the operator did not
 * confirm every one of them: the page then shows those that hold. Source: 1§2.
 */
export async function changeLimits(
  returnTo: string,
  {
    kind,
    values,
    changed,
  }: {
    readonly kind: LimitKind;
    readonly values: LimitValues;
    readonly changed: readonly LimitPeriod[];
  },
  visitor: Visitor,
  context: AppLoadContext,
): Promise<boolean> {
  const { upstream, requestId } = context;
  try {
    await withSession(returnTo, visitor, context, async (session) => {
      const settings = { session, deadlineMs: CHANGE_DEADLINE_MS, requestId };
      const held = await readPlayLimits(upstream, settings);
      for (const limit of held.filter((one) => one.kind === kind)) {
        const value = values[limit.period];
        if (value === limit.value || !changed.includes(limit.period)) continue;
        await setPlayLimit(upstream, { kind, period: limit.period, value }, settings);
      }
    });
    await forgetOwnLimits(visitor, context);
    return true;
  } catch (error) {
    if (!(error instanceof UpstreamError) || error instanceof SessionEnded) throw error;
    context.log.warn({ err: error }, 'limits not changed');
    return false;
  }
}

/**
 * Takes back a raised limit that waits: the limit that holds is set again. False when the operator did
 * not confirm it. Source: 1§2.
 */
export async function cancelPendingLimit(
  returnTo: string,
  { kind, period }: Pick<PlayLimit, 'kind' | 'period'>,
  visitor: Visitor,
  context: AppLoadContext,
): Promise<boolean> {
  const { upstream, requestId } = context;
  try {
    await withSession(returnTo, visitor, context, async (session) => {
      const settings = { session, deadlineMs: CHANGE_DEADLINE_MS, requestId };
      const held = await readPlayLimits(upstream, settings);
      const limit = held.find((one) => one.kind === kind && one.period === period);
      if (!limit?.pending) return;
      await setPlayLimit(upstream, { kind, period, value: limit.value }, settings);
    });
    return true;
  } catch (error) {
    if (!(error instanceof UpstreamError) || error instanceof SessionEnded) throw error;
    context.log.warn({ err: error }, 'waiting limit not cancelled');
    return false;
  }
}

/** The forms of the bettor's limits. */
export async function limitSections(
  limits: readonly PlayLimit[],
  { brand }: AppLoadContext,
): Promise<readonly LimitSection[]> {
  const { locale, timeZone } = brand;
  const say = await translator(locale, 'responsible-gaming');
  const words = limitWords(brand);
  const moments = new Intl.DateTimeFormat(locale, {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone,
  });
  return LIMIT_KINDS.map((kind) => ({
    kind,
    periods: LIMIT_PERIODS.map((period) => {
      const limit = limits.find((one) => one.kind === kind && one.period === period);
      const value = limit?.value ?? null;
      const pending = limit?.pending ?? null;
      return {
        name: limitField(kind, period),
        label: say(kind === 'time' ? `limits.${period}Minutes` : `limits.${period}`),
        value: value === null ? '' : fieldText(kind, value, brand),
        used:
          limit && value !== null
            ? {
                text: say('limits.usedText', {
                  used: words(kind, limit.used),
                  limit: words(kind, value),
                }),
                value: limit.used,
                max: value,
              }
            : null,
        pending: pending && pendingWords(pending, kind),
      };
    }),
  }));

  function pendingWords({ value, at }: NonNullable<PlayLimit['pending']>, kind: LimitKind) {
    const date = moments.format(at);
    return value === null
      ? say('limits.pendingNone', { date })
      : say('limits.pending', { date, limit: words(kind, value) });
  }
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
