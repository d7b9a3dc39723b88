import type { AppLoadContext } from '@remix-run/node';
import { PERMANENT_EXCLUSION_MONTHS } from '@vitrine/betting/account/self-exclusion';
import { readPlayBreaks, selfExclude } from '@vitrine/upstream/account/play-break';
import { UpstreamError } from '@vitrine/upstream/base/errors';
import { formatDateTime } from '../../format/date-time.ts';
import { pageDeadline } from '../base/pages/page-deadline.ts';
import { type Bettor, withSession } from '../base/session/session.server.ts';
import { translator } from '../base/pages/texts.server.ts';
import { changeSession, type Visitor } from '../base/session/visitor.server.ts';

/** How long a form waits for the operator to begin a pause or an exclusion, in milliseconds. */
export const BREAK_DEADLINE_MS = 10_000;

/** Until when the bettor's pause holds, in words; null without one, or while it can't be read. */
export async function pauseWords(
  returnTo: string,
  visitor: Visitor,
  context: AppLoadContext,
): Promise<string | null> {
  const { upstream, requestId, brand, log } = context;
  const breaks = await withSession(returnTo, visitor, context, (session) =>
    readPlayBreaks(upstream, { session, deadlineMs: pageDeadline(context), requestId }),
  ).catch((error: unknown) => {
    if (!(error instanceof UpstreamError)) throw error;
    log.warn({ err: error }, 'pause not read');
    return null;
  });
  const until = breaks?.pausedUntil ?? null;
  if (until === null || until <= context.now()) return null;
  const say = await translator(brand.locale, 'responsible-gaming');
  return say('pause.active', { date: formatDateTime(until, brand) });
}

/** The end of an exclusion that begins now, in words. Source: 2§2. */
export async function exclusionCheckText(
  { months, isUntilNotice }: { readonly months: number; readonly isUntilNotice: boolean },
  { brand, now }: AppLoadContext,
): Promise<string> {
  const say = await translator(brand.locale, 'responsible-gaming');
  if (isUntilNotice) return say('exclude.checkUntilNotice');
  if (months === PERMANENT_EXCLUSION_MONTHS) return say('exclude.checkPermanent');
  const end = new Date(now());
  end.setUTCMonth(end.getUTCMonth() + months);
  const days = new Intl.DateTimeFormat(brand.locale, {
    dateStyle: 'long',
    timeZone: brand.timeZone,
  });
  return say('exclude.checkUntil', { date: days.format(end) });
}

/**
 * Excludes the bettor at the operator, and in the session at once: no page waits for the next log-in.
 * Source: 2§2.
 */
export async function excludeBettor(
  length: { readonly months: number; readonly isUntilNotice: boolean },
  returnTo: string,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<'excluded' | 'alreadyExcluded' | 'failed'> {
  const { upstream, requestId, log } = context;
  const body = { exclusionMonth: length.months, isUntilNotice: length.isUntilNotice };
  const end = await withSession(returnTo, bettor, context, (session) =>
    selfExclude(upstream, body, { session, deadlineMs: BREAK_DEADLINE_MS, requestId }),
  );
  if (end.kind === 'failed') log.warn({ err: end.error }, 'exclusion not confirmed');
  if (end.kind !== 'excluded') return end.kind;
  const selfExclusion = end.exclusion ?? { months: length.months, resumeAt: null };
  await changeSession(bettor.id, context, (record) => ({
    ...record,
    user: { ...record.user, selfExclusion },
  }));
  return 'excluded';
}
