import { data } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { LateUnreadableEvent } from '../../features/sportsbook/event/late-unreadable-event.tsx';
import { AllLeaguesView } from '../../features/sportsbook/all-leagues-view.tsx';
import { contentBoard } from '../../features/sportsbook/board/content-board.ts';
import { LeagueGroups } from '../../features/sportsbook/league-groups.tsx';
import { brandFormat } from '../../format/brand-format.ts';
import { textSections } from '../../format/text-sections.ts';
import { liveRouteHandle } from '../../guard/route-handle.ts';
import { allLeaguesPath, QUERY } from '../../paths/sportsbook-paths.ts';
import { sharePicturePath } from '../../paths/share-picture-paths.ts';
import {
  pageMetadata,
  unreadableMetadata,
} from '../../services/base/pages/page-metadata.server.ts';
import { sharedLoad } from '../../services/base/shared-load.server.ts';
import { guardedPage } from '../../services/shell/guard.server.ts';
import { leagueGroups } from '../../services/sportsbook/league-groups.server.ts';
import { requireSport, sportName } from '../../services/sportsbook/sportsbook-page.server.ts';

export { shouldRevalidate } from '../../live/live-page-revalidation.ts';

export const handle = liveRouteHandle('allLeagues');

const LONGEST_QUERY = 60;

const ALL_LEAGUES_TEXTS = ['leagues', 'event.unreadable'] as const;

/** All competitions of a sport, or those that fit the filter; a 503 with words while none can be read. */
const load = sharedLoad(async ({ request, params, context }) => {
  const known = requireSport(params.sportName);
  const { id, slug } = known;
  const sport = { id, slug, name: sportName(known, context) };
  const { locale } = context.brand;
  const all = textsOf(locale, 'sportsbook');
  const words = { texts: all, format: brandFormat(context.brand) };
  const typed = new URL(request.url).searchParams.get(QUERY) ?? '';
  const query = typed.trim().slice(0, LONGEST_QUERY);
  const groups = await leagueGroups(id, query, context);
  const texts = textSections(all, ALL_LEAGUES_TEXTS);
  if (!groups) {
    const metadata = await unreadableMetadata(texts['leagues.unreadable.title'], context);
    return data({ metadata, texts, liveTopics: '', page: null }, 503);
  }
  return data({
    metadata: await pageMetadata('leagues', context, {
      path: allLeaguesPath(slug),
      picture: sharePicturePath('esporte', slug),
      values: { sport: sport.name },
    }),
    texts,
    liveTopics: '',
    page: {
      clearLabel: textsOf(locale, 'forms').clearSearch,
      sport,
      query: groups.length > 0 || query ? query : null,
      leagues: contentBoard(
        context.boards,
        'all leagues',
        <LeagueGroups words={words} sport={sport} query={query} groups={groups} />,
      ),
    },
  });
});

export const loader = guardedPage(handle, load);

export { meta } from '../../frame/page-meta.ts';

export default function AllLeagues() {
  const { texts, page } = useLoaderData<typeof loader>();
  if (!page) {
    return <LateUnreadableEvent texts={texts} title={texts['leagues.unreadable.title']} />;
  }
  return <AllLeaguesView texts={texts} {...page} />;
}
