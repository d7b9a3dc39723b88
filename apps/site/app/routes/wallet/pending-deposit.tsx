import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { formatMoney } from '@vitrine/betting/base/money';
import { textsOf } from '@vitrine/messages/texts';
import { PAYMENT_KINDS } from '../../features/wallet/deposit-methods.ts';
import { PendingDepositView } from '../../features/wallet/pending-deposit-view.tsx';
import { routeHandle } from '../../guard/route-handle.ts';
import { notChargedPath } from '../../paths/wallet-paths.ts';
import { privateMetadata } from '../../services/base/pages/page-metadata.server.ts';
import { guardedPage } from '../../services/shell/guard.server.ts';
import { endOfDeposit } from '../../services/wallet/deposit-end.server.ts';
import { whatBecameOfDeposit } from '../../services/wallet/deposit.server.ts';

export const handle = routeHandle('pendingDeposit');

/** Waits for the charge; leads to it, or to the form that says why there is none. */
export const loader = guardedPage(handle, async ({ request, params, context, bettor }) => {
  const found = await whatBecameOfDeposit(params.intentId ?? '', bettor, context);
  if (!found) throw new Response(null, { status: 404 });
  const end = endOfDeposit(found);
  if (end.kind !== 'leadsTo') throw redirect(notChargedPath(found.id));
  const isHere = end.path === new URL(request.url).pathname;
  if (!isHere || found.kind !== 'movement') throw redirect(end.path);
  const texts = textsOf(context.brand.locale, 'wallet');
  const { content, state } = found;
  return {
    metadata: await privateMetadata(texts.yourDeposit, context),
    texts,
    amount: formatMoney(content.amount, context.brand),
    isLost: state.kind === 'unknown',
    // A request on a phone may be seen there, and paid beside a second one.
    mayStartAnew: state.kind === 'unknown' && PAYMENT_KINDS[content.method] !== 'phone',
  };
});

export { meta } from '../../frame/page-meta.ts';

export default function PendingDeposit() {
  return <PendingDepositView {...useLoaderData<typeof loader>()} />;
}
