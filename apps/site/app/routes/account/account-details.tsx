import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { AccountDetailsView } from '../../features/account/account-details-view.tsx';
import { contactSchema } from '../../features/account/access/registration-schema.ts';
import type { FormState } from '../../forms/form-state.ts';
import { useSentForm } from '../../forms/use-sent-form.ts';
import { routeHandle } from '../../guard/route-handle.ts';
import { paths, SAVED } from '../../paths.ts';
import { changeAccount, refreshAccount } from '../../services/account/account-details.server.ts';
import { refusalCode, refusalStatus } from '../../services/account/refusal-code.server.ts';
import { privateMetadata } from '../../services/base/pages/page-metadata.server.ts';
import { withSession } from '../../services/base/session/session.server.ts';
import { translator } from '../../services/base/pages/texts.server.ts';
import { readForm } from '../../services/forms/csrf.server.ts';
import { rejectedForm } from '../../services/forms/form-state.server.ts';
import {
  confirmQuestion,
  confirmationProblem,
} from '../../services/shell/confirm-bettor.server.ts';
import { guardedAction, guardedPage } from '../../services/shell/guard.server.ts';

export const handle = routeHandle('accountDetails');

export const loader = guardedPage(handle, async ({ request, context, bettor }) => {
  const { locale, phoneExample } = context.brand;
  const texts = textsOf(locale, 'account');
  const details = await refreshAccount(paths.accountDetails, bettor, context);
  return {
    metadata: await privateMetadata(texts['details.title'], context),
    texts,
    phoneExample,
    confirm: await confirmQuestion(bettor, context),
    isSaved: new URL(request.url).searchParams.has(SAVED),
    details: details && {
      fullName: details.fullName,
      email: details.email,
      cellPhone: details.cellPhone ?? '',
      address: details.address ?? '',
    },
  };
});

export const action = guardedAction(handle, async ({ request, context, bettor }) => {
  const { locale, country } = context.brand;
  const { formData, refusal } = await readForm(request, context);
  const say = await translator(locale, 'account');
  const submission = parseWithZod(formData, { schema: contactSchema({ country }) });
  const refuse = (status: number, sentence: string | null, more: Partial<FormState> = {}) =>
    data<FormState>({ ...rejectedForm(submission, say, sentence), ...more }, { status });

  if (refusal) return refuse(403, textsOf(locale, 'shell')[refusal]);
  if (submission.status !== 'success') return refuse(400, null);
  const unconfirmed = await confirmationProblem(formData, bettor, context);
  if (unconfirmed) return refuse(unconfirmed.status, null, unconfirmed.form);

  const info = { fullName: bettor.session.user.fullName, ...submission.value };
  try {
    await withSession(paths.accountDetails, bettor, context, (session) =>
      changeAccount(info, session, bettor, context),
    );
    return redirect(`${paths.accountDetails}?${SAVED}=1`);
  } catch (error) {
    if (error instanceof Response) throw error;
    const code = refusalCode(error);
    return refuse(refusalStatus(code), say(`errors.${code}`), { confirm: null });
  }
});

export { meta } from '../../frame/page-meta.ts';

export default function AccountDetails() {
  return (
    <AccountDetailsView {...useLoaderData<typeof loader>()} form={useSentForm<typeof action>()} />
  );
}
