import { type AppLoadContext, redirect } from '@remix-run/node';
import { EXTENDED_FIELD } from '../../../features/account/access/extended-field.ts';
import { routeHandle } from '../../../guard/route-handle.ts';
import { loginPath } from '../../../paths/access-paths.ts';
import { paths, returnPath } from '../../../paths.ts';
import { beginAtGoogle } from '../../../services/account/google/google-flow.server.ts';
import {
  type Visitor,
  visitorCookieHeader,
} from '../../../services/base/session/visitor.server.ts';
import { captchaOfPage, postedCaptcha } from '../../../services/account/captcha.server.ts';
import { readForm } from '../../../services/forms/csrf.server.ts';
import { guardedAction, guardedLoader } from '../../../services/shell/guard.server.ts';

export const handle = routeHandle('googleLogin');

/** Leads to Google from a link. Source: 1§2. */
export const loader = guardedLoader(handle, async ({ request, context, visitor }) => {
  const returnTo = returnPath(new URL(request.url).searchParams.get('returnTo'), paths.sportsbook);
  if (await captchaOfPage('login', context)) return redirect(loginPath(returnTo, 'captchaNeeded'));
  return toGoogle(visitor, { returnTo, isExtended: false, captcha: '' }, context);
});

/** Leads to Google from the form of the log-in, with its choice of the session's length. Source: 1§5. */
export const action = guardedAction(handle, async ({ request, context }) => {
  const { formData, visitor, refusal } = await readForm(request, context);
  const returnTo = returnPath(formData.get('returnTo'), paths.sportsbook);
  if (refusal) return redirect(loginPath(returnTo, refusal));
  const isExtended = formData.get(EXTENDED_FIELD) === 'on';
  const captcha = await postedCaptcha('login', null, formData, context);
  if (captcha.holdsBack) return redirect(loginPath(returnTo, 'captchaNeeded'));
  return toGoogle(visitor, { returnTo, isExtended, captcha: captcha.token }, context);
});

async function toGoogle(
  visitor: Visitor,
  choice: {
    readonly returnTo: string;
    readonly isExtended: boolean;
    readonly captcha: string;
  },
  context: AppLoadContext,
): Promise<Response> {
  const address = await beginAtGoogle(visitor, choice, context);
  if (address === null) return redirect(loginPath(choice.returnTo, 'googleDown'));
  // The browser must come back as the visitor that it left as.
  const headers = new Headers();
  if (visitor.isNew) headers.set('Set-Cookie', await visitorCookieHeader(visitor.id, context));
  return redirect(address, { headers });
}
