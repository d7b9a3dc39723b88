import { data, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { CODE_FIELD, LoginCodeView } from '../../../features/account/access/two-factor-view.tsx';
import type { FormState } from '../../../forms/form-state.ts';
import { routeHandle } from '../../../guard/route-handle.ts';
import { loginPath } from '../../../paths/access-paths.ts';
import { paths } from '../../../paths.ts';
import { codeGuessProblem } from '../../../services/base/store/attempts.server.ts';
import { headedMetadata } from '../../../services/base/pages/page-metadata.server.ts';
import { readForm } from '../../../services/forms/csrf.server.ts';
import { enterCode } from '../../../services/shell/begin-session.server.ts';
import { guardedAction, guardedPage } from '../../../services/shell/guard.server.ts';
import { waitingLogIn } from '../../../services/shell/waiting-log-in.server.ts';

export const handle = routeHandle('loginCode');

/** Asks for the code of a bettor whose password was right. Source: 1§1. */
export const loader = guardedPage(handle, async ({ context, visitor }) => {
  if (!(await waitingLogIn('loginCode', visitor, context))) throw redirect(late());
  const texts = textsOf(context.brand.locale, 'account');
  return {
    metadata: await headedMetadata('loginCode', texts['twoFactor.askTitle'], context),
    texts,
  };
});

export const action = guardedAction(handle, async ({ request, context }) => {
  const { formData, visitor, refusal } = await readForm(request, context);
  const { locale } = context.brand;
  const texts = textsOf(locale, 'account');
  if (refusal) return refuse(403, { formError: textsOf(locale, 'shell')[refusal] });
  const waiting = await waitingLogIn('loginCode', visitor, context);
  if (!waiting) return redirect(late());
  const problem = await codeGuessProblem(waiting.account.userId, context);
  if (problem) return refuse(429, { formError: texts[problem] });
  const typed = String(formData.get(CODE_FIELD) ?? '').slice(0, 40);
  const entered = await enterCode(visitor, typed, request, context);
  return entered ?? refuse(400, { errors: { [CODE_FIELD]: texts['twoFactor.wrong'] } });
});

function late(): string {
  return loginPath(paths.sportsbook, 'codeLate');
}

function refuse(status: number, state: Partial<FormState>) {
  return data<FormState>({ values: {}, errors: {}, formError: null, ...state }, { status });
}

export { meta } from '../../../frame/page-meta.ts';

export default function LoginCode() {
  return (
    <LoginCodeView {...useLoaderData<typeof loader>()} form={useActionData<typeof action>()} />
  );
}
