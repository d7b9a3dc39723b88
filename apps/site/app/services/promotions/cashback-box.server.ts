import type { AppLoadContext } from '@remix-run/node';
import { formatMoney } from '@vitrine/betting/base/money';
import { UpstreamError } from '@vitrine/upstream/base/errors';
import { isCashbackEligible, openCashbackBox } from '@vitrine/upstream/promotions/cashback';
import { markNotificationRead, readNotification } from '@vitrine/upstream/promotions/notifications';
import type { CashbackBox, OpenedCashbackBox } from '../../shapes/promotions/cashback-box.ts';
import { brandFormat } from '../../format/brand-format.ts';
import { isoDay } from '../../format/date-time.ts';
import { paths } from '../../paths.ts';
import { pageDeadline } from '../base/pages/page-deadline.ts';
import { withSession } from '../base/session/session.server.ts';
import type { Visitor } from '../base/session/visitor.server.ts';

/** How long the operator has to open a box, and then to note that it was seen, in milliseconds. */
const OPENING_DEADLINE_MS = 15_000;
const NOTED_DEADLINE_MS = 3_000;

/** Today's notification: the day is that of the bettor's country. */
function todaysNotification({ brand, now }: AppLoadContext) {
  return { type: 'cashback', date: isoDay(now(), brandFormat(brand)) } as const;
}

/** How today's box stands. Reading it opens nothing. Source: 3§4, 3§7. */
export async function cashbackBox(visitor: Visitor, context: AppLoadContext): Promise<CashbackBox> {
  if (!visitor.session) return { kind: 'guest' };
  const { upstream, requestId, brand, log } = context;
  const deadlineMs = pageDeadline(context);
  return withSession(paths.cashback, visitor, context, async (session) => {
    const settings = { session, requestId, deadlineMs };
    const [isEligible, notification] = await Promise.all([
      isCashbackEligible(upstream, settings),
      readNotification(upstream, todaysNotification(context), settings).catch((error: unknown) => {
        if (!(error instanceof UpstreamError)) throw error;
        return error;
      }),
    ]);
    // The box that is offered needs no word of what was given.
    if (isEligible) return { kind: 'closed' } as const;
    if (notification instanceof UpstreamError) throw notification;
    const given = notification?.amount;
    return given
      ? ({ kind: 'openedBefore', amount: formatMoney(given, brand) } as const)
      : ({ kind: 'none' } as const);
  }).catch((error: unknown) => {
    if (!(error instanceof UpstreamError)) throw error;
    log.warn({ err: error }, 'cashback box not read');
    return { kind: 'unread' };
  });
}

/**
 * Opens today's box. Sending the form again, as a reloaded page does, pays nothing twice: it shows the
 * amount of the first time. What was shown is noted as read at the operator. Source: 3§4, 3§7, 3§8.
 */
export async function openTodaysBox(
  visitor: Visitor,
  context: AppLoadContext,
): Promise<OpenedCashbackBox> {
  const { upstream, requestId, brand } = context;
  const box = await withSession(paths.cashback, visitor, context, (session) =>
    openCashbackBox(upstream, { session, requestId, deadlineMs: OPENING_DEADLINE_MS }),
  );
  if (box.kind === 'tryAgainTomorrow') return box;
  await noteAsRead(visitor, context);
  return { kind: 'amount', amount: formatMoney(box.amount, brand) };
}

/** Notes that the bettor saw what came today. They have the amount before them, so a failure is only logged. */
export async function noteAsRead(visitor: Visitor, context: AppLoadContext): Promise<void> {
  const { upstream, requestId, log } = context;
  await withSession(paths.cashback, visitor, context, (session) =>
    markNotificationRead(upstream, todaysNotification(context), {
      session,
      requestId,
      deadlineMs: NOTED_DEADLINE_MS,
    }),
  ).catch((error: unknown) => {
    if (!(error instanceof UpstreamError)) throw error;
    log.warn({ err: error }, 'cashback notification not marked as read');
  });
}
