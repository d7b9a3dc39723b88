import type { PlaceStatus, TicketResultStatus } from './bet-slip-types.ts';

/** Ticket statuses of the specification, by name. Source: 3§4. */
export const TICKET_STATUS = { pending: 0, accepted: 2, rejected: 3, canceled: 4 } as const;

const STATUS_BY_NUMBER: ReadonlyMap<number, PlaceStatus> = new Map([
  [TICKET_STATUS.pending, 'pending'],
  [TICKET_STATUS.accepted, 'accepted'],
  [TICKET_STATUS.rejected, 'rejected'],
  [TICKET_STATUS.canceled, 'canceled'],
]);

/** The status with a number. One the specification doesn't name is not settled: pending. */
export function ticketStatusFromNumber(status: number): PlaceStatus {
  return STATUS_BY_NUMBER.get(status) ?? 'pending';
}

/** Customer confidence: a ticket rejected so takes its selections off sale for this bettor. Source: 3§8. */
export const CUSTOMER_CONFIDENCE_REJECT_CODE = -703;

/** The waits before each look at a ticket's status, in milliseconds. Source: 3§9. */
export const TICKET_POLL_WAITS_MS: readonly number[] = [
  500, 500, 500, 1000, 1000, 1000, 1500, 1500, 1500, 2000, 2000, 2000, 2000, 2000, 5000,
];

/**
 * Milliseconds to wait before the look with this number, counted from 0. Null when all looks are
 * spent: a ticket still pending then leaves the slip disconnected. Source: 3§4.
 */
export function nextTicketPoll(attempt: number): number | null {
  return TICKET_POLL_WAITS_MS[attempt] ?? null;
}

/** What the statuses of all that was placed come to; `none` while any is pending. Source: 3§4. */
export function ticketResultStatus(statuses: readonly PlaceStatus[]): TicketResultStatus {
  if (statuses.length === 0 || statuses.includes('pending')) return 'none';
  if (statuses.every((status) => status === 'accepted')) return 'success';
  return statuses.includes('accepted') ? 'mixed' : 'error';
}
