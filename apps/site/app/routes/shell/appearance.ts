import { redirect } from '@remix-run/node';
import { routeHandle } from '../../guard/route-handle.ts';
import { paths, returnPath } from '../../paths.ts';
import { readForm } from '../../services/forms/csrf.server.ts';
import { guardedAction, guardedLoader } from '../../services/shell/guard.server.ts';
import { schemeCookieHeader, schemeName } from '../../services/shell/scheme.server.ts';

export const handle = routeHandle('appearance');

export const loader = guardedLoader(handle, () => redirect(paths.home));

/** Keeps the chosen scheme and leads back to the page the form stood on. */
export const action = guardedAction(handle, async ({ request, context }) => {
  const { formData, refusal } = await readForm(request, context);
  const back = returnPath(formData.get('returnTo'), paths.home);
  const chosen = schemeName.safeParse(formData.get('scheme'));
  if (refusal || !chosen.success) return redirect(back);
  return redirect(back, {
    headers: { 'Set-Cookie': await schemeCookieHeader(chosen.data, context) },
  });
});
