import { data, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readEventKind } from '@vitrine/betting/sportsbook/event-id';
import { isEventInactive } from '@vitrine/betting/sportsbook/market-status';
import { isToCome } from '@vitrine/betting/sportsbook/event-visibility';
import { textsOf } from '@vitrine/messages/texts';
import { EventView } from '../../features/sportsbook/event-view.tsx';
import { UnreadableEvent } from '../../features/sportsbook/unreadable-event.tsx';
import { type EventFacts, eventName } from '../../format/event-texts.ts';
import { marketBoard } from '../../features/sportsbook/board/market-board.tsx';
import { groupsOf, marketGroupOf } from '../../features/sportsbook/market-group-name.ts';
import { textSections } from '../../format/text-sections.ts';
import { liveRouteHandle } from '../../guard/route-handle.ts';
import { eventTopic } from '../../live/event-topic.ts';
import { eventPath, stagePath, WATCH } from '../../paths.ts';
import { showsAdminTools } from '../../services/account/admin-mode.server.ts';
import { metadataElements } from '../../page-metadata.ts';
import { StructuredData } from '../../structured-data.tsx';
import { pageTitle } from '../../services/base/page-title.server.ts';
import { streamingOf } from '../../services/sportsbook/streaming.server.ts';
import { pageMetadata } from '../../services/base/page-metadata.server.ts';
import { eventStructuredData } from '../../services/sportsbook/event-structured-data.server.ts';
import {
  requireSport,
  requireSportOf,
  sportsbookWords,
} from '../../services/sportsbook/sportsbook-page.server.ts';
import { guardedLoader } from '../../services/shell/guard.server.ts';
import { useShellData } from '../../shell-data.ts';

export { shouldRevalidate } from '../../live/live-page-revalidation.ts';

export const handle = liveRouteHandle('event');

/**
 * An event as it can be shown now: whole, with its main market alone while the rest can't be read, or
 * not at all for the moment, which is a 503. One that doesn't exist or is not shown is a 404.
 */
export const loader = guardedLoader(handle, async ({ request, params, context, visitor }) => {
  const { eventId, parentId } = readEventPath(params);
  const [answer, stages] = await Promise.all([
    context.catalogue.event(eventId, request.signal),
    parentId === null ? [] : context.catalogue.childStages(parentId, request.signal),
  ]);
  if (answer.kind === 'unknown') throw new Response(null, { status: 404 });
  if (answer.kind === 'unreadable') requireSport(params.sportName);
  else requireSportOf(answer.event, params.sportName);
  const words = sportsbookWords(context);
  const { texts } = words;
  const { searchParams } = new URL(request.url);
  const group = marketGroupOf(searchParams.get('grupo'));
  const asksVideo = searchParams.has(WATCH);
  const page = {
    texts,
    now: words.now,
    group,
    isWhole: answer.kind === 'whole',
  };
  if (answer.kind === 'unreadable') {
    const title = await pageTitle(texts['event.unreadable.title'], context);
    const metadata = { title, description: '', canonical: null, structured: null };
    const nothing = {
      event: null,
      markets: null,
      isInactive: false,
      groups: [],
      stages: [],
      streaming: null,
      admin: null,
    };
    return data({ ...page, ...metadata, liveTopics: '', ...nothing }, 503);
  }
  const { markets, ...event } = answer.event;
  const name = eventName(event, { texts });
  return data({
    ...page,
    ...(await pageMetadata('event', context, {
      path: eventPath(event.sportId, event.id),
      values: { event: name, tournament: event.tournamentName },
    })),
    structured: eventStructuredData(event, name, context),
    liveTopics: answer.kind === 'whole' ? eventTopic(event.id) : entryTopics(event),
    event,
    markets:
      markets.length > 0
        ? context.boards.put('markets', marketBoard(answer.event, group, words))
        : null,
    isInactive: isEventInactive(answer.event),
    groups: groupsOf(answer.event, group),
    stages: stages.map(({ id, name: stageName, status }) => ({
      href: stagePath(event.sportId, parentId ?? '', id),
      label: ownName(stageName),
      isLive: status === 'live',
      current: id === event.id,
    })),
    streaming: await streamingOf(answer.event, asksVideo, context),
    admin:
      event.kind === 'match' && (await showsAdminTools(request, visitor, context))
        ? textSections(textsOf(context.brand.locale, 'sportsbook'), ['admin'])
        : null,
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

export const meta: MetaFunction<typeof loader> = ({ data: page }) => metadataElements(page);

export default function Event() {
  const {
    event,
    stages,
    markets,
    group,
    groups,
    isWhole,
    isInactive,
    streaming,
    admin,
    structured,
    texts,
    now,
  } = useLoaderData<typeof loader>();
  const { format } = useShellData();
  if (!event) return <UnreadableEvent texts={texts} />;
  return (
    <>
      {structured ? <StructuredData json={structured} /> : null}
      <EventView
        event={event}
        stages={stages}
        markets={markets}
        isWhole={isWhole}
        isInactive={isInactive}
        group={group}
        groups={groups}
        streaming={streaming}
        admin={admin}
        words={{ texts, format, now }}
      />
    </>
  );
}
