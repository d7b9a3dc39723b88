import { formatClock, isClockHidden, readClock } from '@vitrine/betting/sportsbook/clock';
import type { SportEvent } from '@vitrine/betting/sportsbook/event';
import { shortPeriod } from '@vitrine/betting/sportsbook/shortened/short-period';
import { minutesToStart } from '@vitrine/betting/sportsbook/catalogue/event-visibility';
import { countText, formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import type { EventCardState, EventClock } from '@vitrine/ui/sportsbook/event-card';
import type { BrandFormat } from '../shell-data.ts';
import { daysBetween, formatDay, formatTime } from './date-time.ts';
import type { TextSections } from './text-sections.ts';

/** What the pages of the sportsbook say. */
export type SportsbookTexts = TextSections<
  Namespaces['sportsbook'],
  'page' | 'list' | 'event' | 'status' | 'market' | 'group' | 'odds' | 'live'
>;

/** What the words about an event are made with. `now` is epoch milliseconds of the rendering. */
export interface EventWords {
  readonly texts: SportsbookTexts;
  readonly format: BrandFormat;
  readonly now: number;
}

type WithoutMarkets<Event> = Event extends SportEvent ? Omit<Event, 'markets'> : never;

/** An event without its markets: what its names, times and states are made of. */
export type EventFacts = WithoutMarkets<SportEvent>;

/** Its sides, or its own name. */
export function eventName(event: EventFacts, { texts }: Pick<EventWords, 'texts'>): string {
  if (event.kind !== 'match') return event.name;
  return formatText(texts['event.name'], { home: event.home.name, away: event.away.name });
}

/** How an event stands, as its card shows it. Source: 2§4, 3§4. */
export function eventState(event: EventFacts, now: number): EventCardState {
  switch (event.status) {
    case 'live':
      return 'live';
    case 'suspended':
      return 'suspended';
    case 'interrupted':
      return 'interrupted';
    case 'aboutToStart':
      return 'aboutToStart';
    case 'notStarted':
      return minutesToStart(event, now) === null ? 'prematch' : 'aboutToStart';
    default:
      return 'prematch';
  }
}

/** Period while live, the start otherwise, the state where it is neither. */
export function eventStatusText(event: EventFacts, words: EventWords): string {
  const { texts, now } = words;
  switch (event.status) {
    case 'live':
      return event.statusText;
    case 'notStarted': {
      const minutes = minutesToStart(event, now);
      return minutes === null
        ? scheduleText(event.scheduledAt, words)
        : startsSoonText(minutes, words);
    }
    default:
      return texts[`status.${event.status}`];
  }
}

/** `Em 9 min`: the flag of a match that begins soon. Source: 3§4. */
export function startsSoonText(
  minutes: number,
  { texts, format }: Pick<EventWords, 'texts' | 'format'>,
): string {
  return countText(texts, 'event.startsSoon', minutes, format.language);
}

/** The period in short, for one line of a list; null unless the event is live. */
export function shownPeriod({ status, statusText }: EventFacts): string | null {
  return status === 'live' ? shortPeriod(statusText) : null;
}

/** `Hoje, 16:30`. */
export function scheduleText(at: number, { texts, format, now }: EventWords): string {
  const time = formatTime(at, format);
  switch (daysBetween(now, at, format)) {
    case 0:
      return formatText(texts['event.today'], { time });
    case 1:
      return formatText(texts['event.tomorrow'], { time });
    default:
      return formatText(texts['event.date'], { date: formatDay(at, format), time });
  }
}

/** The clock to show; none where there is none, or while the period has no time (2§5). */
export function shownClock(event: EventFacts, now: number): EventClock | null {
  if (!event.clock || event.status !== 'live' || isClockHidden(event.statusText)) return null;
  return { clock: event.clock, text: formatClock(readClock(event.clock, now)) };
}
