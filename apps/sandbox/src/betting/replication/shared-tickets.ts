import { randomBytes } from 'node:crypto';
import type { Database } from '../../storage/database.ts';

/** Tickets that bettors have shared, by the codes of their links. */
export interface SharedTickets {
  /** The code of a ticket; the same one however often it is shared. */
  share(ticketId: string): string;
  ticketIdOf(code: string): string | undefined;
}

export function createSharedTickets(database: Database, now: () => number): SharedTickets {
  const insert = database.prepare(
    `INSERT INTO shared_ticket (code, ticket_id, created_at) VALUES (?, ?, ?)
     ON CONFLICT (ticket_id) DO NOTHING`,
  );
  const selectCode = database.prepare('SELECT code FROM shared_ticket WHERE ticket_id = ?');
  const selectTicket = database.prepare(
    'SELECT ticket_id AS ticketId FROM shared_ticket WHERE code = ?',
  );
  return {
    share(ticketId) {
      insert.run(randomBytes(9).toString('base64url'), ticketId, now());
      return (selectCode.get(ticketId) as { code: string }).code;
    },
    ticketIdOf: (code) => (selectTicket.get(code) as { ticketId: string } | undefined)?.ticketId,
  };
}
