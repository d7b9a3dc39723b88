import { americanOddsValue, oddsToDecimal } from '@vitrine/betting/odds';
import { TICKET_STATUS } from '@vitrine/betting/ticket';
import { betsByRange } from '@vitrine/upstream/contract/bets';
import { lastTicketIds, placeBet, ticketStatus } from '@vitrine/upstream/contract/tickets';
import type { Implementation } from '../implement.ts';
import { Refusal } from '../refusal.ts';
import { betStatusesOf, toWireBet, type HistoryServices } from './bet-history.ts';
import type { BettingDesk, PlacementResult } from './betting-desk.ts';
import { unitsOf } from './settlement.ts';
import { customBetOf, customParlayOf, multipleOf, singleOf } from './ticket-request.ts';
import { BET_TYPE, type Ticket, type TicketStore } from './ticket-store.ts';

export interface BettingHandlers extends HistoryServices {
  readonly desk: BettingDesk;
  readonly store: TicketStore;
}

const PAGE_SIZE = 10;
const VERSIONS = ['v1', 'v2'] as const;

export function implementBetting(
  { implement }: Implementation,
  { desk, store, world, labels }: BettingHandlers,
): void {
  for (const version of VERSIONS) {
    const calls = placeBet[version];

    implement(calls.multiSingle, ({ userId, body }) =>
      answer(desk.place(userId, body.connectionId, body.ticketRequest.map(singleOf), true)),
    );
    implement(calls.parlayCustomBets, ({ userId, body }) =>
      answer(desk.place(userId, body.connectionId, [customParlayOf(body.ticketRequest)], false)),
    );
    implement(calls.customBet, ({ userId, body }) => {
      const tickets = [customBetOf(body.ticketRequest)];
      const { validTicket } = desk.place(userId, body.connectionId, tickets, false);
      const ticketId = validTicket[0]?.ticketId ?? '';
      return { data: { ticketId }, status: store.byId(ticketId)?.status ?? 0 };
    });
    for (const { call, betType } of [
      { call: calls.multiple, betType: BET_TYPE.multiple },
      { call: calls.multipleManyProviders, betType: BET_TYPE.multipleManyProviders },
      { call: calls.parlay, betType: BET_TYPE.parlay },
    ]) {
      implement(call, ({ userId, body }) => {
        const tickets = [multipleOf(body.ticketRequest, betType)];
        return answer(desk.place(userId, body.connectionId, tickets, false));
      });
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
        results: tickets.map((ticket) =>
          toWireBet(ticket, store.legsOf(ticket.id), { world, labels }),
        ),
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
