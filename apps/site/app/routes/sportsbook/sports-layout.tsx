import { data } from '@remix-run/node';
import { Outlet, useLoaderData, useLocation, useMatches, useOutletContext } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { Suspense } from 'react';
import { lateComponent } from '../../frame/late-component.tsx';
import { Still } from '../../frame/still.tsx';
import { BetSlipLayout } from '../../features/bet-slip/bet-slip-layout.tsx';
import { FavouriteIdsProvider } from '../../features/sportsbook/favourites/favourite-ids.ts';
import { FavouritesForm } from '../../features/sportsbook/favourites/favourites-form.tsx';
import { besideOf } from '../../features/sportsbook/beside/beside-of.ts';
import { useFavourites } from '../../features/sportsbook/favourites/use-favourites.ts';
import { menuBoard } from '../../features/sportsbook/board/menu-html.tsx';
import { PageForm } from '../../features/sportsbook/page-form.tsx';
import { MenuBoard } from '../../features/sportsbook/menu-board.tsx';
import { tapNewsText } from '../../features/bet-slip/announcements/tap-news.ts';
import { TapStatus } from '../../features/bet-slip/announcements/tap-status.tsx';
import { brandFormat } from '../../format/brand-format.ts';
import { liveRouteHandle } from '../../guard/route-handle.ts';
import { useWideLists } from '../../live/use-wide-lists.ts';
import { useLiveStructure } from '../../live/use-live-structure.ts';
import {
  betSlipData,
  betSlipSums,
  slipTopics,
} from '../../services/bet-slip/bet-slip-data.server.ts';
import { tapNewsOf } from '../../services/bet-slip/tap-news.server.ts';
import { favouriteIds } from '../../services/sportsbook/favourites.server.ts';
import { pathOf } from '../../services/base/session/session.server.ts';
import { menuLeagues } from '../../services/sportsbook/menu-leagues.server.ts';
import { headerBar } from '../../services/sportsbook/header-bar.server.ts';
import { isSwitchedOn } from '../../services/shell/flags.server.ts';
import { guardedLoader } from '../../services/shell/guard.server.ts';
import { oddsFormatOf } from '../../services/shell/odds-format.server.ts';
import type { SportsTexts } from './sports-texts.tsx';

/** Nothing to see; its script follows when the page is at rest. */
const SlipAnnouncers = lateComponent(
  () => import('../../features/bet-slip/announcements/slip-announcers.tsx'),
);

export const handle = liveRouteHandle('sportsLayout');

export const loader = guardedLoader(handle, async ({ request, context, visitor, headers }) => {
  const { pathname } = new URL(request.url);
  const { brand } = context;
  const [casino, betSlip, favourites, odds, leagues] = await Promise.all([
    isSwitchedOn('show-casino', context),
    betSlipData(visitor, context, { path: pathname, showsResult: false }),
    favouriteIds(visitor, context),
    oddsFormatOf(request),
    menuLeagues(request, context),
  ]);
  const told = await tapNewsOf(request, betSlip.slip, context);
  if (told) headers.append('Set-Cookie', told.forget);
  const bar = headerBar(context, { casino: casino && brand.products.casino });
  const page = {
    menu: menuBoard(context.boards, bar, pathOf(request), leagues),
    isWide: leagues.isWide,
    betSlip,
    favourites,
    news: told && tapNewsText(told, textsOf(brand.locale, 'bet-slip'), brandFormat(brand, odds)),
    sums: betSlipSums(betSlip.slip, context),
    // The prices on the slip move wherever its events are listed.
    liveTopics: slipTopics(betSlip.slip),
  };
  return data(page, { headers });
});

export { headers } from '../../frame/loader-headers.ts';
export { revalidateWithPage as shouldRevalidate } from '../../live/reload-scope.ts';

/** The sportsbook's pages between its sports and the bet slip, with live prices. */
export default function SportsLayout() {
  const { menu, isWide, betSlip, news, sums, favourites } = useLoaderData<typeof loader>();
  const { slip: texts, announce } = useOutletContext<SportsTexts>();
  const { pathname, search } = useLocation();
  const [page] = useMatches().slice(-1);
  // A slip shows more of its events than their live values.
  useLiveStructure({ pageAlone: betSlip.slip.selections.length === 0 });
  useWideLists(isWide);
  return (
    <FavouriteIdsProvider value={useFavourites(favourites)}>
      <TapStatus news={news} />
      <BetSlipLayout
        data={{ ...betSlip, texts }}
        sums={sums}
        navigation={<MenuBoard data={menu} at={pathname + search} />}
        beside={besideOf(page?.data)}
      >
        <Outlet />
      </BetSlipLayout>
      <Still name="favourites" of={[pathname, search]}>
        <FavouritesForm />
      </Still>
      <PageForm />
      <Suspense>
        <SlipAnnouncers slip={betSlip.slip} texts={texts} announce={announce} />
      </Suspense>
    </FavouriteIdsProvider>
  );
}
