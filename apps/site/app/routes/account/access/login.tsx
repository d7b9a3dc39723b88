import { type AppLoadContext, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { isClosedByAttempts, logIn } from '@vitrine/upstream/account/log-in';
import { loginSchema } from '../../../features/account/access/credentials-schema.ts';
import { LoginView } from '../../../features/account/access/login-view.tsx';
import { MailedLinkView } from '../../../features/account/access/mailed-link-view.tsx';
import { textSections } from '../../../format/text-sections.ts';
import { routeHandle } from '../../../guard/route-handle.ts';
import type { LoginReason } from '../../../paths/access-paths.ts';
import { paths, returnPath } from '../../../paths.ts';
import { BY_LINK } from '../../../shapes/account/mailed-link.ts';
import { tooManyAttempts } from '../../../services/base/store/attempts.server.ts';
import {
  guardDeadline,
  REGION_DEADLINE_MS,
  SIGN_IN_DEADLINE_MS,
} from '../../../services/base/pages/page-deadline.ts';
import { headedMetadata } from '../../../services/base/pages/page-metadata.server.ts';
import {
  knownDevice,
  knownDeviceHeader,
} from '../../../services/base/session/known-device.server.ts';
import { noteSecurity } from '../../../services/base/security-log.server.ts';
import { captchaOfPage } from '../../../services/account/captcha.server.ts';
import { readCaptchaForm } from '../../../services/account/captcha-form.server.ts';
import { requireOpenRegion } from '../../../services/account/region.server.ts';
import { refusalCode } from '../../../services/account/refusal-code.server.ts';
import { landingPath } from '../../../services/shell/landing.server.ts';
import {
  mailedLinkPage,
  signInByLink,
  verificationLinkOf,
} from '../../../services/shell/sign-in-by-link.server.ts';
import { beginSession } from '../../../services/shell/begin-session.server.ts';
import { offersGoogle } from '../../../services/shell/offers-google.server.ts';
import { guardedAction, guardedPage } from '../../../services/shell/guard.server.ts';

/** The reason that the site sent the visitor here, in words; null when the visitor came by a link. */
function noticeOf(reason: string | null, { brand }: AppLoadContext): string | null {
  const texts = textsOf(brand.locale, 'account');
  const access = textsOf(brand.locale, 'access');
  const notices = {
    ended: textsOf(brand.locale, 'shell').sessionEnded,
    endedElsewhere: access['login.endedElsewhere'],
    idle: texts.sessionIdle,
    deactivated: access['login.deactivated'],
    loggedOut: texts.loggedOut,
    codeLate: texts['twoFactor.late'],
    passwordSet: access['login.passwordSet'],
    registered: access['login.registered'],
    closingUnknown: access['login.closingUnknown'],
    released: access['login.released'],
    linkInvalid: access['login.linkInvalid'],
    linkExpired: access['login.linkExpired'],
    linkFailed: access['login.linkFailed'],
    googleDown: access['google.unreachable'],
    captchaNeeded: access['captcha.needed'],
    captchaWrong: access['captcha.wrong'],
    captchaUsed: access['captcha.used'],
    captchaLate: access['captcha.late'],
    staleForm: textsOf(brand.locale, 'shell').staleForm,
    cookiesNeeded: textsOf(brand.locale, 'shell').cookiesNeeded,
  } satisfies Record<LoginReason | 'loggedOut', string>;
  return Object.entries(notices).find(([known]) => known === reason)?.[1] ?? null;
}

export const handle = routeHandle('login');

export const loader = guardedPage(handle, async ({ request, context }) => {
  await requireOpenRegion({ of: 'logIn', deadlineMs: guardDeadline(context) }, context);
  const { searchParams } = new URL(request.url);
  const returnTo = returnPath(searchParams.get('returnTo'), await landingPath(request));
  const reason = searchParams.get('reason');
  const { locale } = context.brand;
  const texts = textsOf(locale, 'account');
  return {
    metadata: await headedMetadata('login', texts.loginTitle, context, { path: paths.login }),
    texts,
    access: textSections(textsOf(locale, 'access'), ['login']),
    google: (await offersGoogle(context)) ? textsOf(locale, 'access')['google.continue'] : null,
    link: mailedLinkPage(verificationLinkOf(searchParams), context),
    returnTo,
    notice: noticeOf(reason, context),
    captcha: await captchaOfPage('login', context, reason?.startsWith('captcha')),
  };
});

/** Logs in by name and password, or by the mailed link that its page posts. Source: 1§4. */
export const action = guardedAction(handle, async ({ request, context }) => {
  if (new URL(request.url).searchParams.has(BY_LINK)) {
    await requireOpenRegion({ of: 'logIn', deadlineMs: REGION_DEADLINE_MS }, context);
    return await signInByLink(request, context);
  }
  const posted = await readCaptchaForm(
    { form: 'login', schema: loginSchema, nameOf: ({ username }) => username },
    request,
    context,
  );
  if (posted.answer) return posted.answer;
  const { value, formData, visitor, captcha, say, refuse } = posted;
  await requireOpenRegion({ of: 'logIn', deadlineMs: REGION_DEADLINE_MS }, context);

  const { username, password, extendedSession } = value;
  const isExtended = extendedSession === 'on';
  try {
    const device = await knownDevice(request, username, context);
    if (await tooManyAttempts('login', username, context, device))
      return refuse(429, say('errors.tooManyAttempts'));
    const settings = { deadlineMs: SIGN_IN_DEADLINE_MS, requestId: context.requestId };
    const credentials = { username, password, isExtended, captcha: captcha.token };
    const account = await logIn(context.upstream, credentials, settings);
    noteSecurity('passwordRight', { typed: username, account: account.userId }, context);
    await captcha.forget();
    const returnTo = returnPath(formData.get('returnTo'), await landingPath(request));
    const begun = await beginSession(visitor, { account, returnTo, isExtended }, request, context);
    begun.headers.append('Set-Cookie', await knownDeviceHeader(username, context));
    return begun;
  } catch (error) {
    const isWrong = refusalCode(error) === 'wrongCredentials';
    const isClosed = isClosedByAttempts(error);
    if (isWrong || isClosed) noteSecurity('passwordWrong', { typed: username }, context);
    if (isClosed) return redirect(paths.attemptLimit);
    if (isWrong) await captcha.count();
    return posted.refuseAfter(error);
  }
});

export { meta } from '../../../frame/page-meta.ts';

export default function Login() {
  const { link, ...page } = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>();
  return link ? <MailedLinkView {...link} /> : <LoginView {...page} form={form} />;
}
