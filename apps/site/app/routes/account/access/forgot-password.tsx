import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { requestRestoreLink } from '@vitrine/upstream/account/restore-password';
import { forgotSchema } from '../../../features/account/access/access-schemas.ts';
import { ForgotPasswordView } from '../../../features/account/access/forgot-password-view.tsx';
import { textSections } from '../../../format/text-sections.ts';
import { routeHandle } from '../../../guard/route-handle.ts';
import { paths } from '../../../paths.ts';
import { captchaOfPage } from '../../../services/account/captcha.server.ts';
import { readCaptchaForm } from '../../../services/account/captcha-form.server.ts';
import { tooManyAttempts } from '../../../services/base/store/attempts.server.ts';
import { SIGN_IN_DEADLINE_MS } from '../../../services/base/pages/page-deadline.ts';
import { headedMetadata } from '../../../services/base/pages/page-metadata.server.ts';
import { guardedAction, guardedPage } from '../../../services/shell/guard.server.ts';

export const handle = routeHandle('forgotPassword');

/** Names, in the address, that a link was just asked for. */
const SENT = 'enviado';

export const loader = guardedPage(handle, async ({ request, context }) => {
  const { locale } = context.brand;
  const texts = textSections(textsOf(locale, 'access'), ['forgot']);
  return {
    metadata: await headedMetadata('forgotPassword', texts['forgot.title'], context),
    texts,
    errorSummary: textsOf(locale, 'account').errorSummary,
    isSent: new URL(request.url).searchParams.has(SENT),
    captcha: await captchaOfPage('restore', context),
  };
});

export const action = guardedAction(handle, async ({ request, context }) => {
  const posted = await readCaptchaForm(
    { form: 'restore', schema: forgotSchema, nameOf: ({ email }) => email },
    request,
    context,
  );
  if (posted.answer) return posted.answer;
  const { value, captcha, say, refuse } = posted;
  const { email } = value;
  try {
    if (await tooManyAttempts('restore', email, context)) {
      return refuse(429, say('errors.tooManyAttempts'));
    }
    const settings = { deadlineMs: SIGN_IN_DEADLINE_MS, requestId: context.requestId };
    await captcha.count();
    await requestRestoreLink(context.upstream, { email, captcha: captcha.token }, settings);
    return redirect(`${paths.forgotPassword}?${SENT}=1`);
  } catch (error) {
    return posted.refuseAfter(error);
  }
});

export { meta } from '../../../frame/page-meta.ts';

export default function ForgotPassword() {
  return (
    <ForgotPasswordView {...useLoaderData<typeof loader>()} form={useActionData<typeof action>()} />
  );
}
