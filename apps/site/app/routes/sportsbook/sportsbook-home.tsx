import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { contentBoard } from '../../features/sportsbook/board/content-board.ts';
import { listBoard } from '../../features/sportsbook/board/list-board.ts';
import { SportsbookHomeView } from '../../features/sportsbook/sportsbook-home-view.tsx';
import { TopMatches } from '../../features/sportsbook/top-matches.tsx';
import { liveRouteHandle } from '../../guard/route-handle.ts';
import { paths } from '../../paths.ts';
import { metadataElements } from '../../page-metadata.ts';
import { organisationData } from '../../services/base/organisation-data.server.ts';
import { pageMetadata } from '../../services/base/page-metadata.server.ts';
import { StructuredData } from '../../structured-data.tsx';
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
    ...(await pageMetadata('home', context, { path: paths.sportsbook })),
    structured: organisationData(context),
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

export const meta: MetaFunction<typeof loader> = ({ data: page }) => metadataElements(page);

export default function SportsbookHome() {
  const { structured, ...page } = useLoaderData<typeof loader>();
  return (
    <>
      <StructuredData json={structured} />
      <SportsbookHomeView {...page} />
    </>
  );
}
