import {
  ownReplicationData,
  sharedReplicationData,
  shareTicket,
} from '@vitrine/upstream/contract/bets/replication';
import { TICKET_STATUS } from '@vitrine/upstream/contract/bet-slip/tickets';
import type { Implementation } from '../../implement.ts';
import { Refusal } from '../../refusal.ts';
import type { World } from '../../world/world.ts';
import type { TicketStore } from '../ticket-store.ts';
import type { Ticket } from '../ticket.ts';
import { replicationData } from './replication-data.ts';
import type { SharedTickets } from './shared-tickets.ts';

export interface ReplicationHandlers {
  readonly store: TicketStore;
  readonly shared: SharedTickets;
  readonly world: World;
}

/** Tickets to repeat: one's own, and those that somebody shared. Source: 3§7. */
export function implementReplication(
  { implement }: Implementation,
  { store, shared, world }: ReplicationHandlers,
): void {
  function ownTicket(userId: string, id: string): Ticket {
    const ticket = store.byId(id);
    if (ticket?.userId === userId && ticket.status !== TICKET_STATUS.rejected) return ticket;
    throw new Refusal(404, 'TICKET_WAS_NOT_FOUND', 'No such ticket of this bettor');
  }

  const dataOf = (ticket: Ticket) => ({
    data: replicationData(ticket, store.legsOf(ticket.id), world),
  });

  implement(ownReplicationData, ({ userId, params }) => dataOf(ownTicket(userId, params.id)));

  implement(sharedReplicationData, ({ params }) => {
    const ticket = store.byId(shared.ticketIdOf(params.id) ?? '');
    if (!ticket) throw new Refusal(404, 'TICKET_WAS_NOT_FOUND', 'Nobody shared such a ticket');
    return dataOf(ticket);
  });

  implement(shareTicket, ({ userId, params }) => ({
    data: { sharedId: shared.share(ownTicket(userId, params.id).id) },
  }));
}
