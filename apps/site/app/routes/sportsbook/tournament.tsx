import { data, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { isToCome } from '@vitrine/betting/sportsbook/event-visibility';
import { sportById } from '@vitrine/betting/sportsbook/sports';
import { textsOf } from '@vitrine/messages/texts';
import { contentBoard } from '../../features/sportsbook/board/content-board.ts';
import { listBoard } from '../../features/sportsbook/board/list-board.ts';
import { OutrightList } from '../../features/sportsbook/outright-list.tsx';
import { TournamentView } from '../../features/sportsbook/tournament-view.tsx';
import { UnreadableEvent } from '../../features/sportsbook/unreadable-event.tsx';
import { textSections } from '../../format/text-sections.ts';
import { liveRouteHandle } from '../../guard/route-handle.ts';
import { eventTopic } from '../../live/event-topic.ts';
import { OUTRIGHTS, sportSlug } from '../../paths.ts';
import { metadataElements } from '../../page-metadata.ts';
import { pageMetadata } from '../../services/base/page-metadata.server.ts';
import { leagueMetadata } from '../../services/sportsbook/league-metadata.server.ts';
import { pageTitle } from '../../services/base/page-title.server.ts';
import {
  requireSport,
  requireSportOf,
  sportName,
  sportsbookWords,
} from '../../services/sportsbook/sportsbook-page.server.ts';
import { guardedLoader } from '../../services/shell/guard.server.ts';

export { shouldRevalidate } from '../../live/live-page-revalidation.ts';

export const handle = liveRouteHandle('tournament');

/**
 * A competition with its live and coming matches, and who may win it. An unknown or excluded one is a
 * 404; one of which nothing can be read is a 503 with words.
 */
export const loader = guardedLoader(handle, async ({ request, params, context }) => {
  const answer = await context.catalogue.tournament(params.tournamentId ?? '', request.signal);
  if (answer.kind === 'unknown') throw new Response(null, { status: 404 });
  const words = sportsbookWords(context);
  const { texts } = words;
  if (answer.kind === 'unreadable') {
    requireSport(params.sportName);
    const title = await pageTitle(texts['list.unreadable.title'], context);
    return data(
      { title, description: '', canonical: null, texts, liveTopics: '', page: null },
      503,
    );
  }
  const { tournament, matches, outrights } = answer;
  requireSportOf(tournament, params.sportName);
  const sport = sportById(tournament.sportId);
  const asked = new URL(request.url).searchParams.get('secao');
  const isOfOutrights = outrights.length > 0 && (asked === OUTRIGHTS || matches.length === 0);
  const live = matches.filter((event) => !isToCome(event));
  const { boards } = context;
  return data({
    // Without a path: competitions are not for search engines (2§2).
    ...(await pageMetadata(leagueMetadata(tournament.id, context.brand), context, {
      values: { tournament: tournament.name },
    })),
    texts,
    liveTopics: isOfOutrights
      ? outrights.map(({ id }) => eventTopic(id)).join(',')
      : `home,prematch:${tournament.sportId}`,
    page: {
      tournament,
      tournamentTexts: textSections(textsOf(context.brand.locale, 'sportsbook'), ['tournament']),
      sport: {
        slug: sportSlug(tournament.sportId),
        name: sport ? sportName(sport, context) : '',
      },
      section: isOfOutrights ? ('outrights' as const) : ('matches' as const),
      matchCount: matches.length,
      hasOutrights: outrights.length > 0,
      live: isOfOutrights ? null : listBoard(boards, { events: live, words, idPrefix: 'live' }),
      upcoming: isOfOutrights
        ? null
        : listBoard(boards, {
            events: matches.filter(isToCome),
            words,
            idPrefix: 'upcoming',
            context: texts['list.upcoming'],
          }),
      outrights: isOfOutrights
        ? contentBoard(boards, 'outrights', <OutrightList events={outrights} words={words} />)
        : null,
    },
  });
});

export const meta: MetaFunction<typeof loader> = ({ data: answer }) => metadataElements(answer);

export default function Tournament() {
  const { texts, page } = useLoaderData<typeof loader>();
  if (!page) return <UnreadableEvent texts={texts} title={texts['list.unreadable.title']} />;
  return <TournamentView texts={texts} {...page} />;
}
