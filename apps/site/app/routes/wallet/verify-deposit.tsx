import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { SessionEnded } from '@vitrine/upstream/base/errors';
import { VerifyDepositView } from '../../features/wallet/verify-deposit-view.tsx';
import { routeHandle } from '../../guard/route-handle.ts';
import { chargePath } from '../../paths/wallet-paths.ts';
import { loginPath } from '../../paths/access-paths.ts';
import { paths } from '../../paths.ts';
import { privateMetadata } from '../../services/base/pages/page-metadata.server.ts';
import { guardedPage } from '../../services/shell/guard.server.ts';
import { lastMovements } from '../../services/wallet/last-movements.server.ts';

export const handle = routeHandle('verifyDeposit');

/** Leads to the page of the last deposit, which says where it stands. Source: 1§2, 1§7. */
export const loader = guardedPage(handle, async ({ context, bettor }) => {
  const known = await lastMovements(bettor, context).catch((error: unknown) => {
    if (error instanceof SessionEnded) throw redirect(loginPath(paths.verifyDeposit, 'ended'));
    throw error;
  });
  if (known.deposit) throw redirect(chargePath(known.deposit.transactionId));
  const texts = textsOf(context.brand.locale, 'wallet');
  const metadata = await privateMetadata(texts['verifyDeposit.title'], context);
  return { metadata, texts, isRead: known.isDepositTold };
});

export { meta } from '../../frame/page-meta.ts';

export default function VerifyDeposit() {
  return <VerifyDepositView {...useLoaderData<typeof loader>()} />;
}
