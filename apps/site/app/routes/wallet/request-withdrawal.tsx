import { useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { RequestWithdrawalView } from '../../features/wallet/withdrawals/request-withdrawal-view.tsx';
import { routeHandle } from '../../guard/route-handle.ts';
import { privateMetadata } from '../../services/base/pages/page-metadata.server.ts';
import { pathOf } from '../../services/base/session/session.server.ts';
import { translator } from '../../services/base/pages/texts.server.ts';
import { guardedPage } from '../../services/shell/guard.server.ts';
import { withdrawalUnderWay } from '../../services/wallet/migration-withdrawal.server.ts';

/** What the number of a withdrawal looks like. */
const WITHDRAWAL_ID = /^[\w-]{1,64}$/;

export const handle = routeHandle('requestWithdrawal');

/** The withdrawal of what stood on the account before it moved to the new site. Source: 1§2. */
export const loader = guardedPage(handle, async ({ request, params, context, bettor }) => {
  const migrationWithdrawalId = params.migrationWithdrawalId ?? '';
  if (!WITHDRAWAL_ID.test(migrationWithdrawalId)) throw new Response(null, { status: 404 });
  const { locale, licensee } = context.brand;
  const texts = textsOf(locale, 'wallet');
  const say = await translator(locale, 'wallet');
  const underWay = await withdrawalUnderWay(pathOf(request), bettor, context);
  const subject = say('migrationWithdrawal.subject', { id: migrationWithdrawalId });
  return {
    metadata: await privateMetadata(texts['migrationWithdrawal.title'], context),
    texts,
    migrationWithdrawalId,
    state:
      underWay === 'unknown'
        ? texts['migrationWithdrawal.unknown']
        : underWay && say('migrationWithdrawal.underWay', { amount: underWay.amount }),
    support: `mailto:${licensee.supportEmail}?subject=${encodeURIComponent(subject)}`,
  };
});

export { meta } from '../../frame/page-meta.ts';

export default function RequestWithdrawal() {
  return <RequestWithdrawalView {...useLoaderData<typeof loader>()} />;
}
