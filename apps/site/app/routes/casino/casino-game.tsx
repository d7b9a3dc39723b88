import { data, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { casinoPaths } from '../../casino/casino-paths.ts';
import { GameView } from '../../features/casino/game-view.tsx';
import { textSections } from '../../format/text-sections.ts';
import { routeHandle } from '../../guard/route-handle.ts';
import { loginPath } from '../../paths/access-paths.ts';
import { headedMetadata } from '../../services/base/pages/page-metadata.server.ts';
import { pathOf } from '../../services/base/session/session.server.ts';
import { closeGame, openGame } from '../../services/casino/game-page.server.ts';
import { readForm } from '../../services/forms/csrf.server.ts';
import { flagValue } from '../../services/shell/flags.server.ts';
import { guardedAction, guardedPage } from '../../services/shell/guard.server.ts';
import { forgetBalance } from '../../services/wallet/balance.server.ts';

export const handle = routeHandle('casinoGame');

/** Opens a game for a bettor; a guest logs in first. */
export const loader = guardedPage(
  handle,
  async ({ request, params, context, visitor, headers }) => {
    if (!visitor.session) throw redirect(loginPath(pathOf(request)));
    const opened = await openGame(
      params['gameID'] ?? '',
      () => flagValue('max-wallet-balance', context),
      visitor,
      context,
    );
    if (opened === null) throw new Response(null, { status: 404 });
    if (opened === 'unread') throw new Response(null, { status: 503 });
    return data(
      {
        metadata: await headedMetadata('casinoGame', opened.game.name, context),
        texts: textSections(textsOf(context.brand.locale, 'casino'), ['frame', 'game', 'refusal']),
        ...opened,
      },
      { headers },
    );
  },
);

/** The game is left: its session ends. Source: 3§7. */
export const action = guardedAction(handle, async ({ request, context }) => {
  const { visitor, refusal } = await readForm(request, context);
  if (refusal) return redirect(casinoPaths.home);
  await closeGame(visitor, context);
  await forgetBalance(visitor, context);
  return redirect(casinoPaths.home);
});

export { headers } from '../../frame/loader-headers.ts';

/** An open game stays as it is: another reading would open it anew. */
export const shouldRevalidate = () => false;

export { meta } from '../../frame/page-meta.ts';

export default function CasinoGame() {
  return <GameView {...useLoaderData<typeof loader>()} />;
}
