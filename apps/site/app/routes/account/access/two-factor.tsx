import { data, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { CODE_FIELD, TwoFactorView } from '../../../features/account/access/two-factor-view.tsx';
import type { FormState } from '../../../forms/form-state.ts';
import { routeHandle } from '../../../guard/route-handle.ts';
import { paths } from '../../../paths.ts';
import { afterwards } from '../../../services/base/afterwards.server.ts';
import { codeGuessProblem } from '../../../services/base/store/attempts.server.ts';
import { noteSecurity } from '../../../services/base/security-log.server.ts';
import { privateMetadata } from '../../../services/base/pages/page-metadata.server.ts';
import { endOtherSessions } from '../../../services/base/session/session-list.server.ts';
import {
  hasTwoFactor,
  recoveryCodesAgain,
  setupOf,
  turnOff,
  turnOn,
  spendCode,
} from '../../../services/base/session/two-factor.server.ts';
import { readForm } from '../../../services/forms/csrf.server.ts';
import {
  confirmQuestion,
  confirmationProblem,
} from '../../../services/shell/confirm-bettor.server.ts';
import { guardedAction, guardedPage } from '../../../services/shell/guard.server.ts';

export const handle = routeHandle('twoFactor');

export const loader = guardedPage(handle, async ({ request, context, bettor }) => {
  const { user } = bettor.session;
  const texts = textsOf(context.brand.locale, 'account');
  const isOn = await hasTwoFactor(user.id, context);
  return {
    metadata: await privateMetadata(texts['twoFactor.title'], context),
    texts,
    setup: isOn ? null : await setupOf({ ...user, visitorId: bettor.id }, context),
    confirm: isOn ? null : await confirmQuestion(bettor, context),
    isOff: new URL(request.url).searchParams.has('off'),
  };
});

/**
 * The password and the code of the app turn the second factor on, and the answer shows the recovery codes; the same
 * form sent again shows them again for five minutes. With it on, a code turns it off. Either ends the bettor's other
 * sessions. Source: 1§1.
 */
export const action = guardedAction(handle, async ({ request, context, bettor }) => {
  const { formData, refusal } = await readForm(request, context);
  const { locale } = context.brand;
  const { user } = bettor.session;
  const texts = textsOf(locale, 'account');
  if (refusal) return refuse(403, { formError: textsOf(locale, 'shell')[refusal] });
  const problem = await codeGuessProblem(user.id, context);
  if (problem) return refuse(429, { formError: texts[problem] });
  const typed = String(formData.get(CODE_FIELD) ?? '').slice(0, 40);
  const endOthers = () =>
    afterwards('end other sessions', () => endOtherSessions(bettor, 'all', context), context);
  const wrong = { errors: { [CODE_FIELD]: texts['twoFactor.wrong'] } };
  const sender = { ...user, visitorId: bettor.id };
  if (await hasTwoFactor(user.id, context)) {
    const shownBefore = await recoveryCodesAgain(sender, typed, context);
    if (shownBefore) return data({ form: undefined, recoveryCodes: shownBefore });
    if (!(await spendCode(user.id, typed, context))) {
      noteSecurity('codeWrong', { account: user.id }, context);
      return refuse(400, wrong);
    }
    await turnOff(user.id, context);
    noteSecurity('twoFactorOff', { account: user.id }, context);
    await endOthers();
    return redirect(`${paths.twoFactor}?off=1`);
  }
  const unconfirmed = await confirmationProblem(formData, bettor, context);
  if (unconfirmed) return refuse(unconfirmed.status, unconfirmed.form);
  const recoveryCodes = await turnOn(sender, typed, context);
  noteSecurity(recoveryCodes ? 'twoFactorOn' : 'codeWrong', { account: user.id }, context);
  if (!recoveryCodes) return refuse(400, { ...wrong, confirm: null });
  await endOthers();
  return data({ form: undefined, recoveryCodes });
});

function refuse(status: number, state: Partial<FormState>) {
  const form: FormState = { values: {}, errors: {}, formError: null, ...state };
  return data({ form, recoveryCodes: null }, { status });
}

export { meta } from '../../../frame/page-meta.ts';

export default function TwoFactor() {
  const answer = useActionData<typeof action>();
  return (
    <TwoFactorView
      {...useLoaderData<typeof loader>()}
      form={answer?.form}
      recoveryCodes={answer?.recoveryCodes ?? null}
    />
  );
}
