import type { MatchEvent } from '@vitrine/betting/sportsbook/event';
import { TopMatchCard } from '@vitrine/ui/sportsbook/top-match-card';
import {
  type EventWords,
  eventState,
  eventStatusText,
  shownClock,
} from '../../format/event-texts.ts';
import { eventPath } from '../../paths.ts';
import { outcomePrice, shortLabels } from './outcome-price.ts';

export interface TopMatchesProps {
  readonly events: readonly MatchEvent[];
  readonly words: EventWords;
}

/** Matches that the brand puts forward, in a row that scrolls sideways. */
export function TopMatches({ events, words }: TopMatchesProps) {
  return (
    <ul className="relative scroll-row flex scroll-px-3 gap-3 px-3 py-px md:scroll-px-0 md:px-0">
      {events.map((event) => (
        <li key={event.id} className="w-[min(82%,18rem)] shrink-0 snap-start">
          <TopMatch event={event} words={words} />
        </li>
      ))}
    </ul>
  );
}

interface TopMatchProps {
  readonly event: MatchEvent;
  readonly words: EventWords;
}

function TopMatch({ event, words }: TopMatchProps) {
  const { texts, now } = words;
  const [main] = event.markets;
  const labels = main ? shortLabels(main, words) : [];
  return (
    <TopMatchCard
      eventId={event.id}
      href={eventPath(event.sportId, event.id)}
      competition={`${event.tournamentName} · ${event.categoryName}`}
      state={eventState(event, now)}
      statusText={eventStatusText(event, words)}
      liveText={texts['event.live']}
      clock={shownClock(event, now)}
      home={{ name: event.home.name, scoreText: String(event.home.score ?? '') }}
      away={{ name: event.away.name, scoreText: String(event.away.score ?? '') }}
      outcomes={
        main
          ? main.outcomes.map((outcome, index) =>
              outcomePrice(event, main, outcome, words, labels[index]),
            )
          : []
      }
      noMarketText={texts['market.suspended']}
    />
  );
}
