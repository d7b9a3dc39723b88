import { redirect } from '@remix-run/node';
import { casinoPaths } from '../../casino/casino-paths.ts';
import { routeHandle } from '../../guard/route-handle.ts';
import { returnPath } from '../../paths.ts';
import { visitorCookieHeader } from '../../services/base/session/visitor.server.ts';
import { changeFavouriteGames, starOrder } from '../../services/casino/favourite-games.server.ts';
import { readForm } from '../../services/forms/csrf.server.ts';
import { guardedAction, guardedLoader } from '../../services/shell/guard.server.ts';

export const handle = routeHandle('favouriteGames');

export const loader = guardedLoader(handle, () => redirect(casinoPaths.home));

/** A star of a game was pressed: the form is led back to its page. */
export const action = guardedAction(handle, async ({ request, context }) => {
  const { formData, visitor, refusal } = await readForm(request, context);
  const back = returnPath(formData.get('returnTo'), casinoPaths.home);
  const order = starOrder(formData);
  if (refusal || !order) return redirect(back);
  await changeFavouriteGames(order, visitor, context);
  const headers = visitor.isNew
    ? { 'Set-Cookie': await visitorCookieHeader(visitor.id, context) }
    : {};
  return redirect(back, { headers });
});
