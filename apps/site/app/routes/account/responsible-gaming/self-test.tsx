import { data } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { type SelfTestResult, selfTestResult } from '@vitrine/betting/account/self-test';
import { textsOf } from '@vitrine/messages/texts';
import { readSelfTest } from '../../../features/account/responsible-gaming/self-test-answers.ts';
import { SelfTestView } from '../../../features/account/responsible-gaming/self-test-view.tsx';
import type { FormState } from '../../../forms/form-state.ts';
import { routeHandle } from '../../../guard/route-handle.ts';
import { helpWays } from '../../../services/account/contact-ways.server.ts';
import { headedMetadata } from '../../../services/base/pages/page-metadata.server.ts';
import { readForm } from '../../../services/forms/csrf.server.ts';
import { guardedAction, guardedPage } from '../../../services/shell/guard.server.ts';

export const handle = routeHandle('selfTest');

export const loader = guardedPage(handle, async ({ context }) => {
  const texts = textsOf(context.brand.locale, 'self-test');
  return {
    metadata: await headedMetadata('selfTest', texts.title, context),
    texts,
    help: await helpWays(context),
  };
});

interface SelfTestAnswered {
  readonly result: SelfTestResult | null;
  readonly form: FormState | undefined;
}

/** Scores the answers. They are neither kept nor logged, and go to nobody. */
export const action = guardedAction(handle, async ({ request, context }) => {
  const { formData, refusal } = await readForm(request, context);
  const { locale } = context.brand;
  const read = readSelfTest(formData);
  if (refusal) {
    const formError = textsOf(locale, 'shell')[refusal];
    return answer(403, { values: read.ok ? {} : read.typed, errors: {}, formError });
  }
  if (!read.ok) {
    const { required } = textsOf(locale, 'self-test');
    const errors = Object.fromEntries(read.missing.map((field) => [field, required]));
    return answer(422, { values: read.typed, errors, formError: null });
  }
  const scored: SelfTestAnswered = { result: selfTestResult(read.answers), form: undefined };
  return data(scored, { headers: { 'Cache-Control': 'no-store' } });
});

function answer(status: number, form: FormState) {
  return data<SelfTestAnswered>({ result: null, form }, { status });
}

export { meta } from '../../../frame/page-meta.ts';

export default function SelfTest() {
  const answered = useActionData<typeof action>();
  return (
    <SelfTestView
      {...useLoaderData<typeof loader>()}
      form={answered?.form}
      result={answered?.result ?? null}
    />
  );
}
