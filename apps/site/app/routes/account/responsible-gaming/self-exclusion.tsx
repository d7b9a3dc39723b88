import { data, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import {
  CONFIRMED_FIELD,
  exclusionLengthOf,
  PERIOD_FIELD,
  UNDERSTOOD_FIELD,
} from '../../../features/account/responsible-gaming/break-period.ts';
import {
  type ExclusionCheck,
  SelfExclusionView,
} from '../../../features/account/responsible-gaming/play-break-view.tsx';
import type { FormState } from '../../../forms/form-state.ts';
import { useSentForm } from '../../../forms/use-sent-form.ts';
import { routeHandle } from '../../../guard/route-handle.ts';
import { paths } from '../../../paths.ts';
import { exclusionHelp } from '../../../services/account/contact-ways.server.ts';
import { excludeBettor, exclusionCheckText } from '../../../services/account/play-breaks.server.ts';
import { privateMetadata } from '../../../services/base/pages/page-metadata.server.ts';
import { readForm } from '../../../services/forms/csrf.server.ts';
import { guardedAction, guardedPage } from '../../../services/shell/guard.server.ts';

export const handle = routeHandle('selfExclusion');

export const loader = guardedPage(handle, async ({ context }) => {
  const { locale, licensee } = context.brand;
  const texts = textsOf(locale, 'responsible-gaming');
  return {
    metadata: await privateMetadata(texts['exclude.title'], context),
    texts,
    errorSummary: textsOf(locale, 'account').errorSummary,
    supportEmail: licensee.supportEmail,
    elsewhere: await exclusionHelp(context),
  };
});

/** The first post is answered with the end of the exclusion, the second excludes. Source: 2§2. */
export const action = guardedAction(handle, async ({ request, context, bettor }) => {
  const { formData, refusal } = await readForm(request, context);
  const { locale } = context.brand;
  if (refusal) return refuse(403, { formError: textsOf(locale, 'shell')[refusal] });
  const texts = textsOf(locale, 'responsible-gaming');
  const length = exclusionLengthOf(formData);
  const errors = {
    ...(length ? {} : { [PERIOD_FIELD]: texts['pause.required'] }),
    ...(formData.has(UNDERSTOOD_FIELD)
      ? {}
      : { [UNDERSTOOD_FIELD]: texts['exclude.confirmRequired'] }),
  };
  const period = String(formData.get(PERIOD_FIELD));
  if (!length || Object.keys(errors).length > 0) {
    return refuse(422, { errors, values: { [PERIOD_FIELD]: period } });
  }
  if (!formData.has(CONFIRMED_FIELD)) {
    const check: ExclusionCheck = { period, text: await exclusionCheckText(length, context) };
    return data({ form: undefined, check });
  }
  const isExcluded = await excludeBettor(length, paths.selfExclusion, bettor, context);
  if (!isExcluded) return refuse(502, { formError: texts['break.failed'] });
  return redirect(paths.accountStopped);
});

function refuse(status: number, state: Partial<FormState>) {
  const form: FormState = { values: {}, errors: {}, formError: null, ...state };
  return data({ form, check: null }, { status });
}

export { meta } from '../../../frame/page-meta.ts';

export default function SelfExclusion() {
  const answer = useSentForm<typeof action>();
  const { form, check } = answer && 'check' in answer ? answer : { form: answer, check: null };
  return <SelfExclusionView {...useLoaderData<typeof loader>()} form={form} check={check} />;
}
