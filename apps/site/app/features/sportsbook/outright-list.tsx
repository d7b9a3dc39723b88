import type { Market, Outcome, SeasonEvent, StageEvent } from '@vitrine/betting/sportsbook/event';
import { visibleMarkets } from '@vitrine/betting/sportsbook/market-status';
import { byChance } from '@vitrine/betting/sportsbook/outcome-order';
import { countText, formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { type Contestant, OutrightCard } from '@vitrine/ui/sportsbook/outright-card';
import { eventState, type EventWords, scheduleText } from '../../format/event-texts.ts';
import { eventPath } from '../../paths/event-paths.ts';
import { contestStatusText } from './contest-texts.ts';
import { outcomePrice } from './outcome-price.ts';

export type RaceTexts = Pick<Namespaces['sportsbook'], 'race.place' | 'race.retired'>;

export interface OutrightListProps {
  readonly events: readonly (SeasonEvent | StageEvent)[];
  readonly words: EventWords;
  /** Given where the first event is shown with everybody who may win it. */
  readonly special?: RaceTexts;
}

/** Events that many may win, each with the first prices of its main market. */
export function OutrightList({ events, words, special }: OutrightListProps) {
  return (
    <ul className="flex flex-col gap-3 max-md:px-[min(var(--vt-space-gap),0.5rem)]">
      {events.map((event, index) => (
        <li key={event.id}>
          <OutrightRow event={event} words={words} special={index === 0 ? special : undefined} />
        </li>
      ))}
    </ul>
  );
}

/** How many contestants stand on a card. */
const SHOWN = 6;

interface OutrightRowProps extends Pick<OutrightListProps, 'words'> {
  readonly event: SeasonEvent | StageEvent;
  readonly special: RaceTexts | undefined;
}

function OutrightRow({ event, words, special }: OutrightRowProps) {
  const { texts, format, now } = words;
  const market = mainMarketOf(visibleMarkets(event));
  const outcomes = [...(market?.outcomes ?? [])].sort(special ? byPlace(event) : byChance);
  const shown = special ? outcomes.length : SHOWN;
  const more = outcomes.length - shown;
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
          ? outcomes.slice(0, shown).map((outcome) => ({
              name: outcome.name,
              ...(special ? standingOf(event, outcome, special) : {}),
              price: outcomePrice(event, market, outcome, words),
            }))
          : []
      }
      noMarketText={texts['market.suspended']}
      moreText={more > 0 ? countText(texts, 'market.showAll', more, format.language) : null}
    />
  );
}

/** The team of a driver, and where the driver is in a race that has begun. */
function standingOf(
  event: SeasonEvent | StageEvent,
  { name }: Outcome,
  texts: RaceTexts,
): Pick<Contestant, 'detail' | 'position'> {
  const competitors = event.kind === 'stage' ? event.competitors : [];
  const found = competitors.find((competitor) => competitor.name === name);
  if (!found) return {};
  const { teamName, position, isRetired } = found;
  return {
    detail: isRetired ? `${teamName} · ${texts['race.retired']}` : teamName,
    position:
      position === null
        ? null
        : { text: String(position), name: formatText(texts['race.place'], { position }) },
  };
}

/** The favourite market, otherwise the first. */
function mainMarketOf(markets: readonly Market[]): Market | undefined {
  return markets.find(({ isFavorite }) => isFavorite) ?? markets[0];
}

/** As the race stands, who retired last; before it has begun by chance. */
function byPlace(event: SeasonEvent | StageEvent): (one: Outcome, other: Outcome) => number {
  const competitors = event.kind === 'stage' ? event.competitors : [];
  const places = new Map(competitors.map(({ name, position }) => [name, position ?? Infinity]));
  const placeOf = ({ name }: Outcome) => places.get(name) ?? Infinity;
  return (one, other) => {
    const [first, second] = [placeOf(one), placeOf(other)];
    return first === second ? byChance(one, other) : first - second;
  };
}
