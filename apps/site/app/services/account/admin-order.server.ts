import type { AppLoadContext } from '@remix-run/node';
import { SessionEnded, UpstreamStatusError } from '@vitrine/upstream/base/errors';
import { forgetProvider, replaceProvider } from '@vitrine/upstream/sportsbook/provider-switch';
import {
  type AdminOrder,
  type AdminResult,
  isSwitchableEvent,
} from '../../shapes/account/admin-order.ts';
import { SIGN_IN_DEADLINE_MS } from '../base/pages/page-deadline.ts';
import { type Bettor, sessionHandle } from '../base/session/session.server.ts';

const DONE = { show: 'shown', hide: 'hidden', reset: 'reset' } as const;

/**
 * Changes the provider switch in the session of an administrator. Returns the name of what became of
 * it; throws SessionEnded. Source: 2§6, 2§7.
 */
export async function changeProviderSwitch(
  { kind, eventId }: { readonly kind: AdminOrder; readonly eventId: string },
  bettor: Bettor,
  context: AppLoadContext,
): Promise<AdminResult> {
  if (!isSwitchableEvent(eventId)) return 'invalidEvent';
  const { upstream, requestId, log } = context;
  const settings = {
    session: sessionHandle(bettor, context),
    deadlineMs: SIGN_IN_DEADLINE_MS,
    requestId,
  };
  try {
    if (kind === 'reset') await forgetProvider(upstream, eventId, settings);
    else await replaceProvider(upstream, { eventId, isShown: kind === 'show' }, settings);
    log.info({ event: 'providerSwitch', kind, eventId, userId: bettor.session.user.id }, 'changed');
    return DONE[kind];
  } catch (error) {
    if (error instanceof SessionEnded) throw error;
    log.warn({ err: error, eventId }, 'provider switch not changed');
    if (!(error instanceof UpstreamStatusError)) return 'failed';
    if (error.status === 404) return 'unknownEvent';
    return error.status === 403 ? 'forbidden' : 'failed';
  }
}
