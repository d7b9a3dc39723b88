import { parseWithZod } from '@conform-to/zod/v4';
import { data, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { requestRestoreLink } from '@vitrine/upstream/account/restore-password';
import { forgotSchema } from '../../../features/account/access/access-schemas.ts';
import { ForgotPasswordView } from '../../../features/account/access/forgot-password-view.tsx';
import { textSections } from '../../../format/text-sections.ts';
import { routeHandle } from '../../../guard/route-handle.ts';
import { paths } from '../../../paths.ts';
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
  };
});

export const action = guardedAction(handle, async ({ request, context }) => {
  const { locale } = context.brand;
  const { formData, refusal } = await readForm(request, context);
  const say = await translator(locale, 'account');
  const submission = parseWithZod(formData, { schema: forgotSchema });
  const refuse = (status: number, sentence: string | null = null) =>
    data(rejectedForm(submission, say, sentence), { status });

  if (refusal) return refuse(403, textsOf(locale, 'shell')[refusal]);
  if (submission.status !== 'success') return refuse(400);

  const { email } = submission.value;
  try {
    if (await tooManyAttempts('restore', email, context)) {
      return refuse(429, say('errors.tooManyAttempts'));
    }
    const settings = { deadlineMs: SIGN_IN_DEADLINE_MS, requestId: context.requestId };
    const end = await requestRestoreLink(context.upstream, email, settings);
    if (end.kind === 'failed') throw end.error;
    if (end.kind === 'captchaRefused') {
      return refuse(400, textsOf(locale, 'access')['forgot.captchaRefused']);
    }
    return redirect(`${paths.forgotPassword}?${SENT}=1`);
  } catch (error) {
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
