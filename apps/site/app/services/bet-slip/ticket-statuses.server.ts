import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import { ASK_AGAIN_AFTER_MS } from '@vitrine/betting/bet-slip/placing/ticket';
import {
  readTicketStatus,
  recoverTickets,
  type TicketStatus,
} from '@vitrine/upstream/bet-slip/ticket-status';
import type { Placing } from './placement-kind.server.ts';
import { isSettled, type Placement } from './placement-outcome.ts';
import type { PlacedTicketRecord, PlacementOutcome } from './placement-record.ts';

const STATUS_DEADLINE_MS = 5000;

/** Whether a ticket is due for a status check; one that is not confirmed waits 5 s. Source: 3§4. */
function isDue(ticket: PlacedTicketRecord, now: number): boolean {
  return !isSettled(ticket) && (ticket.askAgainAt ?? 0) <= now;
}

/** Whether any ticket of the placement is due for a status check. */
export function hasDueTicket({ tickets }: PlacementOutcome, now: number): boolean {
  return tickets.some((ticket) => isDue(ticket, now));
}

/** The tickets with their current status at the operator; each undecided one is checked once. */
export async function askStatuses(
  placement: Placement,
  { tickets }: PlacementOutcome,
  placing: Placing,
): Promise<readonly PlacedTicketRecord[]> {
  const now = placing.context.now();
  const asked = await Promise.all(
    tickets.map(async (ticket) =>
      isDue(ticket, now) ? askStatus(ticket, placement, placing) : ticket,
    ),
  );
  // A session that ended during the calls says nothing about a ticket.
  if ((await placing.session.tokens()) === null) return tickets;
  const isAskedTwice = (ticket: PlacedTicketRecord, index: number) =>
    ticket.status === 'notConfirmed' &&
    tickets[index]?.status === 'notConfirmed' &&
    isDue(ticket, now);
  return asked.some(isAskedTwice) ? namedByTheList(asked, placement, placing) : asked;
}

/**
 * The tickets of a placement after a status check. A final status that a parallel check stored is
 * kept when this check got none.
 */
export function withNews(
  outcome: PlacementOutcome,
  heard: readonly PlacedTicketRecord[],
): PlacementOutcome {
  const tickets = outcome.tickets.map((ticket, index) => {
    const news = heard[index];
    return news === undefined || (isSettled(ticket) && !isSettled(news)) ? ticket : news;
  });
  return { ...outcome, tickets };
}

async function askStatus(
  ticket: PlacedTicketRecord,
  { content: slip }: Placement,
  { session, context }: Placing,
): Promise<PlacedTicketRecord> {
  const { status, code, acceptedAt, finalOdds } = await readTicketStatus(
    context.upstream,
    ticket.ticketId,
    ticket.provider,
    { session, deadlineMs: STATUS_DEADLINE_MS, requestId: context.requestId },
  );
  if (status === 'pending' || status === ticket.status) return ticket;
  if (status === 'notConfirmed') {
    return { ...ticket, status, askAgainAt: context.now() + ASK_AGAIN_AFTER_MS };
  }
  return {
    ...ticket,
    status,
    code,
    acceptedAt,
    finalOdds: finalOddsOf(ticket, slip, finalOdds),
  };
}

/**
 * The final odds of each selection of a ticket. None when custom bets stand on it and there isn't one price for
 * each selection: then the prices are those of the parts, and the bet keeps the price it was sent with.
 */
function finalOddsOf(
  { outcomeId }: PlacedTicketRecord,
  { selections }: BetSlip,
  finalOdds: TicketStatus['finalOdds'],
): PlacedTicketRecord['finalOdds'] {
  const placed =
    outcomeId === null
      ? selections
      : selections.filter((selection) => selection.outcomeId === outcomeId);
  const hasCustomBets = placed.some(({ isCustom }) => isCustom);
  if (hasCustomBets && finalOdds.length !== placed.length) return [];
  return finalOdds.flatMap(({ selectionIndex, odds }) => {
    const id = outcomeId ?? placed[selectionIndex]?.outcomeId;
    return id === undefined ? [] : [{ outcomeId: id, odds }];
  });
}

/**
 * The tickets with the ids of the operator's own list. A ticket whose status can't be read may be
 * listed under another id; from then on that id is used. Source: 3§7.
 */
async function namedByTheList(
  tickets: readonly PlacedTicketRecord[],
  { content: slip, id, sentAt }: Placement,
  { session, context }: Placing,
): Promise<readonly PlacedTicketRecord[]> {
  try {
    const listed = await recoverTickets(
      context.upstream,
      { slip, connectionId: id, sentAt },
      { session, deadlineMs: STATUS_DEADLINE_MS, requestId: context.requestId },
    );
    return tickets.map((ticket) => {
      const row = listed.find(({ outcomeId }) => outcomeId === ticket.outcomeId);
      const isOther = row !== undefined && row.ticketId !== ticket.ticketId;
      return ticket.status === 'notConfirmed' && isOther
        ? { ...ticket, ticketId: row.ticketId, status: 'pending' }
        : ticket;
    });
  } catch (error) {
    context.log.warn({ err: error, intent: id }, 'tickets not listed');
    return tickets;
  }
}
