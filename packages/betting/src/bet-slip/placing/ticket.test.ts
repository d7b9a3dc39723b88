import { describe, expect, it } from 'vitest';
import { nextTicketPoll, ticketResultStatus } from './ticket.ts';

describe('nextTicketPoll', () => {
  it('PLACE-04 waits by the schedule, and is spent after it', () => {
    const waits = Array.from({ length: 15 }, (_, attempt) => nextTicketPoll(attempt));
    expect(waits).toEqual([
      ...[500, 500, 500],
      ...[1000, 1000, 1000],
      ...[1500, 1500, 1500],
      ...[2000, 2000, 2000, 2000, 2000],
      5000,
    ]);
    expect(nextTicketPoll(15)).toBeNull();
  });
});

describe('ticket statuses', () => {
  it('PLACE-09 come to success, error or mixed once none is pending', () => {
    expect(ticketResultStatus(['accepted', 'accepted'])).toBe('success');
    expect(ticketResultStatus(['rejected', 'canceled'])).toBe('error');
    expect(ticketResultStatus(['accepted', 'canceled'])).toBe('mixed');
    expect(ticketResultStatus(['accepted', 'pending'])).toBe('none');
    expect(ticketResultStatus(['accepted', 'notConfirmed'])).toBe('mixed');
    expect(ticketResultStatus(['notConfirmed', 'rejected'])).toBe('error');
    expect(ticketResultStatus([])).toBe('none');
  });
});
