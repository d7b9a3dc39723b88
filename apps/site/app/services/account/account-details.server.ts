import { pageDeadline, SIGN_IN_DEADLINE_MS } from '../base/pages/page-deadline.ts';
import type { AppLoadContext } from '@remix-run/node';
import type { PlayRefusal } from '@vitrine/upstream/account/play-refusal';
import {
  changeUserInfo,
  readUserDetails,
  type UserDetails,
  type UserInfo,
} from '@vitrine/upstream/account/user-details';
import { UpstreamError } from '@vitrine/upstream/base/errors';
import type { SessionHandle } from '@vitrine/upstream/base/session';
import { type Bettor, withSession } from '../base/session/session.server.ts';
import { changeSession } from '../base/session/visitor.server.ts';

/**
 * Requests the account from the operator and keeps it in the session. Null without an answer in time.
 * A session that has ended redirects to the log-in page, which leads back to `returnTo`. Source: 1§3.
 */
export async function refreshAccount(
  returnTo: string,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<UserDetails | null> {
  try {
    const details = await withSession(returnTo, bettor, context, (session) =>
      readUserDetails(context.upstream, {
        session,
        deadlineMs: pageDeadline(context),
        requestId: context.requestId,
      }),
    );
    await keepDetails(details, bettor, context);
    return details;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    context.log.warn({ err: error }, 'user details not read');
    return null;
  }
}

/** Changes the account at the operator, and what the session keeps of it. Rejects with its errors. Source: 1§7. */
export async function changeAccount(
  info: UserInfo,
  session: SessionHandle,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<void> {
  const details = await changeUserInfo(context.upstream, info, {
    session,
    deadlineMs: SIGN_IN_DEADLINE_MS,
    requestId: context.requestId,
  });
  await keepDetails(details, bettor, context);
}

function keepDetails(details: UserDetails, bettor: Bettor, context: AppLoadContext): Promise<void> {
  return changeSession(bettor.id, context, (record) => ({
    ...record,
    user: { ...record.user, ...details },
  }));
}

/**
 * Records in the session that the operator bars the account, so that the guard stops it from the next
 * page on. After a bare 403 it looks for a self-exclusion, which that status can also mean. Refusals
 * that end by themselves are not recorded. Source: 1§4, 1§6, 1§8.
 */
export async function keepPlayRefusal(
  refusal: PlayRefusal,
  returnTo: string,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<void> {
  if (refusal === 'selfExclusion') await refreshAccount(returnTo, bettor, context);
  if (refusal !== 'internallyBlocked' && refusal !== 'deactivated') return;
  const change =
    refusal === 'deactivated' ? { isDeactivated: true } : { isInternallyBlocked: true };
  await changeSession(bettor.id, context, (record) => ({
    ...record,
    user: { ...record.user, ...change },
  }));
}
