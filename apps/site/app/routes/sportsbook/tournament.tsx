import { data } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { isToCome } from '@vitrine/betting/sportsbook/catalogue/event-visibility';
import { withDecidedLast } from '@vitrine/betting/sportsbook/decided';
import { swappedKinds } from '@vitrine/betting/sportsbook/listed-market';
import { sportById } from '@vitrine/betting/sportsbook/sports';
import { textsOf } from '@vitrine/messages/texts';
import { LateUnreadableEvent } from '../../features/sportsbook/event/late-unreadable-event.tsx';
import { contentBoard } from '../../features/sportsbook/board/content-board.ts';
import { emptyBoard } from '../../features/sportsbook/board/empty-board.tsx';
import { listBoards } from '../../features/sportsbook/board/list-boards.ts';
import { OutrightList } from '../../features/sportsbook/outright-list.tsx';
import { TournamentView } from '../../features/sportsbook/tournament-view.tsx';
import { textSections } from '../../format/text-sections.ts';
import { liveRouteHandle } from '../../guard/route-handle.ts';
import { eventTopic, tournamentTopic } from '../../live/event-topic.ts';
import {
  MARKET,
  marketOfAddress,
  OUTRIGHTS,
  sportPath,
  sportSlug,
  tournamentPath,
} from '../../paths/sportsbook-paths.ts';
import { sharePicturePath } from '../../paths/share-picture-paths.ts';
import {
  pageMetadata,
  unreadableMetadata,
} from '../../services/base/pages/page-metadata.server.ts';
import { emptyListState } from '../../services/sportsbook/empty-list-state.server.ts';
import { marketLinks } from '../../services/sportsbook/market-links.server.ts';
import { leagueMetadata } from '../../services/sportsbook/league-metadata.server.ts';
import {
  requireSport,
  requireSportOf,
  sportName,
  sportsbookWords,
} from '../../services/sportsbook/sportsbook-page.server.ts';
import { sharedLoad } from '../../services/base/shared-load.server.ts';
import { hasWideLists } from '../../services/base/wide-lists.server.ts';
import { guardedPage } from '../../services/shell/guard.server.ts';

export { shouldRevalidate } from '../../live/live-page-revalidation.ts';

export const handle = liveRouteHandle('tournament');

/**
 * A competition with its live and coming matches, and who may win it. An unknown or excluded one is a
 * 404; one of which nothing can be read is a 503 with words.
 */
const load = sharedLoad(async ({ request, params, context }) => {
  const answer = await context.catalogue.tournament(params.tournamentId ?? '', request.signal);
  if (answer.kind === 'unknown') throw new Response(null, { status: 404 });
  const words = sportsbookWords(context);
  const { texts } = words;
  if (answer.kind === 'unreadable') {
    requireSport(params.sportName);
    const metadata = await unreadableMetadata(texts['list.unreadable.title'], context);
    return data({ metadata, texts, liveTopics: '', page: null }, 503);
  }
  const { tournament, matches, isListed, outrights } = answer;
  requireSportOf(tournament, params.sportName);
  const sport = sportById(tournament.sportId);
  const { searchParams: query } = new URL(request.url);
  const isAsked = query.get('secao') === OUTRIGHTS;
  const isOfOutrights = outrights.length > 0 && (isAsked || matches.length === 0);
  const market = marketOfAddress(query.get(MARKET), swappedKinds(tournament.sportId));
  const path = tournamentPath(tournament.sportId, tournament.id);
  const lists = {
    live: withDecidedLast(matches.filter((event) => !isToCome(event))),
    upcoming: matches.filter(isToCome),
  };
  const { boards } = context;
  const earlyPayouts = await context.catalogue.earlyPayouts(tournament.sportId);
  return data({
    // Without a path: competitions are not for search engines (2§2).
    metadata: await pageMetadata(leagueMetadata(tournament.id, context.brand), context, {
      values: { tournament: tournament.name },
      picture: sharePicturePath('liga', tournament.id),
    }),
    texts,
    liveTopics: isOfOutrights
      ? outrights.map(({ id }) => eventTopic(id)).join(',')
      : isListed
        ? `home,prematch:${tournament.sportId}`
        : tournamentTopic(tournament.id),
    page: {
      tournament,
      tournamentTexts: textSections(textsOf(context.brand.locale, 'sportsbook'), ['tournament']),
      sport: { name: sport ? sportName(sport, context) : '' },
      section: isOfOutrights ? ('outrights' as const) : ('matches' as const),
      isPaidEarly: earlyPayouts.has(tournament.id),
      liveCount: lists.live.length,
      upcomingCount: lists.upcoming.length,
      hasOutrights: outrights.length > 0,
      markets:
        isOfOutrights || matches.length === 0
          ? []
          : marketLinks(tournament.sportId, { path, market }, texts),
      ...(isOfOutrights
        ? { live: null, upcoming: null }
        : listBoards(boards, lists, {
            words,
            market,
            hasCompanions: hasWideLists(request),
            isNamed: true,
          })),
      empty:
        isOfOutrights || matches.length > 0
          ? null
          : emptyBoard(boards, {
              texts,
              kind: 'section',
              elsewhere: sportPath(sportSlug(tournament.sportId)),
              ...emptyListState(request, context),
            }),
      outrights: isOfOutrights
        ? contentBoard(boards, 'outrights', <OutrightList events={outrights} words={words} />)
        : null,
    },
  });
});

export const loader = guardedPage(handle, load);

export { meta } from '../../frame/page-meta.ts';

export default function Tournament() {
  const { texts, page } = useLoaderData<typeof loader>();
  if (!page) {
    return <LateUnreadableEvent texts={texts} title={texts['list.unreadable.title']} />;
  }
  return <TournamentView texts={texts} {...page} />;
}
