import { useLoaderData } from '@remix-run/react';
import type { SportEvent } from '@vitrine/betting/sportsbook/event';
import { isToCome } from '@vitrine/betting/sportsbook/catalogue/event-visibility';
import { textsOf } from '@vitrine/messages/texts';
import { contentBoard } from '../../features/sportsbook/board/content-board.ts';
import { emptyBoard } from '../../features/sportsbook/board/empty-board.tsx';
import { leagueBoard } from '../../features/sportsbook/board/league-board.tsx';
import { listBoards } from '../../features/sportsbook/board/list-boards.ts';
import { LIST_SECTIONS } from '../../features/sportsbook/list-texts.ts';
import { multipleData } from '../../features/sportsbook/popular/multiple-data.ts';
import { PopularBets } from '../../features/sportsbook/popular/popular-bets.tsx';
import { SportsbookHomeView } from '../../features/sportsbook/sportsbook-home-view.tsx';
import { TopMatches } from '../../features/sportsbook/top-matches.tsx';
import { textSections } from '../../format/text-sections.ts';
import { liveRouteHandle } from '../../guard/route-handle.ts';
import { paths } from '../../paths.ts';
import { sportPath } from '../../paths/sportsbook-paths.ts';
import { organisationData } from '../../services/base/organisation-data.server.ts';
import { pageMetadata } from '../../services/base/pages/page-metadata.server.ts';
import { StructuredData } from '../../shapes/base/structured-data.tsx';
import { emptyListState } from '../../services/sportsbook/empty-list-state.server.ts';
import { homeEvents } from '../../services/sportsbook/home-events.server.ts';
import { popularBets } from '../../services/sportsbook/popular-bets.server.ts';
import { sportsbookWords } from '../../services/sportsbook/sportsbook-page.server.ts';
import { sharedLoad } from '../../services/base/shared-load.server.ts';
import { hasWideLists } from '../../services/base/wide-lists.server.ts';
import { guardedPage } from '../../services/shell/guard.server.ts';

export { shouldRevalidate } from '../../live/live-page-revalidation.ts';

export const handle = liveRouteHandle('sportsbook');

const load = sharedLoad(async ({ request, context }) => {
  const words = sportsbookWords(context);
  const texts = textSections(textsOf(context.brand.locale, 'sportsbook'), LIST_SECTIONS);
  const { top, live, soon, leagues } = homeEvents(context);
  const { boards, brand } = context;
  const popularTexts = textSections(textsOf(brand.locale, 'sportsbook'), ['popular', 'multiples']);
  const { outcomes, multiples } = popularBets(context);
  return {
    metadata: await pageMetadata('home', context, { path: paths.sportsbook }),
    structured: organisationData(context),
    texts,
    liveTopics: [
      'home',
      ...comingTopics([
        ...outcomes.map(({ priced }) => priced.event),
        ...multiples.flatMap(({ legs }) => legs.map(({ event }) => event)),
        ...top,
        ...soon,
      ]),
    ].join(','),
    blocks: brand.homeBlocks,
    top:
      top.length > 0
        ? contentBoard(boards, 'top', <TopMatches events={top} words={words} />)
        : null,
    ...listBoards(
      boards,
      { live, upcoming: soon },
      { words, hasCompanions: hasWideLists(request) },
    ),
    empty:
      live.length > 0
        ? null
        : emptyBoard(boards, {
            texts: words.texts,
            kind: 'live',
            elsewhere: sportPath('futebol', 'proximos-jogos'),
            ...emptyListState(request, context),
          }),
    liveCount: live.length,
    popularTexts,
    popular:
      outcomes.length > 0
        ? contentBoard(
            boards,
            'popular',
            <PopularBets outcomes={outcomes} words={words} popularTexts={popularTexts} />,
          )
        : null,
    multiples: multiples.map((multiple) => multipleData(multiple, words)),
    leagues: leagueBoard(boards, { title: texts['list.leagues'], leagues, words }),
  };
});

export const loader = guardedPage(handle, load);

/** The topics of coming events that the live list's own doesn't tell of. */
function comingTopics(events: readonly SportEvent[]): readonly string[] {
  const coming = events.filter((event) => isToCome(event));
  return [...new Set(coming.map(({ sportId }) => `prematch:${sportId}`))];
}

export { meta } from '../../frame/page-meta.ts';

export default function SportsbookHome() {
  const { structured, ...page } = useLoaderData<typeof loader>();
  return (
    <>
      <StructuredData json={structured} />
      <SportsbookHomeView {...page} />
    </>
  );
}
