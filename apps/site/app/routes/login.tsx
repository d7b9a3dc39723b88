import { parseWithZod } from '@conform-to/zod/v4';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { login } from '@vitrine/upstream/contract/session';
import { loginSchema } from '../features/account/credentials-schema.ts';
import { LoginView } from '../features/account/login-view.tsx';
import { paths, returnPath } from '../paths.ts';
import { readForm } from '../services/csrf.server.ts';
import { rejectedForm } from '../services/form-state.server.ts';
import { tooManyAttempts } from '../services/login-attempts.server.ts';
import { pageTitle } from '../services/page-title.server.ts';
import { refusalCode } from '../services/refusal-code.server.ts';
import { establishSession } from '../services/session.server.ts';
import { translator } from '../services/texts.server.ts';
import { visitorOf } from '../services/visitor.server.ts';

/** A log-in that hangs ends while the bettor still waits for it. */
const DEADLINE_MS = 15_000;

const NOTICES = { ended: 'sessionEnded', loggedOut: 'loggedOut' } as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const returnTo = returnPath(searchParams.get('returnTo'), paths.sportsbook);
  const visitor = await visitorOf(request, context);
  if (visitor.session) throw redirect(returnTo);
  const { locale } = context.brand;
  const texts = textsOf(locale, 'account');
  const reason = searchParams.get('reason');
  return {
    title: pageTitle(texts.loginTitle, context),
    texts,
    returnTo,
    notice:
      reason === 'ended'
        ? textsOf(locale, 'shell')[NOTICES.ended]
        : reason === 'loggedOut'
          ? texts[NOTICES.loggedOut]
          : null,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { locale } = context.brand;
  const { formData, visitor, refusal } = await readForm(request, context);
  const say = await translator(locale, 'account');
  const submission = parseWithZod(formData, { schema: loginSchema });
  if (refusal) {
    return data(rejectedForm(submission, say, textsOf(locale, 'shell')[refusal]), { status: 403 });
  }
  if (submission.status !== 'success') return data(rejectedForm(submission, say), { status: 400 });
  const { username, password } = submission.value;
  const refuse = (code: string, status: number) =>
    data(rejectedForm(submission, say, say(`errors.${code}`)), { status });
  if (await tooManyAttempts(username, context)) return refuse('tooManyAttempts', 429);
  try {
    const answer = await context.upstream.call(login, {
      body: { username, password, extendedSession: false, tokenCaptcha: '' },
      deadlineMs: DEADLINE_MS,
      requestId: context.requestId,
    });
    if (answer.data.isDeactivated) return refuse('deactivated', 403);
    const cookie = await establishSession(visitor, answer.data, context);
    return redirect(returnPath(formData.get('returnTo'), paths.sportsbook), {
      headers: { 'Set-Cookie': cookie },
    });
  } catch (error) {
    const code = refusalCode(error);
    return refuse(code, code === 'unreachable' ? 502 : 400);
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [{ title: page?.title }];

export default function Login() {
  return <LoginView {...useLoaderData<typeof loader>()} form={useActionData<typeof action>()} />;
}
