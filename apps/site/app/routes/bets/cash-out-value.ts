import { BET_TYPES } from '@vitrine/betting/bets/bet';
import { SessionEnded } from '@vitrine/upstream/base/errors';
import { BET_TYPE, IS_CONFIRMED } from '../../shapes/bets/cash-out-form.ts';
import { routeHandle } from '../../guard/route-handle.ts';
import { cashOutOf } from '../../services/bets/cash-out.server.ts';
import { guardedLoader } from '../../services/shell/guard.server.ts';
import { forgetBalance } from '../../services/wallet/balance.server.ts';

export const handle = routeHandle('cashOutValue');

/** The cash out of a bet by itself, for a page that stays open; 401 without a session. */
export const loader = guardedLoader(handle, async ({ request, params, context, visitor }) => {
  const { betNumber = '' } = params;
  const { searchParams } = new URL(request.url);
  const type = BET_TYPES.find((known) => known === searchParams.get(BET_TYPE));
  if (!type || !/^\d{1,40}$/.test(betNumber)) return new Response(null, { status: 400 });
  const { session } = visitor;
  if (!session) return new Response(null, { status: 401 });
  const kind = searchParams.has(IS_CONFIRMED) ? 'confirmed' : 'looked';
  try {
    const bettor = { ...visitor, session };
    const subject = { betNumber, type, bar: null };
    const { shown, isNewlyPaid } = await cashOutOf(subject, { kind }, bettor, context);
    if (isNewlyPaid) await forgetBalance(bettor, context);
    return Response.json(shown, { headers: { 'Cache-Control': 'no-store' } });
  } catch (error) {
    if (!(error instanceof SessionEnded)) throw error;
    return new Response(null, { status: 401 });
  }
});
