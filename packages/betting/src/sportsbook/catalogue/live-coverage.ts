import type { EventStatus, SportEvent } from '../event.ts';

const BEING_PLAYED: ReadonlySet<EventStatus> = new Set(['live', 'suspended', 'interrupted']);

/**
 * Whether a match is played without live coverage, which takes no bets: its booking status tells it.
 * Source: 3§4.
 */
export function lacksCoverage({
  kind,
  status,
  bookingStatus,
}: Pick<SportEvent, 'kind' | 'status' | 'bookingStatus'>): boolean {
  return kind === 'match' && bookingStatus === 'notBooked' && BEING_PLAYED.has(status);
}
