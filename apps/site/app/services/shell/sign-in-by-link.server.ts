import { type AppLoadContext, redirect } from '@remix-run/node';
import {
  followVerificationLink,
  type VerificationLink,
} from '@vitrine/upstream/account/link-verification';
import { type LoginReason, loginPath } from '../../paths/access-paths.ts';
import { paths } from '../../paths.ts';
import { tooManyAttempts } from '../base/store/attempts.server.ts';
import { SIGN_IN_DEADLINE_MS } from '../base/pages/page-deadline.ts';
import { visitorOf } from '../base/session/visitor.server.ts';
import { beginSession } from './begin-session.server.ts';

/** The mailed link in the address of the log-in page; null without one. Source: 1§7. */
export function verificationLinkOf(search: URLSearchParams): VerificationLink | null {
  const username = search.get('username') ?? '';
  const linkToken = search.get('linkToken') ?? '';
  return username && linkToken ? { username, linkToken } : null;
}

/**
 * Signs in by a mailed link. Answers the redirect: on with a session, or back to the log-in page with
 * the reason. A failure is tracked. Source: 1§4, 3§2.
 */
export async function signInByLink(
  link: VerificationLink,
  request: Request,
  context: AppLoadContext,
): Promise<Response> {
  const back = (reason: LoginReason) => {
    context.tracking.track({ name: 'signInByLinkFailed', reason });
    return redirect(loginPath(paths.sportsbook, reason));
  };
  if (await tooManyAttempts('link', link.username, context)) return back('linkFailed');
  const settings = { deadlineMs: SIGN_IN_DEADLINE_MS, requestId: context.requestId };
  const end = await followVerificationLink(context.upstream, link, settings);
  switch (end.kind) {
    case 'invalid':
      return back('linkInvalid');
    case 'expired':
      return back('linkExpired');
    case 'failed':
      context.log.warn({ err: end.error }, 'sign-in by link failed');
      return back('linkFailed');
    case 'signedIn': {
      const visitor = await visitorOf(request, context);
      const logIn = {
        account: end.account,
        returnTo: paths.onboardSuccess,
        isExtended: false,
      };
      return beginSession(visitor, logIn, context);
    }
  }
}
