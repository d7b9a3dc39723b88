import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { SPORTS } from '@vitrine/betting/sportsbook/sports';
import { listBoard } from '../../features/sportsbook/board/list-board.ts';
import { SportsbookHomeView } from '../../features/sportsbook/sportsbook-home-view.tsx';
import { liveRouteHandle } from '../../guard/route-handle.ts';
import { paths } from '../../paths.ts';
import { pageTitle } from '../../services/base/page-title.server.ts';
import {
  liveEventsBySport,
  sportsbookWords,
} from '../../services/sportsbook/sportsbook-page.server.ts';
import { guardedLoader } from '../../services/shell/guard.server.ts';

export { shouldRevalidate } from '../../live/live-page-revalidation.ts';

export const handle = liveRouteHandle('sportsbook');

/** How many events to come are listed below the live ones. */
const UPCOMING_SHOWN = 12;

export const loader = guardedLoader(handle, async ({ context }) => {
  const words = sportsbookWords(context);
  const { texts } = words;
  const live = liveEventsBySport(context);
  const upcoming = SPORTS.flatMap(({ id }) => context.catalogue.upcomingEvents(id))
    .sort((one, other) => one.scheduledAt - other.scheduledAt)
    .slice(0, UPCOMING_SHOWN);
  return {
    title: await pageTitle(texts['page.home.title'], context),
    texts,
    liveTopics: 'home',
    live: listBoard(context.boards, { events: live, words, idPrefix: 'live' }),
    liveCount: live.length,
    upcoming: listBoard(context.boards, {
      events: upcoming,
      words,
      idPrefix: 'upcoming',
      context: texts['list.upcoming'],
    }),
  };
});

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page?.title },
  { tagName: 'link', rel: 'canonical', href: paths.sportsbook },
];

export default function SportsbookHome() {
  return <SportsbookHomeView {...useLoaderData<typeof loader>()} />;
}
