import type { BetSlip, Selection } from '@vitrine/betting/bet-slip/bet-slip-types';
import { placementsOf, type Placement } from '@vitrine/betting/bet-slip/placing/placement';
import type { z } from 'zod';
import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { placeBet, type placeAnswer } from '../contract/bet-slip/tickets.ts';
import { commonOriginal, extrasToWire } from './placement-extras.ts';
import {
  customBetSingleToWire,
  customParlayToWire,
  multipleToWire,
  singleToWire,
} from './placement-ticket.ts';

export type PlaceAnswer = z.output<typeof placeAnswer>['data'];

/** A slip to place, and what goes with it. */
export interface PlacementOrder {
  readonly slip: BetSlip;
  /** Names the attempt: the operator answers a repeat with the tickets of the first time. */
  readonly connectionId: string;
  /** Where the bettor is, for the brand that must say so. Source: 3§7. */
  readonly betMetadata?: { readonly region: string; readonly city: string } | undefined;
  /** The free bet that pays a stake, by the outcome id of its single; by null that of a multiple. */
  readonly freeBetIds?: ReadonlyMap<string | null, string>;
}

/** One call of an order, under its own connection id. */
export interface PlacementCall {
  readonly placement: Placement;
  readonly connectionId: string;
}

/**
 * The calls of an order. Several calls of one attempt take numbered ids, since a repeated id is
 * answered with the tickets of its first call.
 */
export function placementCalls({ slip, connectionId }: PlacementOrder): readonly PlacementCall[] {
  const placements = placementsOf(slip);
  return placements.map((placement, index) => ({
    placement,
    connectionId: placements.length === 1 ? connectionId : `${connectionId}.${index + 1}`,
  }));
}

/**
 * v1 takes the first provider, v2 the second; a ticket over both goes to v2, the one that knows both
 * (assumed). Source: 3§7.
 */
export function ticketVersion(provider: Placement['provider']): 'v1' | 'v2' {
  return provider === 'one' ? 'v1' : 'v2';
}

/** Sends one call of an order. Throws what `UpstreamClient.call` throws. Source: 3§3, 3§7. */
export async function sendPlacement(
  client: UpstreamClient,
  { placement, connectionId }: PlacementCall,
  order: PlacementOrder,
  settings: CallSettings,
): Promise<PlaceAnswer> {
  const { slip, betMetadata } = order;
  const endpoints = placeBet[ticketVersion(placement.provider)];
  const selections = slip.selections.filter(({ outcomeId }) =>
    placement.outcomeIds.includes(outcomeId),
  );
  const stake = slip.stakeMultiple;
  const bodyWith = <Ticket>(ticketRequest: Ticket) => ({
    body: { connectionId, ticketRequest, betMetadata },
  });
  const extrasOf = (outcomeId: string | null, from: readonly Selection[]) =>
    extrasToWire(commonOriginal(from), order.freeBetIds?.get(outcomeId));

  switch (placement.kind) {
    case 'multiSingle': {
      const ticketRequest = selections.map((selection) => ({
        ...singleToWire(selection),
        ...extrasOf(selection.outcomeId, [selection]),
      }));
      return (await client.call(endpoints.multiSingle, { ...bodyWith(ticketRequest), ...settings }))
        .data;
    }
    case 'multiple':
    case 'multipleManyProviders':
    case 'parlay': {
      const ticketRequest = {
        ...multipleToWire(selections, stake, placement.provider),
        ...extrasOf(null, selections),
      };
      return (
        await client.call(endpoints[placement.kind], { ...bodyWith(ticketRequest), ...settings })
      ).data;
    }
    case 'parlayCustomBets': {
      const ticketRequest = {
        ...customParlayToWire(selections, stake, placement.provider),
        ...extrasOf(null, selections),
      };
      return (
        await client.call(endpoints.parlayCustomBets, { ...bodyWith(ticketRequest), ...settings })
      ).data;
    }
    case 'customBet': {
      const [selection] = selections;
      if (!selection) throw new RangeError('A custom bet needs its selection');
      const ticketRequest = {
        ...customBetSingleToWire(selection),
        ...extrasOf(selection.outcomeId, [selection]),
      };
      const { data } = await client.call(endpoints.customBet, {
        ...bodyWith(ticketRequest),
        ...settings,
      });
      return { validTicket: [{ indexTicket: 0, ticketId: data.ticketId }], invalidTickets: [] };
    }
  }
}
