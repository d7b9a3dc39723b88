import type { PlacedTicket } from '@vitrine/betting/bet-slip-event';
import type { PlaceStatus } from '@vitrine/betting/bet-slip-types';
import type { Odds } from '@vitrine/betting/odds';
import type { Placement } from '@vitrine/betting/placement';
import { ticketStatusFromNumber } from '@vitrine/betting/ticket';
import type { CallSettings, UpstreamClient } from './client.ts';
import { lastTicketIds, ticketStatus } from './contract/tickets.ts';
import { oddsFromWire } from './mappers/odds.ts';
import { placementCalls, ticketVersion, type PlacementOrder } from './placement-call.ts';

export interface TicketStatus {
  readonly ticketId: string;
  readonly status: PlaceStatus;
  /** False when the call failed, so that the ticket only counts as rejected. Source: 3§4. */
  readonly isConfirmed: boolean;
  /** Epoch milliseconds; null until accepted. */
  readonly acceptedAt: number | null;
  readonly rejectCode: number | null;
  /** The prices it was accepted at, by the position of the selection on the ticket. */
  readonly finalOdds: readonly { readonly selectionIndex: number; readonly odds: Odds }[];
}

/** The status of a ticket; one whose status call fails counts as rejected. Never throws. Source: 3§4. */
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
    return {
      ticketId,
      status: ticketStatusFromNumber(data.status),
      isConfirmed: true,
      acceptedAt: data.acceptanceDate == null ? null : Date.parse(data.acceptanceDate),
      rejectCode: data.rejectCode ?? null,
      finalOdds: data.selectionsFinalState.flatMap(({ selectionIndex, decimalOdds }) => {
        const odds = oddsFromWire(decimalOdds);
        return odds === null ? [] : [{ selectionIndex, odds }];
      }),
    };
  } catch {
    return {
      ticketId,
      status: 'rejected',
      isConfirmed: false,
      acceptedAt: null,
      rejectCode: null,
      finalOdds: [],
    };
  }
}

/** More than one attempt makes, so that a second device in between hides none. */
const TICKETS_LOOKED_AT = 100;

/**
 * The tickets an attempt made, when the answer to it was lost. None means that none was made.
 * Throws what `UpstreamClient.call` throws: then the attempt stays unknown. Source: 3§7.
 */
export async function recoverTickets(
  client: UpstreamClient,
  order: PlacementOrder,
  settings: CallSettings,
): Promise<readonly PlacedTicket[]> {
  const { data } = await client.call(lastTicketIds, {
    query: { numberOfTickets: TICKETS_LOOKED_AT },
    ...settings,
  });
  return placementCalls(order).flatMap(({ placement, connectionId }) => {
    const isSingles = placement.kind === 'multiSingle' || placement.kind === 'customBet';
    return data
      .filter((row) => row.connectionId === connectionId)
      .map(({ indexTicket, ticketId }) => ({
        outcomeId: isSingles ? (placement.outcomeIds[indexTicket] ?? null) : null,
        ticketId,
      }));
  });
}
