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
