import { formatMoney } from '@vitrine/betting/base/money';
import type { AppLoadContext } from '@remix-run/node';
import { casinoPaths } from '../../casino/casino-paths.ts';
import { routeHandle } from '../../guard/route-handle.ts';
import { type BalanceNews, MOVED, PLAYING } from '../../frame/use-balance.ts';
import { playStop } from '../../services/account/play-stop.server.ts';
import { type Bettor, isBettor } from '../../services/base/session/session.server.ts';
import { ownerMarks } from '../../services/forms/form-owner.server.ts';
import { closeGame } from '../../services/casino/game-page.server.ts';
import { forgetBalance, readBalance } from '../../services/wallet/balance.server.ts';
import { noticeMovements } from '../../services/wallet/last-movements.server.ts';
import { guardedLoader } from '../../services/shell/guard.server.ts';
import { maintenanceOf } from '../../services/shell/maintenance.server.ts';

export const handle = routeHandle('balance');

/**
 * The balance by itself, for a page that stays open. While a game is open also whether the bettor may go
 * on: an exclusion, a pause or a block that arrived meanwhile ends the game at the operator, and so does
 * maintenance of the whole site. Source: 1§4.
 */
export const loader = guardedLoader(handle, async ({ request, context, visitor }) => {
  const { searchParams } = new URL(request.url);
  const isMoved = searchParams.has(MOVED);
  if (isMoved) await forgetBalance(visitor, context);
  const bettor = isBettor(visitor) ? visitor : null;
  const [balance, stoppedBy] = await Promise.all([
    readBalance(visitor, context),
    bettor && searchParams.has(PLAYING)
      ? // A round may be over every few seconds: tokens are renewed only with the reading of each minute.
        gameStop({ asksForBlock: !isMoved }, bettor, context)
      : null,
    bettor && noticeMovements(bettor, context),
  ]);
  if (stoppedBy !== null) await closeGame(visitor, context);
  const shown: BalanceNews = {
    balance: balance === null ? null : formatMoney(balance, context.brand),
    stoppedBy,
    ...(visitor.session ? { owners: ownerMarks(visitor.session.user.id, context) } : {}),
  };
  return Response.json(shown, { headers: { 'Cache-Control': 'no-store' } });
});

/** The page that an open game is left for; null while it may go on. */
async function gameStop(
  asked: Parameters<typeof playStop>[0],
  bettor: Bettor,
  context: AppLoadContext,
): Promise<string | null> {
  const { general } = await maintenanceOf(context);
  return general.global ? casinoPaths.home : playStop(asked, bettor, context);
}
