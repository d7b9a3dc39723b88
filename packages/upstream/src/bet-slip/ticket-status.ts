import type { PlacedTicket } from '@vitrine/betting/bet-slip/bet-slip-event';
import type { PlaceStatus } from '@vitrine/betting/bet-slip/bet-slip-types';
import type { Odds } from '@vitrine/betting/base/odds';
import type { Placement } from '@vitrine/betting/bet-slip/placement';
import type { RejectionCode } from '@vitrine/betting/bet-slip/placement-error';
import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { lastTicketIds, ticketStatus } from '../contract/bet-slip/tickets.ts';
import { oddsFromWire } from '../mappers/odds.ts';
import { rejectionFromWire, ticketStatusFromWire } from '../mappers/status.ts';
import { placementCalls, ticketVersion, type PlacementOrder } from './placement-call.ts';

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
