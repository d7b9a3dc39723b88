import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readEventKind } from '@vitrine/betting/sportsbook/event-id';
import { swappedKinds } from '@vitrine/betting/sportsbook/listed-market';
import {
  hasSpecialWinner,
  withSpecialWinnerFirst,
} from '@vitrine/betting/sportsbook/special-winner';
import { textsOf } from '@vitrine/messages/texts';
import { contentBoard } from '../../features/sportsbook/board/content-board.ts';
import { emptyBoard } from '../../features/sportsbook/board/empty-board.tsx';
import { leagueBoard } from '../../features/sportsbook/board/league-board.tsx';
import { listBoards } from '../../features/sportsbook/board/list-boards.ts';
import type { EmptyListProps } from '../../features/sportsbook/empty-list.tsx';
import { LIST_SECTIONS } from '../../features/sportsbook/list-texts.ts';
import { OutrightList } from '../../features/sportsbook/outright-list.tsx';
import { SportView } from '../../features/sportsbook/sport-view.tsx';
import { textSections } from '../../format/text-sections.ts';
import { liveRouteHandle } from '../../guard/route-handle.ts';
import { eventTopic } from '../../live/event-topic.ts';
import {
  DAY,
  MARKET,
  marketOfAddress,
  type Section,
  SECTIONS,
  sportPath,
} from '../../paths/sportsbook-paths.ts';
import { eventPath } from '../../paths/event-paths.ts';
import { paths } from '../../paths.ts';
import { sharePicturePath } from '../../paths/share-picture-paths.ts';
import { emptyListState } from '../../services/sportsbook/empty-list-state.server.ts';
import { marketLinks } from '../../services/sportsbook/market-links.server.ts';
import { pageMetadata } from '../../services/base/pages/page-metadata.server.ts';
import {
  eventsOfDay,
  isOfSection,
  sectionEvents,
} from '../../services/sportsbook/sport-section.server.ts';
import { sectionLeagues } from '../../services/sportsbook/section-leagues.server.ts';
import {
  requireSport,
  sportName,
  sportsbookWords,
} from '../../services/sportsbook/sportsbook-page.server.ts';
import { sharedLoad } from '../../services/base/shared-load.server.ts';
import { hasWideLists } from '../../services/base/wide-lists.server.ts';
import { guardedPage } from '../../services/shell/guard.server.ts';

export { shouldRevalidate } from '../../live/live-page-revalidation.ts';

export const handle = liveRouteHandle('sport');

/** A sport's page, or one of its sections. An event's id in the address leads to the event's page. */
const load = sharedLoad(async ({ request, params, context }) => {
  const known = requireSport(params.sportName);
  const { section, matchId } = readSportPath(params);
  const { searchParams: query, search } = new URL(request.url);
  // The query may say where a visitor came from, which the first page notes.
  if (matchId !== null) throw redirect(eventPath(known.id, matchId) + search, 301);
  const { id, slug } = known;
  const sport = { id, slug, name: sportName(known, context) };
  const words = sportsbookWords(context);
  const { texts } = words;
  const { live, upcoming } = sectionEvents(sport.id, section, context);
  const [races, leagues] = await Promise.all([
    context.catalogue.stages(sport.id, request.signal),
    sectionLeagues(sport.id, section, context),
  ]);
  const isKnown =
    races !== null &&
    (section === 'ao-vivo' || context.catalogue.isUpcomingKnown(sport.id)) &&
    (section !== 'jogos-principais' || context.catalogue.principalTournamentIds() !== null);
  const ofSection = (races ?? []).filter((stage) => isOfSection(stage, section));
  const isSpecial = hasSpecialWinner(sport.id);
  const stages = isSpecial ? withSpecialWinnerFirst(ofSection) : ofSection;
  const market = marketOfAddress(query.get(MARKET), swappedKinds(sport.id));
  const coming =
    section === 'proximos-jogos'
      ? eventsOfDay(upcoming, query.get(DAY), sport.slug, { texts, market }, context)
      : { events: upcoming, days: [], day: null };
  const path = sportPath(slug, section ?? undefined);
  return {
    metadata: await pageMetadata(section ? `section.${section}` : `sport.${known.key}`, context, {
      path,
      picture: sharePicturePath('esporte', slug),
      values: { sport: sport.name },
    }),
    texts: textSections(textsOf(context.brand.locale, 'sportsbook'), LIST_SECTIONS),
    sport,
    section,
    days: coming.days,
    liveTopics: ['home', `prematch:${sport.id}`, ...stages.map(({ id }) => eventTopic(id))].join(
      ',',
    ),
    market,
    markets: marketLinks(sport.id, { path, day: coming.day, market }, texts),
    ...listBoards(
      context.boards,
      { live, upcoming: coming.events },
      { words, market, hasCompanions: hasWideLists(request) },
    ),
    liveCount: live.length,
    leagues: leagueBoard(context.boards, { title: texts['list.competitions'], leagues, words }),
    empty:
      live.length + coming.events.length + stages.length > 0
        ? null
        : emptyBoard(context.boards, {
            texts,
            ...emptySection(slug, section),
            ...emptyListState(request, context, isKnown),
          }),
    stages:
      stages.length > 0
        ? contentBoard(
            context.boards,
            'stages',
            <OutrightList
              events={stages}
              words={words}
              {...(isSpecial ? { special: textsOf(context.brand.locale, 'sportsbook') } : {})}
            />,
          )
        : null,
  };
});

export const loader = guardedPage(handle, load);

/** What an empty section says, and the page that may have events instead. */
function emptySection(
  slug: string,
  section: Section | null,
): Pick<EmptyListProps, 'kind' | 'elsewhere'> {
  switch (section) {
    case 'ao-vivo':
      return { kind: 'live', elsewhere: sportPath(slug, 'proximos-jogos') };
    case 'ligas-internacionais':
    case 'jogos-principais':
      return { kind: 'section', elsewhere: sportPath(slug) };
    default:
      return { kind: 'upcoming', elsewhere: paths.sportsbook };
  }
}

/**
 * The section and the event id that follow the sport in the address; either can be left out. Throws
 * 404 for other words.
 */
function readSportPath(params: { readonly section?: string; readonly matchId?: string }): {
  readonly section: Section | null;
  readonly matchId: string | null;
} {
  const section = SECTIONS.find((known) => known === params.section) ?? null;
  const matchId = params.matchId ?? (section === null ? params.section : undefined) ?? null;
  const isSectionKnown = params.matchId === undefined || section !== null;
  if (!isSectionKnown || (matchId !== null && readEventKind(matchId) === null)) {
    throw new Response(null, { status: 404 });
  }
  return { section, matchId };
}

export { meta } from '../../frame/page-meta.ts';

export default function Sport() {
  return <SportView {...useLoaderData<typeof loader>()} />;
}
