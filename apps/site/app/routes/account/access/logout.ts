import { redirect } from '@remix-run/node';
import { routeHandle } from '../../../guard/route-handle.ts';
import { paths } from '../../../paths.ts';
import { closedSessionHeader } from '../../../services/base/session/closed-session.server.ts';
import { readForm } from '../../../services/forms/csrf.server.ts';
import { endSession } from '../../../services/base/session/session.server.ts';
import { guardedAction, guardedLoader } from '../../../services/shell/guard.server.ts';

export const handle = routeHandle('logout');

export const loader = guardedLoader(handle, () => redirect(paths.sportsbook));

export const action = guardedAction(handle, async ({ request, context }) => {
  const { visitor, refusal } = await readForm(request, context);
  if (refusal) return redirect(`${paths.account}?notice=${refusal}`);
  const isExcluded = visitor.session?.user.selfExclusion != null;
  const headers = new Headers({ 'Set-Cookie': await endSession(visitor, request, context) });
  headers.append('Set-Cookie', closedSessionHeader(true, context));
  return redirect(isExcluded ? paths.home : `${paths.login}?reason=loggedOut`, { headers });
});
