import { parseWithZod } from '@conform-to/zod/v4';
import { data, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { captchaProblemOf } from '@vitrine/upstream/account/captcha';
import { requestRestoreLink } from '@vitrine/upstream/account/restore-password';
import { forgotSchema } from '../../../features/account/access/access-schemas.ts';
import { ForgotPasswordView } from '../../../features/account/access/forgot-password-view.tsx';
import { textSections } from '../../../format/text-sections.ts';
import { routeHandle } from '../../../guard/route-handle.ts';
import { paths } from '../../../paths.ts';
import {
  captchaOfPage,
  heldForm,
  postedCaptcha,
} from '../../../services/account/captcha.server.ts';
import { tooManyAttempts } from '../../../services/base/store/attempts.server.ts';
import { refusalCode, refusalStatus } from '../../../services/account/refusal-code.server.ts';
import { SIGN_IN_DEADLINE_MS } from '../../../services/base/pages/page-deadline.ts';
import { pageTitle } from '../../../services/base/pages/page-title.server.ts';
import { translator } from '../../../services/base/pages/texts.server.ts';
import { readForm } from '../../../services/forms/csrf.server.ts';
import { rejectedForm } from '../../../services/forms/form-state.server.ts';
import { guardedAction, guardedLoader } from '../../../services/shell/guard.server.ts';

export const handle = routeHandle('forgotPassword');

/** Names, in the address, that a link was just asked for. */
const SENT = 'enviado';

export const loader = guardedLoader(handle, async ({ request, context }) => {
  const { locale } = context.brand;
  const texts = textSections(textsOf(locale, 'access'), ['forgot']);
  return {
    title: await pageTitle(texts['forgot.title'], context),
    texts,
    errorSummary: textsOf(locale, 'account').errorSummary,
    isSent: new URL(request.url).searchParams.has(SENT),
    captcha: await captchaOfPage('restore', context),
  };
});

export const action = guardedAction(handle, async ({ request, context }) => {
  const { locale } = context.brand;
  const { formData, refusal } = await readForm(request, context);
  const say = await translator(locale, 'account');
  const submission = parseWithZod(formData, { schema: forgotSchema });
  const name = submission.status === 'success' ? submission.value.email : null;
  const captcha = await postedCaptcha('restore', name, formData, context);
  const refuse = async (status: number, sentence: string | null = null) =>
    data(await captcha.into(rejectedForm(submission, say, sentence)), { status });

  if (refusal) return refuse(403, textsOf(locale, 'shell')[refusal]);
  const held = await heldForm(captcha, submission, say);
  if (held) return held;
  if (submission.status !== 'success') return refuse(400);

  const { email } = submission.value;
  try {
    if (await tooManyAttempts('restore', email, context)) {
      return refuse(429, say('errors.tooManyAttempts'));
    }
    const settings = { deadlineMs: SIGN_IN_DEADLINE_MS, requestId: context.requestId };
    await captcha.count();
    await requestRestoreLink(context.upstream, { email, captcha: captcha.token }, settings);
    return redirect(`${paths.forgotPassword}?${SENT}=1`);
  } catch (error) {
    const problem = captchaProblemOf(error);
    if (problem)
      return data(await captcha.into(rejectedForm(submission, say), problem), { status: 400 });
    const code = refusalCode(error);
    return refuse(refusalStatus(code), say(`errors.${code}`));
  }
});

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page?.title },
  { name: 'robots', content: 'noindex' },
];

export default function ForgotPassword() {
  return (
    <ForgotPasswordView {...useLoaderData<typeof loader>()} form={useActionData<typeof action>()} />
  );
}
