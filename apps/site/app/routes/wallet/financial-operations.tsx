import { useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { FinancialOperationsView } from '../../features/wallet/financial-operations-view.tsx';
import { routeHandle } from '../../guard/route-handle.ts';
import { financialWindowPath } from '../../paths/wallet-paths.ts';
import { paths } from '../../paths.ts';
import { privateMetadata } from '../../services/base/pages/page-metadata.server.ts';
import { walletParts } from '../../services/wallet/wallet-parts.server.ts';
import { guardedPage } from '../../services/shell/guard.server.ts';
import { hidesPlayLimits } from '../../services/shell/shell.server.ts';

export const handle = routeHandle('financialOperations');

export const loader = guardedPage(handle, async ({ context, bettor }) => {
  const texts = textsOf(context.brand.locale, 'wallet');
  return {
    metadata: await privateMetadata(texts['operations.title'], context),
    texts,
    wallet: await walletParts(paths.financialOperations, bettor, context),
    windows: [
      { href: financialWindowPath('deposit'), label: texts['operations.deposit'] },
      { href: financialWindowPath('withdrawal'), label: texts['operations.withdrawal'] },
      { href: financialWindowPath('transactions'), label: texts['operations.transactions'] },
      { href: paths.verifyDeposit, label: texts['operations.verifyDeposit'] },
      ...(hidesPlayLimits(context)
        ? []
        : [{ href: financialWindowPath('responsableGame'), label: texts['operations.limits'] }]),
    ],
  };
});

export { meta } from '../../frame/page-meta.ts';

export default function FinancialOperations() {
  return <FinancialOperationsView {...useLoaderData<typeof loader>()} />;
}
