import { data } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { casinoPaths } from '../../casino/casino-paths.ts';
import { CASINO_LIST_SECTIONS } from '../../casino/casino-texts.ts';
import { LobbyView } from '../../features/casino/lobby-view.tsx';
import { textSections } from '../../format/text-sections.ts';
import { routeHandle } from '../../guard/route-handle.ts';
import { sharePicturePath } from '../../paths/share-picture-paths.ts';
import { pageMetadata } from '../../services/base/pages/page-metadata.server.ts';
import { lobbyPage } from '../../services/casino/lobby-page.server.ts';
import { promotionsLine } from '../../services/promotions/promotions-line.ts';
import { isSwitchedOn } from '../../services/shell/flags.server.ts';
import { guardedPage } from '../../services/shell/guard.server.ts';

export const handle = routeHandle('casino');

/** The casino's home. */
export const loader = guardedPage(handle, async ({ context, visitor, headers }) => {
  const { locale, casinoLayout: layout } = context.brand;
  const [metadata, lobby, hasPromotions] = await Promise.all([
    pageMetadata('casino', context, {
      path: casinoPaths.home,
      picture: sharePicturePath('pagina', 'casino'),
    }),
    lobbyPage(visitor, context),
    isSwitchedOn('promotions-view', context),
  ]);
  const texts = textSections(textsOf(locale, 'casino'), CASINO_LIST_SECTIONS);
  const clearLabel = textsOf(locale, 'forms').clearSearch;
  const promotions = hasPromotions ? promotionsLine(locale) : null;
  return data({ metadata, texts, clearLabel, layout, lobby, promotions }, { headers });
});

export { headers } from '../../frame/loader-headers.ts';

export { meta } from '../../frame/page-meta.ts';

export default function Lobby() {
  return <LobbyView {...useLoaderData<typeof loader>()} />;
}
