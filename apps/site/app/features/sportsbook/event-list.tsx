import type { ReactNode } from 'react';
import type { MatchEvent } from '@vitrine/betting/sportsbook/event';
import { shortName } from '@vitrine/betting/sportsbook/short-name';
import { countText, formatText } from '@vitrine/messages/format-text';
import { AppLink } from '@vitrine/ui/base/app-link';
import { EventCard } from '@vitrine/ui/sportsbook/event-card';
import { EventGroup } from '@vitrine/ui/sportsbook/event-group';
import { SportIcon } from '@vitrine/ui/sportsbook/sport-icon';
import {
  type EventWords,
  eventName,
  eventState,
  eventStatusText,
  shownClock,
} from '../../format/event-texts.ts';
import { eventPath, tournamentPath } from '../../paths.ts';
import { outcomePrice, shortLabels } from './outcome-price.ts';
import { sportIconName } from './sport-names.ts';

export interface EventListProps {
  readonly events: readonly MatchEvent[];
  readonly words: EventWords;
  /** Keeps the heading ids of this list apart from those of another list on the page. */
  readonly idPrefix: string;
  /**
   * Added before each competition's name for screen readers, when another list of the page may have
   * the same competitions.
   */
  readonly context?: string | undefined;
}

/** Around the competitions of a list. */
export function EventListFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex flex-col gap-3 max-md:px-[min(var(--vt-space-gap),0.5rem)]">
      {children}
    </div>
  );
}

type Group = readonly [MatchEvent, ...MatchEvent[]];

/** Tournaments in the order of their first event. */
export function groupByTournament(events: readonly MatchEvent[]): readonly Group[] {
  const groups = new Map<string, [MatchEvent, ...MatchEvent[]]>();
  for (const event of events) {
    const group = groups.get(event.tournamentId);
    if (group) group.push(event);
    else groups.set(event.tournamentId, [event]);
  }
  return [...groups.values()];
}

interface TournamentGroupProps extends Omit<EventListProps, 'events'> {
  /** Any event of the competition. */
  readonly first: MatchEvent;
  /** `EventRow`s. */
  readonly children: ReactNode;
}

/** The heading of a competition over its events. */
export function TournamentGroup(props: TournamentGroupProps) {
  const { first, words, idPrefix, context, children } = props;
  return (
    <EventGroup
      id={`${idPrefix}-${first.tournamentId}`}
      titleAs="h3"
      title={
        <>
          {context ? <span className="sr-only">{context}: </span> : null}
          <AppLink
            href={tournamentPath(first.sportId, first.tournamentId)}
            className="text-text no-underline hover:underline"
          >
            {first.tournamentName}
          </AppLink>
        </>
      }
      subtitle={first.categoryName}
      icon={<SportIcon sport={sportIconName(first.sportId)} size={16} />}
      columns={columnsOf(first, words)}
    >
      {children}
    </EventGroup>
  );
}

/** What stands over the prices; nothing where the first event has none, or of another kind. */
function columnsOf({ markets: [main] }: MatchEvent, words: EventWords): readonly string[] {
  const isShort = main?.layout === 'threeWay' || main?.layout === 'twoWay';
  return isShort ? shortLabels(main, words) : [];
}

interface EventRowProps {
  readonly event: MatchEvent;
  readonly words: EventWords;
}

/** An event with its main market. No outcome is selected: a list is the same for everybody. */
export function EventRow({ event, words }: EventRowProps) {
  const { texts, format, now } = words;
  const [main] = event.markets;
  const labels = main ? shortLabels(main, words) : [];
  const further = event.marketCount - 1;
  return (
    <EventCard
      id={event.id}
      eventId={event.id}
      href={eventPath(event.sportId, event.id)}
      state={eventState(event, now)}
      statusText={eventStatusText(event, words)}
      liveText={texts['event.live']}
      clock={shownClock(event, now)}
      home={{ name: shortName(event.home.name), scoreText: String(event.home.score ?? '') }}
      away={{ name: shortName(event.away.name), scoreText: String(event.away.score ?? '') }}
      columns={main?.layout === 'threeWay' || !main ? 3 : 2}
      outcomes={
        main
          ? main.outcomes.map((outcome, index) =>
              outcomePrice(event, main, outcome, words, labels[index]),
            )
          : []
      }
      noMarketText={texts['market.suspended']}
      marks={marksOf(event, texts)}
      more={
        further > 0
          ? {
              text: formatText(texts['market.moreShort'], { count: further }),
              label: countText(texts, 'market.more', further, format.language, {
                event: eventName(event, words),
              }),
            }
          : null
      }
    />
  );
}

/** The facts of an event that its row shows as icons. Source: 2§3. */
function marksOf({ hasStreaming, isEarlyPayoutApplied }: MatchEvent, texts: EventWords['texts']) {
  return [
    ...(hasStreaming ? [{ kind: 'streaming', text: texts['event.streaming'] } as const] : []),
    ...(isEarlyPayoutApplied
      ? [{ kind: 'earlyPayout', text: texts['event.earlyPayout'] } as const]
      : []),
  ];
}
