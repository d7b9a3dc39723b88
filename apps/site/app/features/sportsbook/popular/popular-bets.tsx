import type { OutcomeInEvent } from '@vitrine/betting/bet-slip/selection';
import { countText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { PopularBetCard } from '@vitrine/ui/sportsbook/popular-bet-card';
import { type EventWords, eventName, eventStatusText } from '../../../format/event-texts.ts';
import type { TextSections } from '../../../format/text-sections.ts';
import { eventPath } from '../../../paths/event-paths.ts';
import { outcomePrice } from '../outcome-price.ts';

interface PopularBetsProps {
  readonly outcomes: readonly { readonly priced: OutcomeInEvent; readonly betCount: number }[];
  readonly words: EventWords;
  readonly popularTexts: TextSections<Namespaces['sportsbook'], 'popular'>;
}

/** What bettors place most, in a row that scrolls sideways. */
export function PopularBets({ outcomes, words, popularTexts }: PopularBetsProps) {
  return (
    <ul className="relative scroll-row flex scroll-px-3 gap-2 px-3 py-px md:scroll-px-0 md:px-0">
      {outcomes.map(({ priced: { event, market, outcome }, betCount }) => (
        <li key={outcome.id} className="w-[min(86%,18.5rem)] shrink-0 snap-start">
          <PopularBetCard
            href={eventPath(event.sportId, event.id)}
            outcome={outcome.name}
            market={market.name}
            event={eventName(event, words)}
            statusText={eventStatusText(event, words)}
            betsText={countText(popularTexts, 'popular.bets', betCount, words.format.language)}
            price={outcomePrice(event, market, outcome, words, '')}
          />
        </li>
      ))}
    </ul>
  );
}
