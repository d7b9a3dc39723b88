import { type AppLoadContext, redirect } from '@remix-run/node';
import { monthsAfter, PERMANENT_EXCLUSION_MONTHS } from '@vitrine/betting/account/self-exclusion';
import { type PlayBreaks, readPlayBreaks, selfExclude } from '@vitrine/upstream/account/play-break';
import type { SelfExclusion } from '@vitrine/upstream/account/self-exclusion';
import { UpstreamError } from '@vitrine/upstream/base/errors';
import { formatDateTime } from '../../format/date-time.ts';
import { paths } from '../../paths.ts';
import { pageDeadline } from '../base/pages/page-deadline.ts';
import { type Bettor, withSession } from '../base/session/session.server.ts';
import { translator } from '../base/pages/texts.server.ts';
import { changeSession } from '../base/session/visitor.server.ts';

/** How long a form waits for the operator to begin a pause or an exclusion, in milliseconds. */
export const BREAK_DEADLINE_MS = 10_000;

/**
 * Until when the bettor's pause holds, in words; null without one, or while it can't be read. Where the operator
 * tells of a self-exclusion, it is kept and its page takes the place of this one. Source: 1§4.
 */
export async function pauseWords(
  returnTo: string,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<string | null> {
  const breaks = await toldBreaks(returnTo, bettor, context);
  if (breaks?.exclusion) {
    await keepExclusion(breaks.exclusion, bettor, context);
    throw redirect(paths.accountStopped);
  }
  const { brand, now } = context;
  const until = breaks?.pausedUntil ?? null;
  if (until === null || until <= now()) return null;
  const say = await translator(brand.locale, 'responsible-gaming');
  return say('pause.active', { date: formatDateTime(until, brand) });
}

/** Keeps a self-exclusion in the session, so that the guard stops every page from the next one on. */
export function keepExclusion(
  selfExclusion: SelfExclusion,
  { id }: Bettor,
  context: AppLoadContext,
): Promise<void> {
  return changeSession(id, context, (record) => ({
    ...record,
    user: { ...record.user, selfExclusion },
  }));
}

/** The bettor's pause and self-exclusion; null while they can't be read. */
async function toldBreaks(
  returnTo: string,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<PlayBreaks | null> {
  const { upstream, requestId, log } = context;
  return withSession(returnTo, bettor, context, (session) =>
    readPlayBreaks(upstream, { session, deadlineMs: pageDeadline(context), requestId }),
  ).catch((error: unknown) => {
    if (!(error instanceof UpstreamError)) throw error;
    log.warn({ err: error }, 'pause and exclusion not read');
    return null;
  });
}

/** For how long a bettor asks to be excluded. */
interface ExclusionLength {
  readonly months: number;
  readonly isUntilNotice: boolean;
}

/** When an exclusion that begins now ends, in epoch milliseconds; null for one without an end. */
function exclusionResumesAt(
  { months, isUntilNotice }: ExclusionLength,
  now: number,
): number | null {
  if (isUntilNotice || months === PERMANENT_EXCLUSION_MONTHS) return null;
  return monthsAfter(now, months);
}

/** The end of an exclusion that begins now, in words. Source: 2§2. */
export async function exclusionCheckText(
  length: ExclusionLength,
  { brand, now }: AppLoadContext,
): Promise<string> {
  const say = await translator(brand.locale, 'responsible-gaming');
  const end = exclusionResumesAt(length, now());
  if (end === null) {
    return say(length.isUntilNotice ? 'exclude.checkUntilNotice' : 'exclude.checkPermanent');
  }
  const days = new Intl.DateTimeFormat(brand.locale, {
    dateStyle: 'long',
    timeZone: brand.timeZone,
  });
  return say('exclude.checkUntil', { date: days.format(end) });
}

/**
 * Excludes the bettor at the operator, and in the session at once: no page waits for the next log-in. One that
 * holds already and ends no sooner is kept as the operator tells it. False when the operator did not
 * confirm it. Source: 2§2.
 */
export async function excludeBettor(
  length: ExclusionLength,
  returnTo: string,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<boolean> {
  const { upstream, requestId, log, now } = context;
  const body = { exclusionMonth: length.months, isUntilNotice: length.isUntilNotice };
  const end = await withSession(returnTo, bettor, context, (session) =>
    selfExclude(upstream, body, { session, deadlineMs: BREAK_DEADLINE_MS, requestId }),
  );
  switch (end.kind) {
    case 'failed':
      log.warn({ err: end.error }, 'exclusion not confirmed');
      return false;
    case 'excluded': {
      const asked = { months: length.months, resumeAt: exclusionResumesAt(length, now()) };
      await keepExclusion(end.exclusion ?? asked, bettor, context);
      return true;
    }
    case 'alreadyExcluded': {
      const breaks = await toldBreaks(returnTo, bettor, context);
      const unstated = { months: null, resumeAt: null };
      await keepExclusion(breaks?.exclusion ?? unstated, bettor, context);
      return true;
    }
  }
}
