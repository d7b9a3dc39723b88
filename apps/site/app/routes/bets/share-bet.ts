import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { shareOwnTicket } from '@vitrine/upstream/bets/replication';
import { routeHandle } from '../../guard/route-handle.ts';
import { betDetailsPath, NOT_SHARED, SHARED, SHARED_CODE } from '../../paths/bet-paths.ts';
import { withSession } from '../../services/base/session/session.server.ts';
import { readForm } from '../../services/forms/csrf.server.ts';
import { guardedAction, guardedLoader } from '../../services/shell/guard.server.ts';

export const handle = routeHandle('shareBet');

/** The bettor waits for the link, and can ask for it again: it is the same. */
const SHARING_DEADLINE_MS = 8_000;

/** The address of a form: whoever opens it is at the bet. */
export const loader = guardedLoader(handle, ({ params }) => redirect(pathOf(params)));

/** Makes a link of a bet, which its page then shows. Source: 3§7. */
export const action = guardedAction(handle, async ({ request, params, context, bettor }) => {
  const { refusal } = await readForm(request, context);
  const path = pathOf(params);
  if (refusal) return redirect(`${path}?${NOT_SHARED}=1`);
  const { betNumber = '' } = params;
  const { requestId, log } = context;
  const settings = { deadlineMs: SHARING_DEADLINE_MS, requestId };
  const sharing = await withSession(path, bettor, context, (session) =>
    shareOwnTicket(context.upstream, betNumber, { ...settings, session }),
  );
  if (sharing.kind === 'failed') log.warn({ err: sharing.error }, 'bet not shared');
  if (sharing.kind !== 'shared') return redirect(`${path}?${NOT_SHARED}=1`);
  if (!SHARED_CODE.test(sharing.code)) {
    log.warn('code of a shared bet is none for a link');
    return redirect(`${path}?${NOT_SHARED}=1`);
  }
  return redirect(`${path}?${SHARED}=${encodeURIComponent(sharing.code)}`);
});

function pathOf({ betNumber = '' }: LoaderFunctionArgs['params']): string {
  if (!/^\d{1,40}$/.test(betNumber)) throw new Response(null, { status: 404 });
  return betDetailsPath(betNumber);
}
