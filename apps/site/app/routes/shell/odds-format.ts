import { redirect } from '@remix-run/node';
import { routeHandle } from '../../guard/route-handle.ts';
import { paths, returnPath } from '../../paths.ts';
import { readForm } from '../../services/forms/csrf.server.ts';
import { guardedAction, guardedLoader } from '../../services/shell/guard.server.ts';
import { oddsFormatHeader, oddsFormatName } from '../../services/shell/odds-format.server.ts';

export const handle = routeHandle('oddsFormat');

export const loader = guardedLoader(handle, () => redirect(paths.home));

/** Keeps the chosen format of odds and leads back to the page the form stood on. */
export const action = guardedAction(handle, async ({ request, context }) => {
  const { formData, refusal } = await readForm(request, context);
  const back = returnPath(formData.get('returnTo'), paths.home);
  const chosen = oddsFormatName.safeParse(formData.get('format'));
  if (refusal || !chosen.success) return redirect(back);
  return redirect(back, {
    headers: { 'Set-Cookie': await oddsFormatHeader(chosen.data, context) },
  });
});
