import type { SportEvent } from '@vitrine/betting/event';
import { Button } from '@vitrine/ui/button';
import { EmptyState } from '@vitrine/ui/empty-state';
import { EventHeader } from '@vitrine/ui/event-header';
import { MarketGroup } from '@vitrine/ui/market-group';
import { MarketPanel } from '@vitrine/ui/market-panel';
import {
  type EventWords,
  eventName,
  eventState,
  eventStatusText,
  scheduleText,
  shownClock,
} from '../../format/event-texts.ts';
import { eventPath, paths } from '../../paths.ts';
import { useSelectedOutcomes } from '../../selected-outcomes.ts';
import { Link as RouterLink } from '@remix-run/react';
import { LiveControl } from './live-control.tsx';
import { inGroup, MARKET_GROUPS, type MarketGroupName, marketPanels } from './market-panels.ts';

export interface EventViewProps {
  readonly event: SportEvent;
  readonly group: MarketGroupName;
  readonly words: EventWords;
}

/** The page of one event: its scoreboard and all its markets. */
export function EventView({ event, group, words }: EventViewProps) {
  const { texts, now } = words;
  const selected = useSelectedOutcomes();
  const panels = marketPanels(event, group, words, selected);
  const state = eventState(event, now);
  return (
    <div className="flex flex-col gap-3 max-md:px-[min(var(--vt-space-gap),0.5rem)]">
      <EventHeader
        eventId={event.id}
        title={eventName(event, words)}
        home={{ name: event.home.name, scoreText: String(event.home.score ?? '') }}
        away={{ name: event.away.name, scoreText: String(event.away.score ?? '') }}
        isLive={state !== 'prematch' && state !== 'aboutToStart'}
        liveText={texts['event.live']}
        clock={shownClock(event, now)}
        statusText={
          state === 'prematch' && event.status === 'notStarted'
            ? texts['status.notStarted']
            : eventStatusText(event, words)
        }
        scheduleText={scheduleText(event.scheduledAt, words)}
        competition={`${event.tournamentName} · ${event.categoryName}`}
      />
      {event.markets.length > 0 ? (
        <>
          <div className="flex px-3 md:px-0">
            <h2 className="sr-only">{texts['event.markets']}</h2>
            <LiveControl texts={texts} />
          </div>
          <MarketGroup label={texts['group.label']} groups={groupTabs(event, group, words)}>
            {panels.map(({ key, ...panel }) => (
              <MarketPanel key={key} {...panel} />
            ))}
          </MarketGroup>
        </>
      ) : (
        <NoMarkets event={event} words={words} />
      )}
    </div>
  );
}

/** Only groups that have markets are offered. */
function groupTabs(event: SportEvent, current: MarketGroupName, { texts }: EventWords) {
  const path = eventPath(event.sportId, event.id);
  return MARKET_GROUPS.filter((group) =>
    event.markets.some((market) => inGroup(market, group)),
  ).map((group) => ({
    href: group === 'all' ? path : `${path}?grupo=${group}`,
    label: texts[`group.${group}`],
    current: group === current,
  }));
}

function NoMarkets({ event, words: { texts } }: Pick<EventViewProps, 'event' | 'words'>) {
  const kind = event.status === 'ended' || event.status === 'closed' ? 'ended' : 'noMarkets';
  return (
    <EmptyState
      drawing="events"
      title={texts[`event.${kind}.title`]}
      text={texts[`event.${kind}.text`]}
      action={
        <Button asChild intent="quiet">
          <RouterLink to={kind === 'ended' ? paths.betHistory : paths.sportsbook}>
            {texts[`event.${kind}.action`]}
          </RouterLink>
        </Button>
      }
    />
  );
}
