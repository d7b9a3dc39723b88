import type { Market, Outcome, SeasonEvent, StageEvent } from '@vitrine/betting/sportsbook/event';
import { visibleMarkets } from '@vitrine/betting/sportsbook/market-status';
import { countText } from '@vitrine/messages/format-text';
import { OutrightCard } from '@vitrine/ui/sportsbook/outright-card';
import { eventState, type EventWords, scheduleText } from '../../format/event-texts.ts';
import { eventPath } from '../../paths.ts';
import { contestStatusText } from './contest-texts.ts';
import { outcomePrice } from './outcome-price.ts';

export interface OutrightListProps {
  readonly events: readonly (SeasonEvent | StageEvent)[];
  readonly words: EventWords;
}

/** Events that many may win, each with the first prices of its main market. */
export function OutrightList({ events, words }: OutrightListProps) {
  return (
    <ul className="flex flex-col gap-3 max-md:px-[min(var(--vt-space-gap),0.5rem)]">
      {events.map((event) => (
        <li key={event.id}>
          <OutrightRow event={event} words={words} />
        </li>
      ))}
    </ul>
  );
}

/** How many contestants stand on a card. */
const SHOWN = 6;

interface OutrightRowProps {
  readonly event: SeasonEvent | StageEvent;
  readonly words: EventWords;
}

function OutrightRow({ event, words }: OutrightRowProps) {
  const { texts, format, now } = words;
  const market = mainMarketOf(visibleMarkets(event));
  const outcomes = [...(market?.outcomes ?? [])].sort(byChance);
  const more = outcomes.length - SHOWN;
  return (
    <OutrightCard
      eventId={event.id}
      href={eventPath(event.sportId, event.id)}
      state={eventState(event, now)}
      statusText={
        event.status === 'notStarted'
          ? scheduleText(event.scheduledAt, words)
          : contestStatusText(event, words)
      }
      liveText={texts['event.live']}
      title={event.name}
      marketName={market?.name ?? ''}
      contestants={
        market
          ? outcomes.slice(0, SHOWN).map((outcome) => ({
              name: outcome.name,
              price: outcomePrice(event, market, outcome, words),
            }))
          : []
      }
      noMarketText={texts['market.suspended']}
      moreText={more > 0 ? countText(texts, 'market.showAll', more, format.language) : null}
    />
  );
}

/** The favourite market, otherwise the first. */
function mainMarketOf(markets: readonly Market[]): Market | undefined {
  return markets.find(({ isFavorite }) => isFavorite) ?? markets[0];
}

/** Most likely first; outcomes that can't be bet on now come last. */
function byChance(one: Outcome, other: Outcome): number {
  const isOpen = ({ status }: Outcome) => Number(status === 'active');
  return isOpen(other) - isOpen(one) || one.odds - other.odds;
}
