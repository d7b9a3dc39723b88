import { data, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { ReactivationView } from '../../../features/account/access/reactivation-view.tsx';
import type { FormState } from '../../../forms/form-state.ts';
import { textSections } from '../../../format/text-sections.ts';
import { routeHandle } from '../../../guard/route-handle.ts';
import { loginPath } from '../../../paths/access-paths.ts';
import { paths } from '../../../paths.ts';
import { supportWays } from '../../../services/account/contact-ways.server.ts';
import { headedMetadata } from '../../../services/base/pages/page-metadata.server.ts';
import { readForm } from '../../../services/forms/csrf.server.ts';
import { guardedAction, guardedPage } from '../../../services/shell/guard.server.ts';
import { reactivate } from '../../../services/shell/reactivation.server.ts';
import { waitingLogIn } from '../../../services/shell/waiting-log-in.server.ts';

export const handle = routeHandle('reactivation');

/** Asks a bettor whose password was right whether the deactivated account is to be opened again. Source: 1§6, 3§2. */
export const loader = guardedPage(handle, async ({ context, visitor }) => {
  if (!(await waitingLogIn('reactivation', visitor, context))) throw redirect(late());
  const texts = textSections(textsOf(context.brand.locale, 'access'), ['reactivation']);
  return {
    metadata: await headedMetadata('reactivation', texts['reactivation.title'], context),
    texts,
    errorSummary: textsOf(context.brand.locale, 'account').errorSummary,
    contacts: await supportWays(context),
  };
});

export const action = guardedAction(handle, async ({ request, context }) => {
  const { visitor, refusal } = await readForm(request, context);
  const { locale } = context.brand;
  const texts = textsOf(locale, 'access');
  if (refusal) return refuse(403, textsOf(locale, 'shell')[refusal]);
  const end = await reactivate(visitor, request, context);
  switch (end.kind) {
    case 'begun':
      return end.answer;
    case 'late':
      return redirect(late());
    case 'supportNeeded':
      return refuse(409, texts['reactivation.supportNeeded']);
    case 'selfExcluded':
      return refuse(403, texts['reactivation.selfExcluded']);
    case 'failed':
      return refuse(502, texts['reactivation.failed']);
  }
});

function late(): string {
  return loginPath(paths.sportsbook, 'deactivated');
}

function refuse(status: number, formError: string) {
  return data<FormState>({ values: {}, errors: {}, formError }, { status });
}

export { meta } from '../../../frame/page-meta.ts';

export default function Reactivation() {
  return (
    <ReactivationView {...useLoaderData<typeof loader>()} form={useActionData<typeof action>()} />
  );
}
