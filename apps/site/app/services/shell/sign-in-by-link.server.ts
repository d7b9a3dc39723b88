import { type AppLoadContext, redirect } from '@remix-run/node';
import { formatText } from '@vitrine/messages/format-text';
import { textsOf } from '@vitrine/messages/texts';
import {
  followVerificationLink,
  type VerificationLink,
} from '@vitrine/upstream/account/link-verification';
import type { EstablishedAccount } from '@vitrine/upstream/account/established-account';
import { readUserDetails } from '@vitrine/upstream/account/user-details';
import { SessionEnded, UpstreamError } from '@vitrine/upstream/base/errors';
import type { SessionHandle } from '@vitrine/upstream/base/session';
import { type LoginReason, loginPath } from '../../paths/access-paths.ts';
import { paths } from '../../paths.ts';
import type { MailedLink } from '../../shapes/account/mailed-link.ts';
import { tooManyAttempts } from '../base/store/attempts.server.ts';
import { noteSecurity } from '../base/security-log.server.ts';
import { pageDeadline, SIGN_IN_DEADLINE_MS } from '../base/pages/page-deadline.ts';
import { readForm } from '../forms/csrf.server.ts';
import { beginSession } from './begin-session.server.ts';

/** The mailed link in the address of the log-in page, or in its form; null without one. Source: 1§7. */
export function verificationLinkOf(
  fields: Pick<URLSearchParams | FormData, 'get'>,
): VerificationLink | null {
  const [username, linkToken] = [fields.get('username'), fields.get('linkToken')];
  if (typeof username !== 'string' || typeof linkToken !== 'string') return null;
  return username && linkToken ? { username, linkToken } : null;
}

/** What the page of a mailed link says. Opening it signs nobody in: programs that read mail open links. */
export function mailedLinkPage(
  link: VerificationLink | null,
  { brand }: AppLoadContext,
): MailedLink | null {
  if (!link) return null;
  const texts = textsOf(brand.locale, 'access');
  const { username } = link;
  return {
    ...link,
    title: texts['login.link.title'],
    text: formatText(texts['login.link.text'], { username }),
    submit: texts['login.link.submit'],
    otherwise: texts['login.link.otherwise'],
  };
}

/**
 * Signs in by the mailed link in a posted form. Answers the redirect: on with a session, or back to the log-in page
 * with the reason. A failure is tracked. Source: 1§4, 3§2.
 */
export async function signInByLink(request: Request, context: AppLoadContext): Promise<Response> {
  const { formData, visitor, refusal } = await readForm(request, context);
  if (refusal) return redirect(loginPath(paths.sportsbook, refusal));
  const link = verificationLinkOf(formData);
  const back = (reason: LoginReason) => {
    context.tracking.track({ name: 'signInByLinkFailed', reason });
    return redirect(loginPath(paths.sportsbook, reason));
  };
  if (!link) return back('linkInvalid');
  if (await tooManyAttempts('link', link.username, context)) return back('linkFailed');
  const settings = { deadlineMs: SIGN_IN_DEADLINE_MS, requestId: context.requestId };
  const end = await followVerificationLink(context.upstream, link, settings);
  switch (end.kind) {
    case 'invalid':
      noteSecurity('linkWrong', { typed: link.username }, context);
      return back('linkInvalid');
    case 'expired':
      return back('linkExpired');
    case 'failed':
      context.log.warn({ err: end.error }, 'sign-in by link failed');
      return back('linkFailed');
    case 'signedIn': {
      const logIn = {
        account: await withSelfExclusion(end.account, context),
        returnTo: paths.onboardSuccess,
        isExtended: false,
      };
      return beginSession(visitor, logIn, request, context);
    }
  }
}

/**
 * The account with its self-exclusion, which the answer to a link leaves out. Without an answer in time it is as
 * it was: the operator refuses the first bet or deposit, and the session learns of it then. Source: 1§3, 1§4.
 */
async function withSelfExclusion(
  account: EstablishedAccount,
  context: AppLoadContext,
): Promise<EstablishedAccount> {
  const { upstream, requestId, log } = context;
  const session: SessionHandle = {
    tokens: () => Promise.resolve(account.tokens),
    refresh: () => Promise.reject(new SessionEnded('absent', 'A log-in by a link has just begun')),
  };
  try {
    const settings = { session, deadlineMs: pageDeadline(context), requestId };
    const { selfExclusion } = await readUserDetails(upstream, settings);
    return { ...account, selfExclusion };
  } catch (error) {
    if (!(error instanceof UpstreamError || error instanceof SessionEnded)) throw error;
    log.warn({ err: error }, 'self-exclusion not read at a sign-in by link');
    return account;
  }
}
