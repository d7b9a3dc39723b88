import { useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { BALANCE_LIMIT_TEXTS } from '../../features/bet-slip/setting/balance-limit-notice.tsx';
import { BalanceLimitPage } from '../../features/bet-slip/setting/balance-limit-page.tsx';
import { textSections } from '../../format/text-sections.ts';
import { routeHandle } from '../../guard/route-handle.ts';
import { privateMetadata } from '../../services/base/pages/page-metadata.server.ts';
import { guardedPage } from '../../services/shell/guard.server.ts';

export const handle = routeHandle('balanceLimit');

/** Where the slip leads after a bet was refused for the balance's upper limit. Source: 3§8. */
export const loader = guardedPage(handle, async ({ context }) => {
  const texts = textSections(textsOf(context.brand.locale, 'bet-slip'), BALANCE_LIMIT_TEXTS);
  return { metadata: await privateMetadata(texts['balanceLimit.title'], context), texts };
});

export { meta } from '../../frame/page-meta.ts';

export default function BalanceLimit() {
  return <BalanceLimitPage {...useLoaderData<typeof loader>()} />;
}
