import { formatMoney } from '@vitrine/betting/base/money';
import { routeHandle } from '../../guard/route-handle.ts';
import { MOVED } from '../../frame/use-balance.ts';
import { forgetBalance, readBalance } from '../../services/wallet/balance.server.ts';
import { noticeMovements } from '../../services/wallet/last-movements.server.ts';
import { guardedLoader } from '../../services/shell/guard.server.ts';

export const handle = routeHandle('balance');

/** The balance by itself, for a page that stays open. */
export const loader = guardedLoader(handle, async ({ request, context, visitor }) => {
  const { session } = visitor;
  if (new URL(request.url).searchParams.has(MOVED)) await forgetBalance(visitor, context);
  const [balance] = await Promise.all([
    readBalance(visitor, context),
    session ? noticeMovements({ ...visitor, session }, context) : undefined,
  ]);
  const shown = { balance: balance === null ? null : formatMoney(balance, context.brand) };
  return Response.json(shown, { headers: { 'Cache-Control': 'no-store' } });
});
