import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { formatMoney } from '@vitrine/betting/base/money';
import { formatText } from '@vitrine/messages/format-text';
import { textsOf } from '@vitrine/messages/texts';
import { WithdrawalRequestView } from '../../features/wallet/withdrawals/withdrawal-request-view.tsx';
import { routeHandle } from '../../guard/route-handle.ts';
import { cancelWithdrawalPath, notWithdrawnPath } from '../../paths/wallet-paths.ts';
import { privateMetadata } from '../../services/base/pages/page-metadata.server.ts';
import { guardedPage } from '../../services/shell/guard.server.ts';
import { isCancelledHere } from '../../services/wallet/cancelling.server.ts';
import {
  endOfWithdrawal,
  whatBecameOfWithdrawal,
} from '../../services/wallet/withdrawal.server.ts';

export const handle = routeHandle('withdrawalRequest');

/** Says where a withdrawal stands; leads to the form that says why there is none. */
export const loader = guardedPage(handle, async ({ request, params, context, bettor }) => {
  const found = await whatBecameOfWithdrawal(params.intentId ?? '', bettor, context);
  if (!found) throw new Response(null, { status: 404 });
  const end = endOfWithdrawal(found);
  if (end.kind !== 'leadsTo') throw redirect(notWithdrawnPath(found.id));
  const isHere = end.path === new URL(request.url).pathname;
  if (!isHere || found.kind !== 'movement') throw redirect(end.path);
  const texts = textsOf(context.brand.locale, 'wallet');
  const { content, state } = found;
  const transactionId = state.kind === 'done' ? state.outcome.transactionId : null;
  const cancelPath = transactionId && cancelWithdrawalPath(transactionId);
  if (transactionId && cancelPath && (await isCancelledHere(transactionId, bettor, context))) {
    throw redirect(cancelPath);
  }
  const shown = SHOWN[state.kind] ?? 'sending';
  return {
    metadata: await privateMetadata(texts[`withdrawal.${shown}Title`], context),
    texts,
    amount: formatMoney(content.amount, context.brand),
    state: shown,
    doneText: formatText(texts['withdrawal.doneText'], { account: content.accountText }),
    reference: transactionId && formatText(texts['withdrawal.reference'], { id: transactionId }),
    cancelPath,
  };
});

const SHOWN: Readonly<Partial<Record<string, 'sending' | 'lost' | 'done'>>> = {
  unknown: 'lost',
  done: 'done',
};

export { meta } from '../../frame/page-meta.ts';

export default function WithdrawalRequest() {
  return <WithdrawalRequestView {...useLoaderData<typeof loader>()} />;
}
