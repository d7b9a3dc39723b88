import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { FinancialOperationsView } from '../../features/wallet/financial-operations-view.tsx';
import { routeHandle } from '../../guard/route-handle.ts';
import { financialWindowPath, paths } from '../../paths.ts';
import { pageTitle } from '../../services/base/pages/page-title.server.ts';
import { walletParts } from '../../services/wallet/wallet-parts.server.ts';
import { guardedLoader } from '../../services/shell/guard.server.ts';

export const handle = routeHandle('financialOperations');

export const loader = guardedLoader(handle, async ({ context, bettor }) => {
  const texts = textsOf(context.brand.locale, 'wallet');
  return {
    title: await pageTitle(texts['operations.title'], context),
    texts,
    wallet: await walletParts(paths.financialOperations, bettor, context),
    windows: [
      { href: financialWindowPath('deposit'), label: texts['operations.deposit'] },
      { href: financialWindowPath('withdrawal'), label: texts['operations.withdrawal'] },
      { href: financialWindowPath('transactions'), label: texts['operations.transactions'] },
      { href: paths.verifyDeposit, label: texts['operations.verifyDeposit'] },
      { href: financialWindowPath('responsableGame'), label: texts['operations.limits'] },
    ],
  };
});

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [{ title: page?.title }];

export default function FinancialOperations() {
  return <FinancialOperationsView {...useLoaderData<typeof loader>()} />;
}
