import { parseWithZod } from '@conform-to/zod/v4';
import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { registerUser } from '@vitrine/upstream/contract/users';
import { registrationSchema } from '../features/account/registration-schema.ts';
import { RegisterView } from '../features/account/register-view.tsx';
import { textSections } from '../format/text-sections.ts';
import { paths } from '../paths.ts';
import { readForm } from '../services/csrf.server.ts';
import { rejectedForm } from '../services/form-state.server.ts';
import { pageTitle } from '../services/page-title.server.ts';
import { refusalCode } from '../services/refusal-code.server.ts';
import { establishSession } from '../services/session.server.ts';
import { translator } from '../services/texts.server.ts';
import { visitorOf } from '../services/visitor.server.ts';

/** Today's date where the brand's bettors live, YYYY-MM-DD. */
function today({ brand, now }: AppLoadContext): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: brand.timeZone }).format(now());
}

const FIELD_SECTIONS = ['day', 'month', 'year', 'dateExample', 'rule', 'strength'] as const;

/** Longer than a log-in's: a lost answer to a registration may mean that the account exists. */
const DEADLINE_MS = 30_000;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = await visitorOf(request, context);
  if (visitor.session) throw redirect(paths.sportsbook);
  const texts = textsOf(context.brand.locale, 'account');
  return {
    title: pageTitle(texts.registerTitle, context),
    texts,
    fieldTexts: textSections(textsOf(context.brand.locale, 'forms'), FIELD_SECTIONS),
    phoneExample: context.brand.phoneExample,
    documentIsNumeric: context.brand.country === 'BR',
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { locale, country } = context.brand;
  const { formData, visitor, refusal } = await readForm(request, context);
  const say = await translator(locale, 'account');
  const submission = parseWithZod(formData, {
    schema: registrationSchema({ country, today: today(context) }),
  });
  if (refusal) {
    return data(rejectedForm(submission, say, textsOf(locale, 'shell')[refusal]), { status: 403 });
  }
  if (submission.status !== 'success') return data(rejectedForm(submission, say), { status: 400 });
  const form = submission.value;
  try {
    const answer = await context.upstream.call(registerUser, {
      body: {
        email: form.email,
        password: form.password,
        confirmPassword: form.confirmPassword,
        fullName: form.fullName,
        documentNumber: form.document,
        birthDate: form.birthDate,
        cellPhone: form.cellPhone,
        country,
        acceptTerms: true,
      },
      deadlineMs: DEADLINE_MS,
      requestId: context.requestId,
    });
    const cookie = await establishSession(visitor, answer.data, context);
    return redirect(paths.deposit, { headers: { 'Set-Cookie': cookie } });
  } catch (error) {
    const code = refusalCode(error);
    return data(rejectedForm(submission, say, say(`errors.${code}`)), {
      status: code === 'unreachable' ? 502 : 400,
    });
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [{ title: page?.title }];

export default function Register() {
  return <RegisterView {...useLoaderData<typeof loader>()} form={useActionData<typeof action>()} />;
}
