import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { textsOf } from '@vitrine/messages/texts';
import { releaseAccount } from '@vitrine/upstream/account/release-account';
import { mailAddress, phoneAddress } from '../../format/contact-address.ts';
import { loginPath } from '../../paths/access-paths.ts';
import { paths } from '../../paths.ts';
import { SIGN_IN_DEADLINE_MS } from '../base/pages/page-deadline.ts';
import { headedMetadata } from '../base/pages/page-metadata.server.ts';
import { isStoreUnavailable } from '../base/store/store.ts';
import { translator } from '../base/pages/texts.server.ts';
import { readForm } from '../forms/csrf.server.ts';
import { tooManyAttempts } from '../base/store/attempts.server.ts';

/** The two pages of an account that log-ins were stopped for. Source: 1§2. */
type ClosedAccountPage = 'attemptLimit' | 'unusualActivity';

/** The account and the token that a mailed link names. */
interface ReleaseLink {
  readonly username: string;
  readonly token: string;
}

/** Null when the page was opened without a link. */
function releaseLinkOf(request: Request): ReleaseLink | null {
  const { searchParams } = new URL(request.url);
  const username = searchParams.get('username') ?? '';
  const token = searchParams.get('Token') ?? '';
  return username && token ? { username, token } : null;
}

/** What such a page shows. Opening it never releases the account: programs that read mail open links. */
export async function closedAccountPage(
  page: ClosedAccountPage,
  request: Request,
  context: AppLoadContext,
) {
  const { locale, licensee } = context.brand;
  const texts = textsOf(locale, 'access');
  const say = await translator(locale, 'access');
  const link = releaseLinkOf(request);
  const { pathname, search } = new URL(request.url);
  const newPassword = { href: paths.forgotPassword, label: texts['attempts.newPassword'] };
  const ways = {
    attemptLimit: [newPassword, { href: paths.unusualActivity, label: texts['attempts.notMe'] }],
    unusualActivity: [
      newPassword,
      { href: mailAddress(licensee.supportEmail), label: texts['unusual.support'] },
      {
        href: phoneAddress(licensee.supportPhone),
        label: say('unusual.call', { phone: licensee.supportPhone }),
      },
    ],
  }[page];
  const section = page === 'attemptLimit' ? 'attempts' : 'unusual';
  return {
    metadata: await headedMetadata(page, texts[`${section}.title`], context),
    title: texts[`${section}.title`],
    text: texts[`${section}.text`],
    release:
      link && page === 'attemptLimit'
        ? {
            text: say('attempts.release.text', { username: link.username }),
            submit: texts['attempts.release.submit'],
            path: pathname + search,
          }
        : null,
    ways,
  };
}

/** Releases the account of the link in the address; answers the reason when it could not be done. */
export async function releaseByLink(request: Request, context: AppLoadContext) {
  const { locale } = context.brand;
  const texts = textsOf(locale, 'access');
  const { refusal } = await readForm(request, context);
  const refuse = (status: number, problem: string) => data({ problem }, { status });
  if (refusal) return refuse(403, textsOf(locale, 'shell')[refusal]);
  const link = releaseLinkOf(request);
  if (!link) return refuse(400, texts['attempts.invalid']);
  try {
    if (await tooManyAttempts('link', link.username, context)) {
      return refuse(429, textsOf(locale, 'account')['errors.tooManyAttempts']);
    }
    const settings = { deadlineMs: SIGN_IN_DEADLINE_MS, requestId: context.requestId };
    const end = await releaseAccount(context.upstream, link, settings);
    switch (end.kind) {
      case 'released':
        return redirect(loginPath(paths.sportsbook, 'released'));
      case 'invalid':
      case 'expired':
        return refuse(400, texts[`attempts.${end.kind}`]);
      case 'failed':
        context.log.warn({ err: end.error }, 'account not released');
        return refuse(502, texts['attempts.failed']);
    }
  } catch (error) {
    if (!isStoreUnavailable(error)) throw error;
    return refuse(503, textsOf(locale, 'account')['errors.paused']);
  }
}
