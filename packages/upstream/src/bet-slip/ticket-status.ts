import type { PlacedTicket } from '@vitrine/betting/bet-slip/bet-slip-event';
import type { PlaceStatus } from '@vitrine/betting/bet-slip/bet-slip-types';
import type { Odds } from '@vitrine/betting/base/odds';
import type { Placement } from '@vitrine/betting/bet-slip/placing/placement';
import type { RejectionCode } from '@vitrine/betting/bet-slip/placing/placement-error';
import type { z } from 'zod';
import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { lastTicketIds, ticketStatus } from '../contract/bet-slip/tickets.ts';
import { oddsFromWire } from '../mappers/odds.ts';
import { rejectionFromWire, ticketStatusFromWire } from '../mappers/status.ts';
import {
  placementCalls,
  ticketVersion,
  type PlacementCall,
  type PlacementOrder,
} from './placement-call.ts';

export interface TicketStatus {
  readonly ticketId: string;
  /** `notConfirmed` when the call failed. Source: 3§4. */
  readonly status: PlaceStatus;
  /** Epoch milliseconds; null until accepted. */
  readonly acceptedAt: number | null;
  /** Why it was rejected; null unless it was. */
  readonly code: RejectionCode | null;
  /** The prices it was accepted at, by the position of the selection on the ticket. */
  readonly finalOdds: readonly { readonly selectionIndex: number; readonly odds: Odds }[];
}

/** The status of a ticket; one whose status call fails is not confirmed. Never throws. Source: 3§4. */
export async function readTicketStatus(
  client: UpstreamClient,
  ticketId: string,
  provider: Placement['provider'],
  settings: CallSettings,
): Promise<TicketStatus> {
  try {
    const { data } = await client.call(ticketStatus[ticketVersion(provider)], {
      params: { id: ticketId },
      ...settings,
    });
    const status = ticketStatusFromWire(data.status);
    return {
      ticketId,
      status,
      acceptedAt: data.acceptanceDate == null ? null : Date.parse(data.acceptanceDate),
      code: status === 'rejected' ? rejectionFromWire(data.rejectCode ?? null) : null,
      finalOdds: data.selectionsFinalState.flatMap(({ selectionIndex, decimalOdds }) => {
        const odds = oddsFromWire(decimalOdds);
        return odds === null ? [] : [{ selectionIndex, odds }];
      }),
    };
  } catch {
    return {
      ticketId,
      status: 'notConfirmed',
      acceptedAt: null,
      code: null,
      finalOdds: [],
    };
  }
}

/** How many of the newest tickets are looked at, until they are known to reach back far enough. */
const TICKETS_LOOKED_AT = [100, 1_000, 10_000];
/** How far the operator's clock may be from ours, in milliseconds. */
const CLOCKS_APART_MS = 600_000;

/** An attempt whose answer was lost; `sentAt` is epoch milliseconds of our clock. */
export interface LostOrder extends PlacementOrder {
  readonly sentAt: number;
}

/** Thrown when even the longest list of tickets does not reach back to the attempt. */
export class TicketsOutOfSight extends Error {
  override readonly name = 'TicketsOutOfSight';
}

/**
 * The tickets an attempt made, when the answer to it was lost. None means that none was made.
 * Throws what `UpstreamClient.call` throws, and TicketsOutOfSight: then the attempt stays unknown.
 * Source: 3§7.
 */
export async function recoverTickets(
  client: UpstreamClient,
  order: LostOrder,
  settings: CallSettings,
): Promise<readonly PlacedTicket[]> {
  for (const numberOfTickets of TICKETS_LOOKED_AT) {
    const query = { numberOfTickets };
    const { data } = await client.call(lastTicketIds, { query, ...settings });
    const calls = placementCalls(order).map((call) => ticketsOf(call, data));
    const tickets = calls.flatMap(({ found }) => found);
    const isWhole = calls.every(({ found, most }) => found.length >= most);
    if (isWhole || data.length < numberOfTickets || reachesBack(data, order)) return tickets;
  }
  throw new TicketsOutOfSight('The newest tickets do not reach back to the attempt');
}

type TicketRows = z.output<NonNullable<typeof lastTicketIds.answer>>['data'];

function reachesBack(rows: TicketRows, { sentAt }: LostOrder): boolean {
  return rows.some(({ createdAt }) => Date.parse(createdAt) < sentAt - CLOCKS_APART_MS);
}

/** The tickets of one call, and the most that it can have. */
function ticketsOf(
  { placement: { kind, outcomeIds }, connectionId }: PlacementCall,
  rows: TicketRows,
): { readonly found: readonly PlacedTicket[]; readonly most: number } {
  const isSingles = kind === 'multiSingle' || kind === 'customBet';
  const found = rows
    .filter((row) => row.connectionId === connectionId)
    .map(({ indexTicket, ticketId }) => ({
      outcomeId: isSingles ? (outcomeIds[indexTicket] ?? null) : null,
      ticketId,
    }));
  return { found, most: isSingles ? outcomeIds.length : 1 };
}
