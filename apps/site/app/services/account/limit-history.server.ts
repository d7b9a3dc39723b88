import type { AppLoadContext } from '@remix-run/node';
import { textsOf } from '@vitrine/messages/texts';
import { type LimitKind, readLimitChanges } from '@vitrine/upstream/account/play-limits';
import { UpstreamError } from '@vitrine/upstream/base/errors';
import { brandFormat } from '../../format/brand-format.ts';
import { formatDateTime } from '../../format/date-time.ts';
import { pageDeadline } from '../base/pages/page-deadline.ts';
import { type Bettor, withSession } from '../base/session/session.server.ts';
import { translator } from '../base/pages/texts.server.ts';
import { limitWords } from './play-limits.server.ts';

/** One change of a limit, in words. */
export interface LimitChangeRow {
  readonly id: string;
  readonly limit: string;
  readonly asked: string;
  readonly previous: string;
  readonly value: string;
  readonly holds: string;
}

/** Every change of the bettor's limits, newest first; null while the operator doesn't tell them. */
export async function limitHistory(
  returnTo: string,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<readonly LimitChangeRow[] | null> {
  const { upstream, requestId, brand } = context;
  const changes = await withSession(returnTo, bettor, context, (session) =>
    readLimitChanges(upstream, { session, deadlineMs: pageDeadline(context), requestId }),
  ).catch((error: unknown) => {
    if (!(error instanceof UpstreamError)) throw error;
    context.log.warn({ err: error }, 'history of limits not read');
    return null;
  });
  if (!changes) return null;
  const texts = textsOf(brand.locale, 'responsible-gaming');
  const say = await translator(brand.locale, 'responsible-gaming');
  const words = limitWords(brand);
  const format = brandFormat(brand);
  const valueText = (kind: LimitKind, value: number | null) =>
    value === null ? texts['history.none'] : words(kind, value);
  return changes.map(({ kind, period, previous, value, askedAt, holdsAt }) => {
    const date = formatDateTime(holdsAt, format);
    return {
      id: `${kind}-${period}-${holdsAt}`,
      limit: say('history.name', {
        kind: texts[`history.${kind}`],
        period: texts[`history.${period}`],
      }),
      asked: formatDateTime(askedAt, format),
      previous: valueText(kind, previous),
      value: valueText(kind, value),
      holds: holdsAt > context.now() ? say('history.waits', { date }) : date,
    };
  });
}
