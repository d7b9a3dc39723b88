import { data } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { GameListView } from '../../features/casino/game-list-view.tsx';
import { routeHandle } from '../../guard/route-handle.ts';
import { gameListAddress } from '../../services/casino/game-list-page.server.ts';
import { guardedPage } from '../../services/shell/guard.server.ts';
import { gameListData } from '../../services/casino/game-list-data.server.ts';

export const handle = routeHandle('casinoCategory');

/** The games of a category within a filter. */
export const loader = guardedPage(handle, async ({ params, headers, ...args }) => {
  const { casinoFilterID = '', casinoCategoryID = '' } = params;
  const address = gameListAddress(casinoFilterID, casinoCategoryID);
  if (!address) throw new Response(null, { status: 404 });
  return data(await gameListData(address, args), { headers });
});

export { headers } from '../../frame/loader-headers.ts';

export { meta } from '../../frame/page-meta.ts';

export default function CasinoCategoryPage() {
  return <GameListView {...useLoaderData<typeof loader>()} />;
}
