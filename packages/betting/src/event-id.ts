import type { Provider } from './event.ts';

/** What an event is: a match of two sides, a stage (a race), or a season (an outright). */
export type EventKind = 'match' | 'stage' | 'season';

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
