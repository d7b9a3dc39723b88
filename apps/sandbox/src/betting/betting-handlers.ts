import { americanOddsValue, oddsToDecimal } from '@vitrine/betting/base/odds';
import { betsByRange } from '@vitrine/upstream/contract/bets/bets';
import {
  lastTicketIds,
  placeBet,
  TICKET_STATUS,
  ticketStatus,
} from '@vitrine/upstream/contract/bet-slip/tickets';
import { positiveAmount } from '../amount.ts';
import type { Implementation } from '../implement.ts';
import { Refusal } from '../refusal.ts';
import type { World } from '../world/world.ts';
import { unitsOf } from './bet-end.ts';
import { betStatusesOf, toWireBet } from './bet-history.ts';
import type { BettingDesk, PlacementResult } from './betting-desk.ts';
import { magicOf } from './betting-magic.ts';
import type { PlacementVersion } from './provider-check.ts';
import {
  customBetOf,
  customParlayOf,
  multipleOf,
  singleOf,
  type RequestedTicket,
} from './ticket-request.ts';
import type { TicketStore } from './ticket-store.ts';
import { BET_TYPE, type BetMetadata, type Ticket } from './ticket.ts';

export interface BettingHandlers {
  readonly desk: BettingDesk;
  readonly store: TicketStore;
  readonly world: World;
}

/** A placement as the handler of any kind receives it. */
interface ReceivedCall {
  readonly userId: string;
  readonly body: { readonly connectionId: string; readonly betMetadata?: BetMetadata | undefined };
}

const PAGE_SIZE = 10;
const VERSIONS = ['v1', 'v2'] as const;

export function implementBetting(
  { implement }: Implementation,
  { desk, store, world }: BettingHandlers,
): void {
  function place(
    version: PlacementVersion,
    { userId, body }: ReceivedCall,
    tickets: readonly RequestedTicket[],
    mayBePartial = false,
  ): PlacementResult {
    const result = desk.place({
      userId,
      connectionId: body.connectionId,
      version,
      betMetadata: body.betMetadata ?? null,
      tickets,
      mayBePartial,
    });
    if (tickets.some(losesItsAnswer)) {
      throw new Refusal(504, 'GATEWAY_TIMEOUT', 'Ordered by the stake');
    }
    return result;
  }

  for (const version of VERSIONS) {
    const calls = placeBet[version];

    implement(calls.multiSingle, (call) =>
      answer(place(version, call, call.body.ticketRequest.map(singleOf), true)),
    );
    implement(calls.parlayCustomBets, (call) =>
      answer(place(version, call, [customParlayOf(call.body.ticketRequest)])),
    );
    implement(calls.customBet, (call) => {
      const { validTicket } = place(version, call, [customBetOf(call.body.ticketRequest)]);
      const ticketId = validTicket[0]?.ticketId ?? '';
      return { data: { ticketId }, status: store.byId(ticketId)?.status ?? 0 };
    });
    for (const { endpoint, betType } of [
      { endpoint: calls.multiple, betType: BET_TYPE.multiple },
      { endpoint: calls.multipleManyProviders, betType: BET_TYPE.multipleManyProviders },
      { endpoint: calls.parlay, betType: BET_TYPE.parlay },
    ]) {
      implement(endpoint, (call) =>
        answer(place(version, call, [multipleOf(call.body.ticketRequest, betType)])),
      );
    }

    implement(ticketStatus[version], ({ userId, params }) => {
      const ticket = store.byId(params.id);
      if (ticket?.userId !== userId) {
        throw new Refusal(404, 'TICKET_WAS_NOT_FOUND', 'No such ticket of this bettor');
      }
      return {
        data: {
          ticketId: ticket.id,
          status: ticket.status,
          acceptanceDate: acceptanceDateOf(ticket),
          rejectCode: ticket.rejectCode,
          selectionsFinalState: unitsOf(store.legsOf(ticket.id)).flatMap(([leg], selectionIndex) =>
            leg
              ? [
                  {
                    selectionIndex,
                    decimalOdds: oddsToDecimal(leg.unitOdds),
                    americanOdds: americanOddsValue(leg.unitOdds),
                  },
                ]
              : [],
          ),
        },
      };
    });
  }

  implement(lastTicketIds, ({ userId, query }) => ({
    data: store
      .latestOf(userId, query.numberOfTickets)
      .map(({ id, connectionId, indexTicket, createdAt }) => ({
        ticketId: id,
        connectionId,
        indexTicket,
        createdAt: new Date(createdAt).toISOString(),
      })),
  }));

  implement(
    betsByRange,
    ({ userId, query }) => {
      const filter = {
        userId,
        fromDay: query.initialDate,
        toDay: query.finalDate,
        betStatuses: betStatusesOf(query.status),
      };
      const page = { size: PAGE_SIZE, number: query['PaginationQuery.PageNumber'] };
      const { tickets, total } = store.history(filter, page);
      return {
        results: tickets.map((ticket) => toWireBet(ticket, store.legsOf(ticket.id), world)),
        metadata: {
          pages: Math.ceil(total / PAGE_SIZE),
          totalRows: total,
          pageSize: PAGE_SIZE,
        },
      };
    },
    withNumericBetNumbers,
  );
}

/** A stake that orders its answer lost after the ticket was made. */
function losesItsAnswer({ stake, freeBetId }: RequestedTicket): boolean {
  const amount = positiveAmount(stake);
  return (
    amount !== null && freeBetId === null && magicOf(amount, 'gatewayTimeout')?.isPlaced === true
  );
}

function acceptanceDateOf({ status, decidedAt }: Ticket): string | null {
  const isAccepted = status === TICKET_STATUS.accepted && decidedAt !== null;
  return isAccepted ? new Date(decidedAt).toISOString() : null;
}

function answer({ validTicket, invalidTickets }: PlacementResult) {
  return { data: { validTicket: [...validTicket], invalidTickets: [...invalidTickets] } };
}

/** The operator writes bet numbers as JSON numbers, though they pass what a double keeps. */
function withNumericBetNumbers(value: unknown): string {
  return JSON.stringify(value, (key, field: unknown) =>
    key === 'betNumber' ? JSON.rawJSON(String(field)) : field,
  );
}
