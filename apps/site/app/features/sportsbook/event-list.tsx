import type { ReactNode } from 'react';
import type { MarketKind, MatchEvent } from '@vitrine/betting/sportsbook/event';
import { companionKinds, furtherMarkets } from '@vitrine/betting/sportsbook/listed-market';
import { shortName } from '@vitrine/betting/sportsbook/shortened/short-name';
import { countText, formatText } from '@vitrine/messages/format-text';
import { AppLink } from '@vitrine/ui/base/app-link';
import { EventCard } from '@vitrine/ui/sportsbook/event-card';
import { EventGroup, type EventGroupProps } from '@vitrine/ui/sportsbook/event-group';
import { categoryFlag } from '../../format/category-flag.ts';
import { type EventWords, eventName, shownPeriod } from '../../format/event-texts.ts';
import { tournamentPath } from '../../paths/sportsbook-paths.ts';
import { cardMarket, companionMarket } from './card-market.ts';
import { FavouriteStar } from './favourites/favourite-star.tsx';
import { LeagueMark } from './league-mark.tsx';
import { columnNames, companionNames } from './list-columns.ts';
import { matchCard } from './match-card.ts';

export interface EventListProps {
  readonly events: readonly MatchEvent[];
  readonly words: EventWords;
  /** The kind of market in the rows; the result unless given. */
  readonly market?: MarketKind | undefined;
  /** Whether the rows have the further markets that a wide list shows. */
  readonly hasCompanions?: boolean | undefined;
  /** Keeps the heading ids of this list apart from those of another list on the page. */
  readonly idPrefix: string;
  /**
   * Added before each competition's name for screen readers, when another list of the page may have
   * the same competitions.
   */
  readonly context?: string | undefined;
  /** Whether the page names the one competition of the list, which the list then only says to readers. */
  readonly isNamed?: boolean | undefined;
}

/** Around the competitions of a list. */
export function EventListFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex flex-col gap-[min(var(--vt-space-gap),var(--vt-space-row)*0.375)] max-md:px-[min(var(--vt-space-gap),0.5rem)]">
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
  const { first, words, market, hasCompanions = false, idPrefix, children } = props;
  const { isNamed = false } = props;
  const companions = companionKinds(first.sportId, market ?? 'result');
  return (
    <EventGroup
      id={`${idPrefix}-${first.tournamentId}`}
      titleAs="h3"
      {...(isNamed ? heardHeading(props) : seenHeading(props))}
      columns={columnNames(first, market, words)}
      companions={
        companions.length > 0 && !hasCompanions
          ? 'awaited'
          : companions.map((kind) => companionNames(first, kind, words))
      }
      skipText={formatText(words.texts['list.skip'], { name: first.tournamentName })}
    >
      {children}
    </EventGroup>
  );
}

type Heading = Pick<EventGroupProps, 'title' | 'subtitle' | 'icon' | 'aside'>;

function seenHeading({ first, words, context }: TournamentGroupProps): Heading {
  return {
    title: (
      <>
        {context ? <span className="sr-only">{context}: </span> : null}
        <AppLink
          href={tournamentPath(first.sportId, first.tournamentId)}
          className="text-text no-underline hover:underline"
        >
          {first.tournamentName}
        </AppLink>
      </>
    ),
    subtitle: first.categoryName,
    icon: (
      <LeagueMark
        sportId={first.sportId}
        flag={categoryFlag(first.categoryName, words.format.locale)}
        size={16}
      />
    ),
    aside: (
      <FavouriteStar id={first.tournamentId} name={first.tournamentName} texts={words.texts} />
    ),
  };
}

function heardHeading({ first, context }: TournamentGroupProps): Heading {
  const name = [context, first.tournamentName].filter(Boolean).join(': ');
  return { title: <span className="sr-only">{name}</span> };
}

interface EventRowProps extends Pick<EventListProps, 'words' | 'market' | 'hasCompanions'> {
  readonly event: MatchEvent;
}

/** An event with one market, or with its companions, its sides by their short names. */
export function EventRow(props: EventRowProps) {
  const { event, words, market = 'result', hasCompanions = false } = props;
  const { texts, format } = words;
  const companions = hasCompanions ? companionKinds(event.sportId, market) : [];
  const further = furtherMarkets(event, [market, ...companions]);
  const card = matchCard(event, words);
  return (
    <EventCard
      {...card}
      {...cardMarket(event, market, words)}
      periodText={shownPeriod(event)}
      companions={companions.map((kind) => companionMarket(event, kind, words))}
      id={event.id}
      favourite={<FavouriteStar id={event.id} name={eventName(event, words)} texts={texts} />}
      home={{ ...card.home, shortName: shortName(event.home.name) }}
      away={{ ...card.away, shortName: shortName(event.away.name) }}
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
