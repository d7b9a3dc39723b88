import { endOfFailure, type FailedCall } from '../base/failed-call.ts';
import type { CallSettings, UpstreamClient } from '../base/client.ts';
import {
  ownReplicationData,
  sharedReplicationData,
  shareTicket,
} from '../contract/bets/replication.ts';
import { replicatedFromWire, type ReplicatedTicket } from './replicated-ticket.ts';

export type ReplicationReading =
  | { readonly kind: 'found'; readonly ticket: ReplicatedTicket }
  | { readonly kind: 'notFound' }
  | FailedCall;

export type TicketSharing =
  /** The code that a link names the ticket by. */
  { readonly kind: 'shared'; readonly code: string } | { readonly kind: 'notFound' } | FailedCall;

const NOT_FOUND = { TICKET_WAS_NOT_FOUND: () => ({ kind: 'notFound' }) as const };

/** The selections of a ticket of the bettor's own, as they stand now. Source: 3§7. */
export async function readOwnTicket(
  client: UpstreamClient,
  betNumber: string,
  settings: CallSettings,
): Promise<ReplicationReading> {
  try {
    const { data } = await client.call(ownReplicationData, {
      params: { id: betNumber },
      ...settings,
    });
    return { kind: 'found', ticket: replicatedFromWire(data) };
  } catch (error) {
    return endOfFailure<ReplicationReading>(error, NOT_FOUND);
  }
}

/** The selections of a ticket that somebody shared; no session is needed. Source: 3§7. */
export async function readSharedTicket(
  client: UpstreamClient,
  code: string,
  settings: Omit<CallSettings, 'session'> = {},
): Promise<ReplicationReading> {
  try {
    const { data } = await client.call(sharedReplicationData, {
      params: { id: code },
      ...settings,
    });
    return { kind: 'found', ticket: replicatedFromWire(data) };
  } catch (error) {
    return endOfFailure<ReplicationReading>(error, NOT_FOUND);
  }
}

/** Makes a ticket of the bettor's own readable for whoever has its code. Source: 3§7. */
export async function shareOwnTicket(
  client: UpstreamClient,
  betNumber: string,
  settings: CallSettings,
): Promise<TicketSharing> {
  try {
    const { data } = await client.call(shareTicket, { params: { id: betNumber }, ...settings });
    return { kind: 'shared', code: data.sharedId };
  } catch (error) {
    return endOfFailure<TicketSharing>(error, NOT_FOUND);
  }
}
