import { type AppLoadContext, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { formatMoney } from '@vitrine/betting/base/money';
import { chargeState, hasMovedMoney, isPayableCharge } from '@vitrine/betting/wallet/charge-state';
import { textsOf } from '@vitrine/messages/texts';
import { UpstreamError } from '@vitrine/upstream/base/errors';
import { ChargeView, type ShownCharge } from '../../features/wallet/charge-view.tsx';
import { depositMethodNamed } from '../../features/wallet/deposit-methods.ts';
import { routeHandle } from '../../guard/route-handle.ts';
import { forgetBalance } from '../../services/wallet/balance.server.ts';
import { chargeEnd } from '../../services/wallet/charge-end.server.ts';
import { type Charge, readCharge } from '../../services/wallet/charge.server.ts';
import { noticeMovements } from '../../services/wallet/last-movements.server.ts';
import { privateMetadata } from '../../services/base/pages/page-metadata.server.ts';
import { translator } from '../../services/base/pages/texts.server.ts';
import { pathOf, withSession } from '../../services/base/session/session.server.ts';
import { guardedPage } from '../../services/shell/guard.server.ts';

export const handle = routeHandle('charge');

export const loader = guardedPage(handle, async ({ request, params, context, bettor }) => {
  const texts = textsOf(context.brand.locale, 'wallet');
  const charge = await withSession(pathOf(request), bettor, context, (session) =>
    readCharge(params.transactionId ?? '', bettor, session, context),
  ).catch((error: unknown) => {
    if (error instanceof UpstreamError) return 'unknown' as const;
    throw error;
  });
  if (charge === null) throw new Response(null, { status: 404 });
  const shown = charge === 'unknown' ? null : await shownCharge(charge, context);
  const url = new URL(request.url);
  if (shown && hasMovedMoney(shown.state) && !url.searchParams.has(shown.state)) {
    // The frame reads the balance beside this loader: only the next request, which names the state in its
    // address, shows what was paid.
    await Promise.all([forgetBalance(bettor, context), noticeMovements(bettor, context)]);
    throw redirect(`${url.pathname}?${shown.state}`);
  }
  return { metadata: await privateMetadata(texts.yourDeposit, context), texts, charge: shown };
});

async function shownCharge(charge: Charge, context: AppLoadContext): Promise<ShownCharge> {
  const { brand } = context;
  const { transactionId, instrument, expiresAt, paymentUrl } = charge;
  const translate = await translator(brand.locale, 'wallet');
  const isOverdue = expiresAt !== null && expiresAt <= context.now();
  const state = chargeState(charge.state, isOverdue);
  return {
    state,
    isPayable: isPayableCharge(state, isOverdue),
    method: depositMethodNamed(charge.method),
    instrument,
    paymentUrl,
    amount: formatMoney(charge.amount, brand),
    ...(await chargeEnd(expiresAt, context)),
    transactionText: translate('transaction', { id: transactionId }),
  };
}

export { meta } from '../../frame/page-meta.ts';

export default function Charge() {
  return <ChargeView {...useLoaderData<typeof loader>()} />;
}
