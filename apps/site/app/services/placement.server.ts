import type { AppLoadContext } from '@remix-run/node';
import type { PlacedTicket, PlacementRejection } from '@vitrine/betting/bet-slip-event';
import type { BetSlip, Selection } from '@vitrine/betting/bet-slip-types';
import { placementsOf } from '@vitrine/betting/placement';
import { placementFingerprint } from '@vitrine/betting/placement-fingerprint';
import { placeSlip } from '@vitrine/upstream/placement';
import type { SessionHandle } from '@vitrine/upstream/session';
import { readTicketStatus, recoverTickets } from '@vitrine/upstream/ticket-status';
import { changeBetSlip } from './bet-slip-store.server.ts';
import {
  intentEvents,
  type IntentTicket,
  type PlacementIntent,
  saveState,
  writeIntent,
} from './placement-intent.server.ts';
import type { Bettor } from './session.server.ts';

/** The outer bound of an upstream call (1§9): after it, no ticket of a lost call can still appear. */
const CALL_BOUND_MS = 180_000;

const STATUS_DEADLINE_MS = 5000;

/** Names this process, so that an intent it is still sending is told from one a dead process left. */
const SENDER = crypto.randomUUID();

/**
 * Sends a slip without problems, at most once per intent, and answers the intent found or made. From
 * the sending on the bettor's slip takes no edits; when one came in between, it is another bet than
 * the one that was checked, and nothing is sent. Never aborted by the browser going away.
 */
export async function placeOnce(
  slip: BetSlip,
  bettor: Bettor,
  session: SessionHandle,
  context: AppLoadContext,
): Promise<PlacementIntent> {
  const intent: PlacementIntent = {
    id: slip.intentId,
    userId: bettor.session.user.id,
    fingerprint: placementFingerprint(slip),
    slip,
    sender: SENDER,
    sentAt: context.now(),
    state: { kind: 'sending' },
  };
  const earlier = await writeIntent(intent, context);
  if (earlier) return earlier;
  const started = intentEvents(intent, slip.intentId, context.now());
  const placed = await changeBetSlip(bettor, context, started);
  if (placementFingerprint(placed) !== intent.fingerprint) {
    return saveState(intent, { kind: 'notPlaced', error: null }, context);
  }
  const result = await placeSlip(
    context.upstream,
    { slip, connectionId: intent.id },
    { session, requestId: context.requestId },
  );
  if (result.ok) {
    return saveState(intent, answered(intent, result.tickets, result.rejections, context), context);
  }
  const { error } = result;
  context.log.warn({ placement: error, intent: intent.id }, 'placement not answered with tickets');
  if (error.kind === 'refused') {
    return saveState(intent, answered(intent, [], [error.rejection], context), context);
  }
  if (error.kind === 'failed') return saveState(intent, { kind: 'notPlaced', error }, context);
  return advanceIntent({ ...intent, state: { kind: 'unknown' } }, session, context);
}

/**
 * Brings an intent up to what the operator knows of it: tickets of a lost answer are looked up,
 * pending tickets are asked after. Nothing is ever sent again.
 */
export async function advanceIntent(
  intent: PlacementIntent,
  session: SessionHandle,
  context: AppLoadContext,
): Promise<PlacementIntent> {
  switch (intent.state.kind) {
    case 'notPlaced':
      return intent;
    case 'answered':
      return pollTickets(intent, intent.state, session, context);
    case 'sending':
      if (intent.sender === SENDER && context.now() - intent.sentAt < CALL_BOUND_MS) return intent;
      return recover(intent, session, context);
    case 'unknown':
      return recover(intent, session, context);
  }
}

async function recover(
  intent: PlacementIntent,
  session: SessionHandle,
  context: AppLoadContext,
): Promise<PlacementIntent> {
  try {
    const tickets = await recoverTickets(
      context.upstream,
      { slip: intent.slip, connectionId: intent.id },
      { session, deadlineMs: STATUS_DEADLINE_MS, requestId: context.requestId },
    );
    const isOver = context.now() - intent.sentAt > CALL_BOUND_MS;
    if (tickets.length > 0 && (isOver || unnamed(intent.slip, tickets).length === 0)) {
      return await saveState(intent, answered(intent, tickets, [], context), context);
    }
    if (isOver) return await saveState(intent, { kind: 'notPlaced', error: null }, context);
  } catch (error) {
    context.log.warn({ err: error, intent: intent.id }, 'tickets not recovered');
  }
  return saveState(intent, { kind: 'unknown' }, context);
}

function answered(
  intent: PlacementIntent,
  tickets: readonly PlacedTicket[],
  rejections: readonly PlacementRejection[],
  context: AppLoadContext,
): PlacementIntent['state'] {
  const placements = placementsOf(intent.slip);
  const providerOf = (outcomeId: string | null) =>
    placements.find(({ outcomeIds }) => outcomeId === null || outcomeIds.includes(outcomeId))
      ?.provider ?? 'one';
  return {
    kind: 'answered',
    answeredAt: context.now(),
    tickets: tickets.map((ticket) => ({
      ...ticket,
      provider: providerOf(ticket.outcomeId),
      status: 'pending',
      rejectCode: null,
      acceptedAt: null,
      finalOdds: [],
    })),
    rejections: [
      ...rejections,
      // A recovered attempt may have lost some of its singles: what has no ticket was not placed.
      ...unnamed(intent.slip, [...tickets, ...rejections]).map(({ outcomeId }) => ({
        outcomeId,
        code: 'NOT_PLACED' as const,
      })),
    ],
  };
}

/** The selections of a slip that an answer says nothing of. */
function unnamed(
  { selections }: BetSlip,
  answers: readonly { readonly outcomeId: string | null }[],
): readonly Selection[] {
  return selections.filter(
    ({ outcomeId }) =>
      !answers.some((answer) => answer.outcomeId === null || answer.outcomeId === outcomeId),
  );
}

async function pollTickets(
  intent: PlacementIntent,
  state: Extract<PlacementIntent['state'], { kind: 'answered' }>,
  session: SessionHandle,
  context: AppLoadContext,
): Promise<PlacementIntent> {
  if (!state.tickets.some(({ status }) => status === 'pending')) return intent;
  const tickets = await Promise.all(
    state.tickets.map(async (ticket): Promise<IntentTicket> => {
      if (ticket.status !== 'pending') return ticket;
      const now = await readTicketStatus(context.upstream, ticket.ticketId, ticket.provider, {
        session,
        deadlineMs: STATUS_DEADLINE_MS,
        requestId: context.requestId,
      });
      // A session that ended on the way says nothing of the ticket.
      if (!now.isConfirmed && (await session.tokens()) === null) return ticket;
      return {
        ...ticket,
        status: now.status,
        rejectCode: now.rejectCode,
        acceptedAt: now.acceptedAt,
        finalOdds: now.finalOdds.flatMap(({ selectionIndex, odds }) => {
          const outcomeId = ticket.outcomeId ?? intent.slip.selections[selectionIndex]?.outcomeId;
          return outcomeId === undefined ? [] : [{ outcomeId, odds }];
        }),
      };
    }),
  );
  if (tickets.every((ticket, index) => ticket.status === state.tickets[index]?.status))
    return intent;
  return saveState(intent, { ...state, tickets }, context);
}
