import type { Ticket } from '../../betting/ticket.ts';
import { cashOf, type Account } from '../../ledger/ledger.ts';

/** Whose money the stake of a ticket is: the bettor's, or the house's that gave the free bet. */
export function stakePayer({ userId, freeBetId }: Pick<Ticket, 'userId' | 'freeBetId'>): Account {
  return freeBetId === null ? cashOf(userId) : 'house:promotions';
}
