import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { contentBoard } from '../../features/sportsbook/board/content-board.ts';
import { listBoard } from '../../features/sportsbook/board/list-board.ts';
import { SportsbookHomeView } from '../../features/sportsbook/sportsbook-home-view.tsx';
import { TopMatches } from '../../features/sportsbook/top-matches.tsx';
import { liveRouteHandle } from '../../guard/route-handle.ts';
import { paths } from '../../paths.ts';
import { pageTitle } from '../../services/base/page-title.server.ts';
import { homeEvents } from '../../services/sportsbook/home-events.server.ts';
import { sportsbookWords } from '../../services/sportsbook/sportsbook-page.server.ts';
import { guardedLoader } from '../../services/shell/guard.server.ts';

export { shouldRevalidate } from '../../live/live-page-revalidation.ts';

export const handle = liveRouteHandle('sportsbook');

export const loader = guardedLoader(handle, async ({ context }) => {
  const words = sportsbookWords(context);
  const { texts } = words;
  const { top, live, soon, leagues } = homeEvents(context);
  const { boards, brand } = context;
  return {
    title: await pageTitle(texts['page.home.title'], context),
    texts,
    liveTopics: 'home',
    blocks: brand.homeBlocks,
    top:
      top.length > 0
        ? contentBoard(boards, 'top', <TopMatches events={top} words={words} />)
        : null,
    live: listBoard(boards, { events: live, words, idPrefix: 'live' }),
    liveCount: live.length,
    upcoming: listBoard(boards, {
      events: soon,
      words,
      idPrefix: 'upcoming',
      context: texts['list.upcoming'],
    }),
    leagues,
  };
});

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page?.title },
  { tagName: 'link', rel: 'canonical', href: paths.sportsbook },
];

export default function SportsbookHome() {
  return <SportsbookHomeView {...useLoaderData<typeof loader>()} />;
}
