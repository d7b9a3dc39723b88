import { redirect } from '@remix-run/node';
import { casinoPaths, LAUNCH_FIELD } from '../../casino/casino-paths.ts';
import { routeHandle } from '../../guard/route-handle.ts';
import { requirePlay } from '../../services/account/play-stop.server.ts';
import { isBettor } from '../../services/base/session/session.server.ts';
import { leaveLaunch } from '../../services/casino/game-page.server.ts';
import { readForm } from '../../services/forms/csrf.server.ts';
import { guardedAction, guardedLoader } from '../../services/shell/guard.server.ts';
import { forgetBalance } from '../../services/wallet/balance.server.ts';

export const handle = routeHandle('leaveGame');

export const loader = guardedLoader(handle, () => redirect(casinoPaths.home));

/** The game is left: its session ends. Source: 3§7. */
export const action = guardedAction(handle, async ({ request, context }) => {
  const { formData, visitor, refusal } = await readForm(request, context);
  if (refusal) return redirect(casinoPaths.home);
  await leaveLaunch(formData.get(LAUNCH_FIELD), visitor, context);
  await forgetBalance(visitor, context);
  if (isBettor(visitor)) await requirePlay(visitor, context);
  return redirect(casinoPaths.home);
});
