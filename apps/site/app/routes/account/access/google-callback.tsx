import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { captchaProblemOf } from '@vitrine/upstream/account/captcha';
import { signInWithSso } from '@vitrine/upstream/account/sso';
import { GoogleProblemView } from '../../../features/account/google/google-problem-view.tsx';
import { routeHandle } from '../../../guard/route-handle.ts';
import { googleLoginPath, loginPath } from '../../../paths/access-paths.ts';
import { paths } from '../../../paths.ts';
import {
  type GoogleFlow,
  googleCallback,
  takeGoogleFlow,
} from '../../../services/account/google/google-flow.server.ts';
import { keepGoogleStep } from '../../../services/account/google/google-step.server.ts';
import { refusalCode, refusalStatus } from '../../../services/account/refusal-code.server.ts';
import { requireOpenRegion } from '../../../services/account/region.server.ts';
import type { GoogleIdentity } from '../../../services/base/session/google-sign-in.server.ts';
import {
  REGION_DEADLINE_MS,
  SIGN_IN_DEADLINE_MS,
} from '../../../services/base/pages/page-deadline.ts';
import { headedMetadata } from '../../../services/base/pages/page-metadata.server.ts';
import type { Visitor } from '../../../services/base/session/visitor.server.ts';
import { beginSession } from '../../../services/shell/begin-session.server.ts';
import { guardedPage } from '../../../services/shell/guard.server.ts';

export const handle = routeHandle('googleCallback');

/** Where Google leads back to: on with a session, to the registration, or what went wrong. Source: 1§4. */
export const loader = guardedPage(handle, async ({ request, context, visitor }) => {
  const { search, searchParams } = new URL(request.url);
  const texts = textsOf(context.brand.locale, 'access');
  const flow = await takeGoogleFlow(searchParams.get('state') ?? '', visitor, context);
  if (!flow) return problemPage(400, texts['google.wrongState'], paths.sportsbook, context);
  const problem = (status: number, sentence: string) =>
    problemPage(status, sentence, flow.returnTo, context);

  const state = searchParams.get('state') ?? '';
  const end = await context.google?.finish(new URL(googleCallback(context) + search), {
    ...flow,
    state,
  });
  switch (end?.kind) {
    case 'known':
      await requireOpenRegion({ of: 'logIn', deadlineMs: REGION_DEADLINE_MS }, context);
      return signIn(visitor, flow, end.identity, request, context);
    case 'denied':
      return problem(400, texts['google.denied']);
    case 'expired':
      return problem(400, texts['google.expired']);
    case 'invalid':
      context.log.warn({ err: end.error }, 'answer of Google refused');
      return problem(400, texts['google.invalid']);
    default:
      context.log.warn({ err: end?.error }, 'Google not reached');
      return problem(502, texts['google.unreachable']);
  }
});

/** How the log-in page asks for another proof that a person signs in. */
const CAPTCHA_REASONS = {
  needed: 'captchaNeeded',
  wrong: 'captchaWrong',
  used: 'captchaUsed',
  late: 'captchaLate',
} as const;

/** Asks the operator for the session of the person that Google named. Source: 1§5, 1§7. */
async function signIn(
  visitor: Visitor,
  { returnTo, isExtended, captcha }: GoogleFlow,
  identity: GoogleIdentity,
  request: Request,
  context: AppLoadContext,
) {
  const { locale } = context.brand;
  const credentials = {
    firebaseToken: identity.idToken,
    extendedSession: isExtended,
    tokenCaptcha: captcha,
  };
  const settings = { deadlineMs: SIGN_IN_DEADLINE_MS, requestId: context.requestId };
  try {
    const end = await signInWithSso(context.upstream, credentials, settings);
    if (end.kind === 'notRegistered') {
      const headers = { 'Set-Cookie': await keepGoogleStep(visitor, identity, context) };
      return redirect(paths.registerWithGoogle, { headers });
    }
    if (end.kind === 'failed') throw end.error;
    return await beginSession(
      visitor,
      { account: end.account, returnTo, isExtended },
      request,
      context,
    );
  } catch (error) {
    const problem = captchaProblemOf(error);
    if (problem) return redirect(loginPath(returnTo, CAPTCHA_REASONS[problem]));
    const code = refusalCode(error);
    const sentence =
      code === 'wrongCredentials'
        ? textsOf(locale, 'access')['google.invalid']
        : textsOf(locale, 'account')[`errors.${code}`];
    return problemPage(refusalStatus(code), sentence, returnTo, context);
  }
}

async function problemPage(
  status: number,
  problem: string,
  returnTo: string,
  context: AppLoadContext,
) {
  const texts = textsOf(context.brand.locale, 'access');
  const page = {
    metadata: await headedMetadata('googleCallback', texts['google.title'], context),
    title: texts['google.title'],
    problem,
    again: { href: googleLoginPath(returnTo), label: texts['google.again'] },
    logIn: { href: loginPath(returnTo), label: texts['google.password'] },
  };
  return data(page, { status });
}

export { meta } from '../../../frame/page-meta.ts';

export default function GoogleCallback() {
  return <GoogleProblemView {...useLoaderData<typeof loader>()} />;
}
