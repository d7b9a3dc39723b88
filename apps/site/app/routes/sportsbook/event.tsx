import { data } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readEventKind } from '@vitrine/betting/sportsbook/event-id';
import { askedGroup, shownGroups } from '@vitrine/betting/sportsbook/market-group';
import { isToCome } from '@vitrine/betting/sportsbook/catalogue/event-visibility';
import { textsOf } from '@vitrine/messages/texts';
import { LateUnreadableEvent } from '../../features/sportsbook/event/late-unreadable-event.tsx';
import { besideBoard } from '../../features/sportsbook/beside/beside-board.tsx';
import { BesideColumns } from '../../features/sportsbook/beside/beside-columns.tsx';
import { eventBoards } from '../../features/sportsbook/event/event-boards.tsx';
import { EventView } from '../../features/sportsbook/event/event-view.tsx';
import { type EventFacts, eventName } from '../../format/event-texts.ts';
import { statisticsBoard } from '../../features/sportsbook/event/statistics-board.ts';
import { textSections } from '../../format/text-sections.ts';
import { liveRouteHandle } from '../../guard/route-handle.ts';
import { eventTopic } from '../../live/event-topic.ts';
import { eventPath, MARKET_GROUP, stagePath, WATCH } from '../../paths/event-paths.ts';
import { sharePicturePath } from '../../paths/share-picture-paths.ts';
import { deviceOf } from '../../services/base/session/device.server.ts';
import { hasWideLists } from '../../services/base/wide-lists.server.ts';
import { showsAdminTools } from '../../services/account/admin-mode.server.ts';
import { StructuredData } from '../../shapes/base/structured-data.tsx';
import { listBesideEvent } from '../../services/sportsbook/events-beside.server.ts';
import { eventMarketGroups } from '../../services/sportsbook/market-groups.server.ts';
import { streamingOf } from '../../services/sportsbook/streaming.server.ts';
import {
  pageMetadata,
  unreadableMetadata,
} from '../../services/base/pages/page-metadata.server.ts';
import { eventStructuredData } from '../../services/sportsbook/event-structured-data.server.ts';
import { eventTrail } from '../../services/sportsbook/event-trail.server.ts';
import {
  requireSport,
  requireSportOf,
  sportsbookWords,
} from '../../services/sportsbook/sportsbook-page.server.ts';
import { guardedPage } from '../../services/shell/guard.server.ts';

export { shouldRevalidate } from '../../live/live-page-revalidation.ts';

export const handle = liveRouteHandle('event');

/**
 * An event as it can be shown now: whole, with its main market alone while the rest can't be read, or
 * not at all for the moment, which is a 503. One that doesn't exist or is not shown is a 404.
 */
export const loader = guardedPage(handle, async ({ request, params, context, visitor }) => {
  const { eventId, parentId } = readEventPath(params);
  const [answer, stages] = await Promise.all([
    context.catalogue.event(eventId, request.signal, deviceOf(request.headers)),
    parentId === null ? [] : context.catalogue.childStages(parentId, request.signal),
  ]);
  if (answer.kind === 'unknown') throw new Response(null, { status: 404 });
  if (answer.kind === 'unreadable') requireSport(params.sportName);
  else requireSportOf(answer.event, params.sportName);
  const words = sportsbookWords(context);
  const { texts } = words;
  const { searchParams } = new URL(request.url);
  const asksVideo = searchParams.has(WATCH);
  if (answer.kind === 'unreadable') {
    const metadata = await unreadableMetadata(texts['event.unreadable.title'], context);
    const nothing = { structured: null, liveTopics: '', beside: null, page: null };
    return data({ metadata, texts, ...nothing }, 503);
  }
  const { event } = answer;
  const name = eventName(event, { texts });
  const allGroups = await eventMarketGroups(event, context);
  const trail = eventTrail(event, context);
  const sportsbookTexts = textsOf(context.brand.locale, 'sportsbook');
  const group = askedGroup(allGroups, searchParams.get(MARKET_GROUP));
  const list = listBesideEvent(event, texts, context);
  const isWide = hasWideLists(request);
  const topics = [
    answer.kind === 'whole' ? eventTopic(event.id) : entryTopics(event),
    ...(list && isWide ? list.topics : []),
  ];
  return data({
    metadata: await pageMetadata('event', context, {
      path: eventPath(event.sportId, event.id),
      picture: sharePicturePath('evento', event.id),
      values: { event: name, tournament: event.tournamentName },
    }),
    structured: eventStructuredData(event, name, trail, context),
    liveTopics: topics.join(','),
    beside: list && {
      title: list.title,
      subtitle: list.subtitle,
      href: list.href,
      board: isWide
        ? besideBoard(context.boards, {
            events: list.events,
            eventId: event.id,
            words,
            hasHeadings: !list.isOfTournament,
          })
        : null,
    },
    texts: textSections(sportsbookTexts, ['live']),
    page: {
      event: { id: event.id, provider: event.provider },
      hasMarkets: event.markets.length > 0,
      admin:
        event.kind === 'match' && (await showsAdminTools(request, visitor, context))
          ? textSections(sportsbookTexts, ['admin'])
          : null,
      ...eventBoards(context.boards, {
        event,
        trail,
        stages: stages.map(({ id, name: stageName, status }) => ({
          href: stagePath(event.sportId, parentId ?? '', id),
          label: ownName(stageName),
          isLive: status === 'live',
          current: id === event.id,
        })),
        isWhole: answer.kind === 'whole',
        path:
          parentId === null || parentId === eventId
            ? eventPath(event.sportId, eventId)
            : stagePath(event.sportId, parentId, eventId),
        group,
        groups: shownGroups(event, allGroups, group),
        streaming: await streamingOf(event, asksVideo, context),
        board: event.kind === 'match' ? statisticsBoard(event, sportsbookTexts) : null,
        words,
        rulesText: textsOf(context.brand.locale, 'shell').rules,
      }),
    },
  });
});

/**
 * The name of a stage without that of the stage it belongs to.
 *
 * @example
 * ownName('Grande Prêmio da Espanha: Corrida') // 'Corrida'
 */
function ownName(name: string): string {
  return name.slice(name.lastIndexOf(': ') + 1).trim();
}

/**
 * The event that the address names, and the stage whose parts are linked. Throws 404 for a stage of
 * something that is no stage.
 */
function readEventPath(params: { readonly matchId?: string; readonly stageId?: string }): {
  readonly eventId: string;
  readonly parentId: string | null;
} {
  const { matchId = '', stageId } = params;
  const isOfStage = readEventKind(matchId) === 'stage';
  if (stageId === undefined) return { eventId: matchId, parentId: isOfStage ? matchId : null };
  if (!isOfStage || readEventKind(stageId) !== 'stage') throw new Response(null, { status: 404 });
  return { eventId: stageId, parentId: matchId };
}

/** The event's own news come when it can be read again; until then those of the list that has it. */
function entryTopics({ id, sportId, status }: EventFacts): string {
  return `${isToCome({ status }) ? `prematch:${sportId}` : 'home'},${eventTopic(id)}`;
}

export { meta } from '../../frame/page-meta.ts';

export default function Event() {
  const answer = useLoaderData<typeof loader>();
  if (!answer.page) {
    return <LateUnreadableEvent texts={answer.texts} />;
  }
  const { structured, texts, beside, page } = answer;
  return (
    <>
      {structured ? <StructuredData json={structured} /> : null}
      <BesideColumns beside={beside} eventId={page.event.id}>
        <EventView {...page} texts={texts} />
      </BesideColumns>
    </>
  );
}
