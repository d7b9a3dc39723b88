import { data } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { GameListView } from '../../features/casino/game-list-view.tsx';
import { routeHandle } from '../../guard/route-handle.ts';
import { guardedPage } from '../../services/shell/guard.server.ts';
import { gameListData } from '../../services/casino/game-list-data.server.ts';

export const handle = routeHandle('casinoSlots');

/** The slots: the page of the casino that other pages lead to. */
export const loader = guardedPage(handle, async ({ headers, ...args }) =>
  data(await gameListData({ filter: 'slots', category: null }, args), { headers }),
);

export { headers } from '../../frame/loader-headers.ts';

export { meta } from '../../frame/page-meta.ts';

export default function CasinoSlots() {
  return <GameListView {...useLoaderData<typeof loader>()} />;
}
