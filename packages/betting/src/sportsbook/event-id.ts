import type { Provider, SportEvent } from './event.ts';

/** What an event is: a match of two sides, a stage (a race), or a season (an outright). */
export type EventKind = SportEvent['kind'];

const EVENT_ID = /^(?:(?:sr|bg):(?<match>match)|sr:(?<other>stage|season)):\d{1,18}$/;

/** The provider an event id names: prefix `bg:` is provider two, all else provider one. Source: 2§2. */
export function providerOf(eventId: string): Provider {
  return eventId.startsWith('bg:') ? 'two' : 'one';
}

/** The kind an event id names: `sr:stage:`, `sr:season:`, otherwise a match. Source: 2§2. */
export function eventKindOf(eventId: string): EventKind {
  if (eventId.startsWith('sr:stage:')) return 'stage';
  if (eventId.startsWith('sr:season:')) return 'season';
  return 'match';
}

/**
 * The kind of event that an id names; null for a text that is not an event id. The operator is never
 * asked about such a text.
 *
 * @example
 * readEventKind('sr:stage:7') // 'stage'
 * readEventKind('bg:stage:7') // null
 */
export function readEventKind(text: string): EventKind | null {
  const { match, other } = EVENT_ID.exec(text)?.groups ?? {};
  // Safe: the pattern takes the words of kinds alone.
  return ((match ?? other) as EventKind | undefined) ?? null;
}

const TOURNAMENT_ID = /^(?:sr|bg):(?:simple_)?tournament:\d{1,18}$/;

/** Whether a text is the id of a tournament. The operator is never asked about another text. */
export function isTournamentId(text: string): boolean {
  return TOURNAMENT_ID.test(text);
}
