import { data, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { CODE_FIELD, TwoFactorView } from '../../../features/account/access/two-factor-view.tsx';
import type { FormState } from '../../../forms/form-state.ts';
import { routeHandle } from '../../../guard/route-handle.ts';
import { paths } from '../../../paths.ts';
import { tooManyAttempts } from '../../../services/base/store/attempts.server.ts';
import { privateMetadata } from '../../../services/base/pages/page-metadata.server.ts';
import {
  hasTwoFactor,
  setupOf,
  turnOff,
  turnOn,
  spendCode,
} from '../../../services/base/session/two-factor.server.ts';
import { readForm } from '../../../services/forms/csrf.server.ts';
import { guardedAction, guardedPage } from '../../../services/shell/guard.server.ts';

export const handle = routeHandle('twoFactor');

export const loader = guardedPage(handle, async ({ request, context, bettor }) => {
  const { user } = bettor.session;
  const texts = textsOf(context.brand.locale, 'account');
  return {
    metadata: await privateMetadata(texts['twoFactor.title'], context),
    texts,
    setup: (await hasTwoFactor(user.id, context)) ? null : await setupOf(user, context),
    isOff: new URL(request.url).searchParams.has('off'),
  };
});

/**
 * The code of the app turns the second factor on, and the answer shows the recovery codes once. With it
 * on, a code turns it off. Source: 1§1.
 */
export const action = guardedAction(handle, async ({ request, context, bettor }) => {
  const { formData, refusal } = await readForm(request, context);
  const { locale } = context.brand;
  const { user } = bettor.session;
  const texts = textsOf(locale, 'account');
  if (refusal) return refuse(403, { formError: textsOf(locale, 'shell')[refusal] });
  if (await tooManyAttempts('twoFactor', user.id, context)) {
    return refuse(429, { formError: texts['errors.tooManyAttempts'] });
  }
  const typed = String(formData.get(CODE_FIELD) ?? '').slice(0, 40);
  const wrong = { errors: { [CODE_FIELD]: texts['twoFactor.wrong'] } };
  if (await hasTwoFactor(user.id, context)) {
    if (!(await spendCode(user.id, typed, context))) return refuse(400, wrong);
    await turnOff(user.id, context);
    return redirect(`${paths.twoFactor}?off=1`);
  }
  const recoveryCodes = await turnOn(user, typed, context);
  return recoveryCodes ? data({ form: undefined, recoveryCodes }) : refuse(400, wrong);
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
