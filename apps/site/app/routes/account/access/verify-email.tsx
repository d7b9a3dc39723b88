import { parseWithZod } from '@conform-to/zod/v4';
import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { pinSchema } from '../../../features/account/access/access-schemas.ts';
import {
  VerifyEmailView,
  type VerifyEmailViewProps,
} from '../../../features/account/access/verify-email-view.tsx';
import { textSections } from '../../../format/text-sections.ts';
import { routeHandle } from '../../../guard/route-handle.ts';
import { paths } from '../../../paths.ts';
import { tooManyAttempts } from '../../../services/base/store/attempts.server.ts';
import {
  enterPin,
  openPin,
  type PinSendingEnd,
  sendAnotherPin,
} from '../../../services/account/email-pin.server.ts';
import { refusalCode, refusalStatus } from '../../../services/account/refusal-code.server.ts';
import { privateMetadata } from '../../../services/base/pages/page-metadata.server.ts';
import { translator } from '../../../services/base/pages/texts.server.ts';
import { readForm } from '../../../services/forms/csrf.server.ts';
import { rejectedForm } from '../../../services/forms/form-state.server.ts';
import { guardedAction, guardedPage } from '../../../services/shell/guard.server.ts';

export const handle = routeHandle('verifyEmail');

/** Names, in the address, that another PIN was just sent. */
const RESENT = 'reenviado';

export const loader = guardedPage(handle, async ({ request, context, bettor }) => {
  const { locale } = context.brand;
  const texts = textSections(textsOf(locale, 'access'), ['verify']);
  const { email } = bettor.session.user;
  const say = await translator(locale, 'access');
  const sending = await openPin(bettor, context);
  if (sending.kind === 'alreadyVerified') throw redirect(paths.onboardSuccess);
  const isResent = new URL(request.url).searchParams.has(RESENT);
  return {
    metadata: await privateMetadata(texts['verify.title'], context),
    texts,
    errorSummary: textsOf(locale, 'account').errorSummary,
    intro: say('verify.intro', { email }),
    sending: sendingWords(sending.kind, isResent, context),
    wait: sending.againAt === null ? null : { againAt: sending.againAt, madeAt: context.now() },
    laterPath: paths.deposit,
  };
});

function sendingWords(
  sending: Exclude<PinSendingEnd['kind'], 'alreadyVerified'>,
  isResent: boolean,
  { brand }: AppLoadContext,
): VerifyEmailViewProps['sending'] {
  const texts = textsOf(brand.locale, 'access');
  if (sending === 'failed') return { tone: 'warning', text: texts['verify.errors.unsent'] };
  return isResent ? { tone: 'success', text: texts['verify.resent'] } : null;
}

/** A PIN asked for too soon tells anew how long to wait. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  actionStatus,
  defaultShouldRevalidate,
}) => defaultShouldRevalidate || actionStatus === 429;

export const action = guardedAction(handle, async ({ request, context, bettor }) => {
  const { locale } = context.brand;
  const { formData, refusal } = await readForm(request, context);
  const say = await translator(locale, 'access');
  const submission = parseWithZod(formData, { schema: pinSchema });
  const refuse = (status: number, sentence: string | null = null) =>
    data(rejectedForm(submission, say, sentence), { status });
  /** The PIN is at fault: the field is empty again, for the next one. */
  const mend = (sentence: string) =>
    data({ values: {}, errors: { pin: sentence }, formError: null }, { status: 400 });

  if (refusal) return refuse(403, textsOf(locale, 'shell')[refusal]);
  try {
    if (formData.get('step') === 'resend') {
      const { kind: sending } = await sendAnotherPin(bettor, context);
      if (sending === 'alreadyVerified') return redirect(paths.onboardSuccess);
      if (sending === 'sent') return redirect(`${paths.verifyEmail}?${RESENT}=1`);
      const code = sending === 'tooSoon' ? 'tooSoon' : 'unsent';
      const sentence = say(`verify.errors.${code}`);
      const untyped = { payload: {} };
      return data(rejectedForm(untyped, say, sentence), { status: code === 'tooSoon' ? 429 : 502 });
    }
    if (submission.status !== 'success') return refuse(400);
    if (await tooManyAttempts('pin', bettor.session.user.id, context)) {
      return refuse(429, textsOf(locale, 'account')['errors.tooManyAttempts']);
    }
    const end = await enterPin(submission.value.pin, bettor, context);
    switch (end.kind) {
      case 'valid':
      case 'alreadyVerified':
        return redirect(paths.onboardSuccess);
      case 'wrong':
        return mend(
          end.remainingTries === null
            ? say('verify.errors.wrong')
            : say('verify.errors.wrong', { count: end.remainingTries }),
        );
      case 'expired':
      case 'blocked':
        return mend(say(`verify.errors.${end.kind}`));
      case 'failed':
        return refuse(502, say('verify.errors.failed'));
    }
  } catch (error) {
    const code = refusalCode(error);
    return refuse(refusalStatus(code), textsOf(locale, 'account')[`errors.${code}`]);
  }
});

export { meta } from '../../../frame/page-meta.ts';

export default function VerifyEmail() {
  return (
    <VerifyEmailView {...useLoaderData<typeof loader>()} form={useActionData<typeof action>()} />
  );
}
