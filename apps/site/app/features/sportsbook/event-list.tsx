import type { MatchEvent } from '@vitrine/betting/sportsbook/event';
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
import { useSelectedOutcomes } from '../../selected-outcomes.ts';
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
  readonly context?: string;
}

/** Events with their main market under the headings of their competitions. */
export function EventList({ events, words, idPrefix, context }: EventListProps) {
  return (
    <div className="flex flex-col gap-3 max-md:px-[min(var(--vt-space-gap),0.5rem)]">
      {groupByTournament(events).map((group) => (
        <TournamentGroup
          key={group[0].tournamentId}
          events={group}
          words={words}
          idPrefix={idPrefix}
          context={context}
        />
      ))}
    </div>
  );
}

type Group = readonly [MatchEvent, ...MatchEvent[]];

/** Tournaments in the order of their first event. */
function groupByTournament(events: readonly MatchEvent[]): readonly Group[] {
  const groups = new Map<string, [MatchEvent, ...MatchEvent[]]>();
  for (const event of events) {
    const group = groups.get(event.tournamentId);
    if (group) group.push(event);
    else groups.set(event.tournamentId, [event]);
  }
  return [...groups.values()];
}

interface TournamentGroupProps {
  readonly events: Group;
  readonly words: EventWords;
  readonly idPrefix: string;
  readonly context: string | undefined;
}

function TournamentGroup({ events, words, idPrefix, context }: TournamentGroupProps) {
  const [first] = events;
  return (
    <EventGroup
      id={`${idPrefix}-${first.tournamentId}`}
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
    >
      {events.map((event) => (
        <EventRow key={event.id} event={event} words={words} />
      ))}
    </EventGroup>
  );
}

function EventRow({ event, words }: { readonly event: MatchEvent; readonly words: EventWords }) {
  const selected = useSelectedOutcomes();
  const { texts, format, now } = words;
  const [main] = event.markets;
  const labels = main ? shortLabels(main, words) : [];
  const further = event.marketCount - 1;
  return (
    <EventCard
      eventId={event.id}
      href={eventPath(event.sportId, event.id)}
      state={eventState(event, now)}
      statusText={eventStatusText(event, words)}
      liveText={texts['event.live']}
      clock={shownClock(event, now)}
      home={{ name: event.home.name, scoreText: String(event.home.score ?? '') }}
      away={{ name: event.away.name, scoreText: String(event.away.score ?? '') }}
      columns={main?.layout === 'threeWay' || !main ? 3 : 2}
      outcomes={
        main
          ? main.outcomes.map((outcome, index) =>
              outcomePrice(event, main, outcome, words, selected, labels[index]),
            )
          : []
      }
      noMarketText={texts['market.suspended']}
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
