import { useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { KeptSlipsView } from '../../features/bet-slip/kept/kept-slips-view.tsx';
import { routeHandle } from '../../guard/route-handle.ts';
import { headedMetadata } from '../../services/base/pages/page-metadata.server.ts';
import { MOST_KEPT, keptSlipsOf } from '../../services/bet-slip/kept-slips-store.server.ts';
import { keptSlipName } from '../../services/bet-slip/kept-slips.server.ts';
import { guardedPage } from '../../services/shell/guard.server.ts';

export const handle = routeHandle('keptSlips');

export const loader = guardedPage(handle, async ({ context, visitor }) => {
  const texts = textsOf(context.brand.locale, 'bet-history');
  const kept = await keptSlipsOf(visitor, context);
  return {
    metadata: await headedMetadata('keptSlips', texts['kept.title'], context),
    texts,
    kept: kept.map(keptSlipName),
    isFull: kept.length >= MOST_KEPT,
  };
});

export { meta } from '../../frame/page-meta.ts';

export default function KeptSlips() {
  return <KeptSlipsView {...useLoaderData<typeof loader>()} />;
}
