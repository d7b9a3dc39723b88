import { data, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { GameView } from '../../features/casino/game-view.tsx';
import { textSections } from '../../format/text-sections.ts';
import { routeHandle } from '../../guard/route-handle.ts';
import { loginPath } from '../../paths/access-paths.ts';
import { reopenMigration } from '../../services/account/migration.server.ts';
import { requirePlay } from '../../services/account/play-stop.server.ts';
import { headedMetadata } from '../../services/base/pages/page-metadata.server.ts';
import { isBettor, pathOf } from '../../services/base/session/session.server.ts';
import { openGame } from '../../services/casino/game-page.server.ts';
import { flagValue } from '../../services/shell/flags.server.ts';
import { guardedPage } from '../../services/shell/guard.server.ts';

export const handle = routeHandle('casinoGame');

/** Opens a game for a bettor; a guest logs in first. */
export const loader = guardedPage(
  handle,
  async ({ request, params, context, visitor, headers }) => {
    if (!isBettor(visitor)) throw redirect(loginPath(pathOf(request)));
    const opened = await openGame(
      params['gameID'] ?? '',
      () => flagValue('max-wallet-balance', context),
      visitor,
      context,
    );
    if (opened === null) throw new Response(null, { status: 404 });
    if (opened === 'unread') throw new Response(null, { status: 503 });
    if (opened.start.kind === 'failed') await requirePlay(visitor, context);
    // The refusal's button leads to the modal, which may have been put away.
    if (opened.start.kind === 'refused' && opened.start.reason === 'migration') {
      await reopenMigration(visitor, context);
    }
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

export { headers } from '../../frame/loader-headers.ts';

/** An open game stays as it is: another reading would open it anew. */
export const shouldRevalidate = () => false;

export { meta } from '../../frame/page-meta.ts';

export default function CasinoGame() {
  return <GameView {...useLoaderData<typeof loader>()} />;
}
