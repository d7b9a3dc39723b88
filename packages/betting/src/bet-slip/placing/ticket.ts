import type { PlaceStatus, TicketResultStatus } from '../bet-slip-types.ts';

/** The wait before each status check of a ticket, in milliseconds. Source: 3§9. */
export const TICKET_POLL_WAITS_MS: readonly number[] = [
  500, 500, 500, 1000, 1000, 1000, 1500, 1500, 1500, 2000, 2000, 2000, 2000, 2000, 5000,
];

/**
 * Milliseconds to wait before the status check with this number, counted from 0. Null after the last
 * check: the slip of a ticket that is still pending becomes disconnected. Source: 3§4.
 */
export function nextTicketPoll(attempt: number): number | null {
  return TICKET_POLL_WAITS_MS[attempt] ?? null;
}

/**
 * A failed status call is repeated after this many milliseconds, then at each status check.
 * Source: 3§4, 3§9.
 */
export const ASK_AGAIN_AFTER_MS = 5000;

/**
 * The common result of all placed bets; `none` while any is pending. `notConfirmed` counts as
 * rejected. Source: 3§4.
 */
export function ticketResultStatus(statuses: readonly PlaceStatus[]): TicketResultStatus {
  if (statuses.length === 0 || statuses.includes('pending')) return 'none';
  if (statuses.every((status) => status === 'accepted')) return 'success';
  return statuses.includes('accepted') ? 'mixed' : 'error';
}
