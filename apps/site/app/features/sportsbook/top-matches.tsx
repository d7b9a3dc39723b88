import type { MatchEvent } from '@vitrine/betting/sportsbook/event';
import { TopMatchCard } from '@vitrine/ui/sportsbook/top-match-card';
import type { EventWords } from '../../format/event-texts.ts';
import { cardMarket } from './card-market.ts';
import { matchCard } from './match-card.ts';

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
  const { outcomes, noMarketText, awaitedMarketId } = cardMarket(event, 'result', words);
  return (
    <TopMatchCard
      {...matchCard(event, words)}
      competition={event.tournamentName}
      region={event.categoryName}
      outcomes={outcomes}
      noMarketText={noMarketText}
      awaitedMarketId={awaitedMarketId}
    />
  );
}
