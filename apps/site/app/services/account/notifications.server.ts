import type { AppLoadContext } from '@remix-run/node';
import {
  type NotificationChoices,
  readNotifications,
  setNotifications,
} from '@vitrine/upstream/account/notifications';
import { SessionEnded, UpstreamError } from '@vitrine/upstream/base/errors';
import { pageDeadline } from '../base/pages/page-deadline.ts';
import { withSession } from '../base/session/session.server.ts';
import type { Visitor } from '../base/session/visitor.server.ts';

/** How long a form waits for the operator to take the choices, in milliseconds. */
const CHANGE_DEADLINE_MS = 10_000;

/** What the bettor allows the operator to write about; null while the operator doesn't tell. */
export async function notificationChoices(
  returnTo: string,
  visitor: Visitor,
  context: AppLoadContext,
): Promise<NotificationChoices | null> {
  const { upstream, requestId, log } = context;
  return withSession(returnTo, visitor, context, (session) =>
    readNotifications(upstream, { session, deadlineMs: pageDeadline(context), requestId }),
  ).catch((error: unknown) => {
    if (!(error instanceof UpstreamError)) throw error;
    log.warn({ err: error }, 'notifications not read');
    return null;
  });
}

/** Sends what the bettor allows. False when the operator did not confirm it. */
export async function changeNotifications(
  returnTo: string,
  choices: NotificationChoices,
  visitor: Visitor,
  context: AppLoadContext,
): Promise<boolean> {
  const { upstream, requestId, log } = context;
  try {
    const held = await withSession(returnTo, visitor, context, (session) =>
      setNotifications(upstream, choices, { session, deadlineMs: CHANGE_DEADLINE_MS, requestId }),
    );
    return held.email === choices.email && held.sms === choices.sms && held.push === choices.push;
  } catch (error) {
    if (!(error instanceof UpstreamError) || error instanceof SessionEnded) throw error;
    log.warn({ err: error }, 'notifications not changed');
    return false;
  }
}
