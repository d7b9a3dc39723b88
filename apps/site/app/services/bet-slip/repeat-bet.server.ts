import type { AppLoadContext } from '@remix-run/node';
import type { Replicated } from '@vitrine/betting/bet-slip/bet-slip-types';
import type { SessionHandle } from '@vitrine/upstream/base/session';
import type { ReplicatedTicket } from '@vitrine/upstream/bets/replicated-ticket';
import {
  readOwnTicket,
  readSharedTicket,
  type ReplicationReading,
} from '@vitrine/upstream/bets/replication';
import type { RepeatedBet, RepeatedBetFound } from '../../shapes/bets/repeated-bet.ts';
import { pageDeadline } from '../base/pages/page-deadline.ts';
import type { Visitor } from '../base/session/visitor.server.ts';
import { presentOutcome } from './present-selection.server.ts';
import { addOffered, type OfferedSelection } from './tap.server.ts';

/** The bettor's own ticket of a bet number. Rejects with SessionEnded. Source: 3§7. */
export function ownTicket(
  betNumber: string,
  session: SessionHandle,
  context: AppLoadContext,
): Promise<ReplicationReading> {
  const settings = { session, deadlineMs: pageDeadline(context), requestId: context.requestId };
  return readOwnTicket(context.upstream, betNumber, settings);
}

/** The ticket that somebody shared under a code. Source: 3§7. */
export function sharedTicket(code: string, context: AppLoadContext): Promise<ReplicationReading> {
  const settings = { deadlineMs: pageDeadline(context), requestId: context.requestId };
  return readSharedTicket(context.upstream, code, settings);
}

/** A ticket with the present prices of this site, for its page. */
export async function repeatedBet(
  reading: ReplicationReading,
  context: AppLoadContext,
): Promise<RepeatedBetFound> {
  switch (reading.kind) {
    case 'found':
      return { kind: 'found', bet: await asItIsNow(reading.ticket, context) };
    case 'notFound':
      return reading;
    case 'failed':
      context.log.warn({ err: reading.error }, 'ticket to repeat not read');
      return { kind: 'unreadable' };
  }
}

async function asItIsNow(
  { betNumber, items }: ReplicatedTicket,
  context: AppLoadContext,
): Promise<RepeatedBet> {
  const offered = await offeredNow({ items }, context);
  const all = items.flatMap(({ selections }) => selections);
  return {
    betNumber,
    selections: all.map(({ selection, placedOdds }, index) => {
      const now = offered[index]?.selection;
      return {
        outcomeId: selection.outcomeId,
        outcomeName: now?.latest.outcomeName ?? selection.latest.outcomeName,
        marketName: now?.marketName ?? selection.marketName,
        eventName: now?.eventName ?? selection.eventName,
        scheduledAt: now?.scheduledAt ?? selection.scheduledAt,
        placedOdds,
        presentOdds: now?.latest.odds ?? null,
      };
    }),
  };
}

/**
 * Puts what is still offered of a ticket on the visitor's slip, beside what stands there, each selection
 * with the ticket it was taken from. The slip says when something was left out. Source: 3§3.
 */
export async function putTicketOnSlip(
  ticket: ReplicatedTicket,
  type: Replicated['type'],
  path: string,
  visitor: Visitor,
  context: AppLoadContext,
): Promise<void> {
  const replicate = { ticketId: ticket.betNumber, type };
  const offered = await offeredNow(ticket, context);
  const added = offered.map((each) =>
    each ? { ...each, selection: { ...each.selection, replicate } } : null,
  );
  await addOffered(added, path, visitor, context);
}

/** The selections of a ticket as this site offers them now; null for those it does not. */
async function offeredNow(
  { items }: Pick<ReplicatedTicket, 'items'>,
  context: AppLoadContext,
): Promise<readonly (OfferedSelection | null)[]> {
  return Promise.all(
    items.flatMap(({ isCustom, selections }) =>
      // The parts of a custom bet have one price together, and none of their own.
      selections.map(async ({ selection }) =>
        isCustom ? null : presentOutcome(selection, context),
      ),
    ),
  );
}
