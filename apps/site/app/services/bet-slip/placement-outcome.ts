import { reduceBetSlip } from '@vitrine/betting/bet-slip/bet-slip';
import type {
  BetSlipEvent,
  PlacedTicket,
  PlacementRejection,
} from '@vitrine/betting/bet-slip/bet-slip-event';
import type { BetSlip, Selection } from '@vitrine/betting/bet-slip/bet-slip-types';
import { placementsOf } from '@vitrine/betting/bet-slip/placing/placement';
import { TICKET_POLL_WAITS_MS } from '@vitrine/betting/bet-slip/placing/ticket';
import type { MoneyState, Movement } from '../money/money-kind.ts';
import type { PlacedTicketRecord, PlacementOutcome, PlacementRefusal } from './placement-record.ts';

export type Placement = Movement<BetSlip, PlacementOutcome, PlacementRefusal>;

/** Milliseconds until the last status check of a ticket. Source: 3§9. */
const POLLING_MS = TICKET_POLL_WAITS_MS.reduce((total, wait) => total + wait, 0);

export function isSettled({ status }: Pick<PlacedTicketRecord, 'status'>): boolean {
  return status !== 'pending' && status !== 'notConfirmed';
}

/** Whether it is unknown for any selection of the placement if the operator took it. */
export function isUndecided({ state }: Placement): boolean {
  if (state.kind === 'done') return !state.outcome.tickets.every(isSettled);
  return state.kind === 'sending' || state.kind === 'unknown';
}

/** The selections of a slip that an answer does not mention. */
export function unnamed(
  { selections }: BetSlip,
  answers: readonly { readonly outcomeId: string | null }[],
): readonly Selection[] {
  return selections.filter(
    ({ outcomeId }) =>
      !answers.some((answer) => answer.outcomeId === null || answer.outcomeId === outcomeId),
  );
}

/**
 * The outcome of a slip after an answer. A selection that the answer does not mention was not placed.
 */
export function outcomeOf(
  slip: BetSlip,
  tickets: readonly PlacedTicket[],
  rejections: readonly PlacementRejection[],
  answeredAt: number,
): PlacementOutcome {
  const placements = placementsOf(slip);
  const providerOf = (outcomeId: string | null) =>
    placements.find(({ outcomeIds }) => outcomeId === null || outcomeIds.includes(outcomeId))
      ?.provider ?? 'one';
  return {
    answeredAt,
    tickets: tickets.map((ticket) => ({
      ...ticket,
      provider: providerOf(ticket.outcomeId),
      status: 'pending',
      code: null,
      acceptedAt: null,
      finalOdds: [],
    })),
    rejections: [
      ...rejections,
      ...unnamed(slip, [...tickets, ...rejections]).map(({ outcomeId }) => ({
        outcomeId,
        code: 'NOT_PLACED' as const,
      })),
    ],
  };
}

/** The events that bring a slip from editing to the state of its placement. */
export function placementEvents(
  { id: intentId, state }: { readonly id: string; readonly state: Placement['state'] },
  nextIntentId: string,
  now: number,
): readonly BetSlipEvent[] {
  const started: BetSlipEvent = { kind: 'placementStarted', intentId };
  switch (state.kind) {
    case 'sending':
      return [started];
    case 'unknown':
      return [started, { kind: 'placementLost', intentId }];
    case 'nothing':
    case 'refused':
      return [started, { kind: 'placementVoided', intentId, nextIntentId }];
    case 'done':
      return [started, ...outcomeEvents(state.outcome, intentId, nextIntentId, now)];
  }
}

function outcomeEvents(
  { tickets, rejections, answeredAt }: PlacementOutcome,
  intentId: string,
  nextIntentId: string,
  now: number,
): readonly BetSlipEvent[] {
  const [only] = rejections;
  const answer: BetSlipEvent =
    tickets.length === 0 && rejections.length === 1 && only
      ? { kind: 'placementRejected', intentId, rejection: only, nextIntentId }
      : { kind: 'placementAnswered', intentId, tickets, rejections, nextIntentId };
  const isLost =
    tickets.length > 0 &&
    tickets.every(({ status }) => status === 'pending') &&
    now - answeredAt > POLLING_MS;
  return [
    answer,
    ...tickets.flatMap((ticket) => ticketEvent(ticket) ?? []),
    ...(isLost ? [{ kind: 'placementLost', intentId } as const] : []),
  ];
}

function ticketEvent(ticket: PlacedTicketRecord): BetSlipEvent | null {
  const { ticketId, status, code, finalOdds } = ticket;
  switch (status) {
    case 'pending':
      return null;
    case 'notConfirmed':
      return { kind: 'ticketNotConfirmed', ticketId };
    default:
      return { kind: 'ticketSettled', ticketId, status, code, finalOdds };
  }
}

/** The slip of a placement for its ticket page; the bettor's own slip may have changed since. */
export function slipOfPlacement(placement: Placement, now: number): BetSlip {
  const { id, content } = placement;
  return placementEvents(placement, id, now).reduce(reduceBetSlip, content);
}

/** The state of a slip whose record can't be read: it was sent, and its outcome is unknown here. */
export const LOST: MoneyState<never, never> = { kind: 'unknown' };
