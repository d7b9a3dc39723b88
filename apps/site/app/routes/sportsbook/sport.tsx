import { type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readEventKind } from '@vitrine/betting/sportsbook/event-id';
import {
  hasSpecialWinner,
  withSpecialWinnerFirst,
} from '@vitrine/betting/sportsbook/special-winner';
import { textsOf } from '@vitrine/messages/texts';
import { contentBoard } from '../../features/sportsbook/board/content-board.ts';
import { listBoard } from '../../features/sportsbook/board/list-board.ts';
import { OutrightList } from '../../features/sportsbook/outright-list.tsx';
import { SportView } from '../../features/sportsbook/sport-view.tsx';
import { liveRouteHandle } from '../../guard/route-handle.ts';
import { eventTopic } from '../../live/event-topic.ts';
import { DAY, eventPath, type Section, SECTIONS, sportPath } from '../../paths.ts';
import { metadataElements } from '../../page-metadata.ts';
import { pageMetadata } from '../../services/base/page-metadata.server.ts';
import {
  eventsOfDay,
  isOfSection,
  sectionEvents,
} from '../../services/sportsbook/sport-section.server.ts';
import {
  requireSport,
  sportName,
  sportsbookWords,
} from '../../services/sportsbook/sportsbook-page.server.ts';
import { guardedLoader } from '../../services/shell/guard.server.ts';

export { shouldRevalidate } from '../../live/live-page-revalidation.ts';

export const handle = liveRouteHandle('sport');

/** A sport's page, or one of its sections. An event's id in the address leads to the event's page. */
export const loader = guardedLoader(handle, async ({ request, params, context }) => {
  const known = requireSport(params.sportName);
  const { section, matchId } = readSportPath(params);
  if (matchId !== null) throw redirect(eventPath(known.id, matchId), 301);
  const { id, slug } = known;
  const sport = { id, slug, name: sportName(known, context) };
  const words = sportsbookWords(context);
  const { texts } = words;
  const { live, upcoming } = sectionEvents(sport.id, section, context);
  const races = await context.catalogue.stages(sport.id, request.signal);
  const ofSection = (races ?? []).filter((stage) => isOfSection(stage, section));
  const isSpecial = hasSpecialWinner(sport.id);
  const stages = isSpecial ? withSpecialWinnerFirst(ofSection) : ofSection;
  const asked = new URL(request.url).searchParams.get(DAY);
  const coming =
    section === 'proximos-jogos'
      ? eventsOfDay(upcoming, asked, sport.slug, texts, context)
      : { events: upcoming, days: [] };
  return {
    ...(await pageMetadata(section ? `section.${section}` : `sport.${known.key}`, context, {
      path: sportPath(slug, section ?? undefined),
      values: { sport: sport.name },
    })),
    texts,
    sport,
    section,
    days: coming.days,
    liveTopics: ['home', `prematch:${sport.id}`, ...stages.map(({ id }) => eventTopic(id))].join(
      ',',
    ),
    live: listBoard(context.boards, { events: live, words, idPrefix: 'live' }),
    liveCount: live.length,
    upcoming: listBoard(context.boards, {
      events: coming.events,
      words,
      idPrefix: 'upcoming',
      context: texts['list.upcoming'],
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

export const meta: MetaFunction<typeof loader> = ({ data: page }) => metadataElements(page);

export default function Sport() {
  return <SportView {...useLoaderData<typeof loader>()} />;
}
