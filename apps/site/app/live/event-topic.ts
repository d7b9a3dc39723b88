import { eventKindOf } from '@vitrine/betting/sportsbook/event-id';

/**
 * The live topic of an event with all its markets, named after its kind.
 *
 * @example
 * eventTopic('sr:stage:7') // 'stage:sr:stage:7'
 */
export function eventTopic(eventId: string): string {
  return `${eventKindOf(eventId)}:${eventId}`;
}

/** The live topic of a tournament whose matches are in no list of the hub. */
export function tournamentTopic(tournamentId: string): string {
  return `tournament:${tournamentId}`;
}
