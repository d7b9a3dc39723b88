import type { EventStatus } from '@vitrine/betting/sportsbook/event';
import type { EventOffer } from '../world/offer/event-offer.ts';

/** Statuses after which nothing more happens in an event. Source: 2§4. */
const OVER: ReadonlySet<EventStatus> = new Set([
  'ended',
  'closed',
  'cancelled',
  'postponed',
  'abandoned',
]);

/** Whether an event's bets can be settled: it was played to its end, or will not be. */
export function isOver({ status }: Pick<EventOffer, 'status'>): boolean {
  return OVER.has(status);
}
