import type { MatchEvent } from '@vitrine/betting/sportsbook/event';
import type { EventCardProps } from '@vitrine/ui/sportsbook/event-card';
import {
  type EventWords,
  eventState,
  eventStatusText,
  shownClock,
} from '../../format/event-texts.ts';
import { eventPath } from '../../paths/event-paths.ts';

type MatchCard = Pick<
  EventCardProps,
  'eventId' | 'href' | 'state' | 'statusText' | 'liveText' | 'clock' | 'home' | 'away'
>;

/** What every card of a match shows besides prices: its sides, their scores, and how it stands. */
export function matchCard(event: MatchEvent, words: EventWords): MatchCard {
  const { texts, now } = words;
  return {
    eventId: event.id,
    href: eventPath(event.sportId, event.id),
    state: eventState(event, now),
    statusText: eventStatusText(event, words),
    liveText: texts['event.live'],
    clock: shownClock(event, now),
    home: { name: event.home.name, scoreText: String(event.home.score ?? '') },
    away: { name: event.away.name, scoreText: String(event.away.score ?? '') },
  };
}
