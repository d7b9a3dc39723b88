import type { AppLoadContext } from '@remix-run/node';
import { reduceBetSlip } from '@vitrine/betting/bet-slip';
import type {
  BetSlipEvent,
  PlacedTicket,
  PlacementRejection,
} from '@vitrine/betting/bet-slip-event';
import type { BetSlip, PlaceStatus } from '@vitrine/betting/bet-slip-types';
import type { Odds } from '@vitrine/betting/odds';
import type { Placement } from '@vitrine/betting/placement';
import { TICKET_POLL_WAITS_MS } from '@vitrine/betting/ticket';
import type { PlacementError } from '@vitrine/upstream/placement';

/** Intents are kept long enough for a bettor to come back to a ticket. */
const INTENT_LIFE_MS = 30 * 24 * 60 * 60 * 1000;

/** When every look at a ticket's status is spent. Source: 3§9. */
const POLLING_MS = TICKET_POLL_WAITS_MS.reduce((total, wait) => total + wait, 0);

export interface IntentTicket extends PlacedTicket {
  readonly provider: Placement['provider'];
  readonly status: PlaceStatus;
  readonly rejectCode: number | null;
  /** Epoch milliseconds; null until accepted. */
  readonly acceptedAt: number | null;
  readonly finalOdds: readonly { readonly outcomeId: string; readonly odds: Odds }[];
}

/**
 * One attempt to place a slip. It is written before anything is sent: a second submit finds it, and
 * after a crash it is settled by asking the operator what happened. Source: 3§4.
 */
export interface PlacementIntent {
  readonly id: string;
  readonly userId: string;
  /** What it would stake on what: another content under the same id is another bet. */
  readonly fingerprint: string;
  /** The slip as it was placed. */
  readonly slip: BetSlip;
  readonly sender: string;
  /** Epoch milliseconds. */
  readonly sentAt: number;
  readonly state:
    | { readonly kind: 'sending' }
    | { readonly kind: 'unknown' }
    | {
        readonly kind: 'answered';
        readonly answeredAt: number;
        readonly tickets: readonly IntentTicket[];
        readonly rejections: readonly PlacementRejection[];
      }
    | { readonly kind: 'notPlaced'; readonly error: PlacementError | null };
}

function intentKey(userId: string, id: string): string {
  return `placement:${userId}:${id}`;
}

/** The intent of a bettor; undefined when there is none with this id. */
export function readIntent(
  userId: string,
  id: string,
  context: AppLoadContext,
): Promise<PlacementIntent | undefined> {
  return context.store.get<PlacementIntent>(intentKey(userId, id));
}

/** Writes an intent before it is sent; answers the one that stood there already, if any. */
export async function writeIntent(
  intent: PlacementIntent,
  context: AppLoadContext,
): Promise<PlacementIntent | null> {
  let earlier: PlacementIntent | null = null;
  await context.store.update<PlacementIntent>(
    intentKey(intent.userId, intent.id),
    INTENT_LIFE_MS,
    (current) => {
      earlier = current ?? null;
      return current ?? intent;
    },
  );
  return earlier;
}

/** Stores a newer state, unless a parallel request has already stored an answer. */
export async function saveState(
  intent: PlacementIntent,
  state: PlacementIntent['state'],
  context: AppLoadContext,
): Promise<PlacementIntent> {
  const saved = await context.store.update<PlacementIntent>(
    intentKey(intent.userId, intent.id),
    INTENT_LIFE_MS,
    (current = intent) => {
      const isBehind = current.state.kind === 'answered' && state.kind !== 'answered';
      return isBehind ? current : { ...current, state };
    },
  );
  return saved ?? { ...intent, state };
}

/** The events that bring a slip from "being set" to where its intent stands. */
export function intentEvents(
  intent: PlacementIntent,
  nextIntentId: string,
  now: number,
): readonly BetSlipEvent[] {
  const { id: intentId, state } = intent;
  const started: BetSlipEvent = { kind: 'placementStarted', intentId };
  switch (state.kind) {
    case 'sending':
      return [started];
    case 'unknown':
      return [started, { kind: 'placementLost', intentId }];
    case 'notPlaced':
      return [
        started,
        {
          kind: 'placementRejected',
          intentId,
          rejection: { outcomeId: null, code: 'REJECTED' },
          nextIntentId,
        },
        { kind: 'resultDismissed', keep: 'all', nextIntentId },
      ];
    case 'answered':
      return [started, ...answeredEvents(state, intentId, nextIntentId, now)];
  }
}

function answeredEvents(
  { tickets, rejections, answeredAt }: Extract<PlacementIntent['state'], { kind: 'answered' }>,
  intentId: string,
  nextIntentId: string,
  now: number,
): readonly BetSlipEvent[] {
  const [only] = rejections;
  const answer: BetSlipEvent =
    tickets.length === 0 && rejections.length === 1 && only
      ? { kind: 'placementRejected', intentId, rejection: only, nextIntentId }
      : { kind: 'placementAnswered', intentId, tickets, rejections, nextIntentId };
  const settled = tickets.flatMap(({ ticketId, status, rejectCode, finalOdds }): BetSlipEvent[] =>
    status === 'pending'
      ? []
      : [{ kind: 'ticketSettled', ticketId, status, rejectCode, finalOdds }],
  );
  const isLost =
    tickets.some(({ status }) => status === 'pending') && now - answeredAt > POLLING_MS;
  return [answer, ...settled, ...(isLost ? [{ kind: 'placementLost', intentId } as const] : [])];
}

/** The slip of an intent as its ticket page shows it, whatever the bettor's slip has become since. */
export function slipOfIntent(intent: PlacementIntent, now: number): BetSlip {
  return intentEvents(intent, intent.id, now).reduce(reduceBetSlip, intent.slip);
}
