import { type AppLoadContext, redirect } from '@remix-run/node';
import { routeHandle } from '../../../guard/route-handle.ts';
import { rowOf } from '../../../guard/route-table.ts';
import { loginPath } from '../../../paths/access-paths.ts';
import { paths } from '../../../paths.ts';
import { type FormRefusal, readForm } from '../../../services/forms/csrf.server.ts';
import { endSession } from '../../../services/base/session/session.server.ts';
import type { Visitor } from '../../../services/base/session/visitor.server.ts';
import { guardedAction, guardedLoader } from '../../../services/shell/guard.server.ts';

export const handle = routeHandle('logout');

export const loader = guardedLoader(handle, () => redirect(paths.sportsbook));

export const action = guardedAction(handle, async ({ request, context }) => {
  const { visitor, refusal } = await readForm(request, context);
  if (refusal) return redirect(refusedPath(refusal, visitor, context));
  const isExcluded = visitor.session?.user.selfExclusion != null;
  const headers = await endSession(visitor, request, context);
  return redirect(isExcluded ? paths.home : `${paths.login}?reason=loggedOut`, { headers });
});

/** The page that says why the form was not taken: the brand's page of the account, or a guest's log-in. */
function refusedPath(
  refusal: FormRefusal,
  { session }: Visitor,
  { brand }: AppLoadContext,
): string {
  if (!session) return loginPath(paths.sportsbook, refusal);
  return `${brand.isBrazilGroup ? rowOf('userAccount').path : paths.account}?notice=${refusal}`;
}
