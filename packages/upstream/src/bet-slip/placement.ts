import type { PlacedTicket, PlacementRejection } from '@vitrine/betting/bet-slip/bet-slip-event';
import { amountFromWire } from '@vitrine/betting/base/money';
import type { Placement } from '@vitrine/betting/bet-slip/placing/placement';
import {
  BALANCE_CODE,
  FREE_BET_CODES,
  LIMIT_CODES,
  PLACEMENT_ERROR_CODES,
  type OwnLimitCode,
  type RejectionCode,
} from '@vitrine/betting/bet-slip/placing/placement-error';
import type { z } from 'zod';
import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { placementRefusal } from '../contract/bet-slip/tickets.ts';
import {
  SessionEnded,
  UpstreamStatusError,
  UpstreamUnreachable,
  type StatusKind,
} from '../base/errors.ts';
import { oddsFromWire } from '../mappers/odds.ts';
import {
  placementCalls,
  sendPlacement,
  type PlaceAnswer,
  type PlacementCall,
  type PlacementOrder,
} from './placement-call.ts';

/** Why a slip has no tickets. */
export type PlacementError =
  /** Nothing was placed: the operator says why. */
  | {
      readonly kind: 'refused';
      readonly rejection: PlacementRejection;
      /** The operator's own code, which may have no name in the catalogue. */
      readonly operatorCode: string;
    }
  /** Nobody can say: tickets may exist. To be settled by `recoverTickets`, never by sending again. */
  | { readonly kind: 'unknown'; readonly isGatewayTimeout: boolean }
  /** Nothing was placed: no session, no connection, a status of the catalogue, or a stake missing. */
  | {
      readonly kind: 'failed';
      readonly reason: StatusKind | 'sessionEnded' | 'unreachable' | 'incomplete';
      /** The operator's own code for it, when there is one. */
      readonly operatorCode?: string | null;
    };

export type PlacementResult =
  | {
      readonly ok: true;
      readonly tickets: readonly PlacedTicket[];
      readonly rejections: readonly PlacementRejection[];
    }
  | { readonly ok: false; readonly error: PlacementError };

type Refusal = z.output<typeof placementRefusal>;

const NAMED_CODES: readonly string[] = [
  ...PLACEMENT_ERROR_CODES,
  ...LIMIT_CODES,
  ...FREE_BET_CODES,
  BALANCE_CODE,
];

/** A remaining stake of -1 is how the operator blocks a user. Source: 3§5, 3§8. */
const BLOCKED_BY_LIMIT = -1;

const OWN_LIMITS: ReadonlyMap<string, OwnLimitCode> = new Map([
  ['LIMIT_STAKE_REACHED', 'OWN_LIMIT_REACHED'],
  ['LIMIT_LOSS_REACHED', 'OWN_LIMIT_REACHED'],
  ['LIMIT_TIME_REACHED', 'OWN_TIME_LIMIT_REACHED'],
]);

function rejectionCode({ error, context }: Refusal): RejectionCode {
  const ownLimit = OWN_LIMITS.get(error);
  if (ownLimit) return ownLimit;
  if (context?.remainingStake === BLOCKED_BY_LIMIT) return 'BLOCKED_USER_BY_LIMIT';
  return NAMED_CODES.includes(error) ? (error as RejectionCode) : 'REJECTED';
}

/**
 * Which selection a refusal names: the ticket's of singles, otherwise the leg; null when none. A call of
 * singles that is refused as a whole may name the item by `selectionIndex` alone. Source: 3§8.
 */
function refusedOutcomeId({ kind, outcomeIds }: Placement, { context }: Refusal): string | null {
  if (outcomeIds.length === 1) return outcomeIds[0] ?? null;
  const ofTicket = kind === 'multiSingle' ? context?.indexTicket : null;
  const index = ofTicket ?? context?.selectionIndex;
  return index == null ? null : (outcomeIds[index] ?? null);
}

function rejectionFromWire(placement: Placement, refusal: Refusal): PlacementRejection {
  const { suggestedOdds, remainingStake, remaining } = refusal.context ?? {};
  const odds = suggestedOdds == null ? null : oddsFromWire(suggestedOdds);
  const code = rejectionCode(refusal);
  const allowed = code === 'OWN_LIMIT_REACHED' ? remaining : remainingStake;
  return {
    outcomeId: refusedOutcomeId(placement, refusal),
    code,
    ...(odds === null ? {} : { suggestedOdds: odds }),
    ...(allowed == null || allowed < 0 ? {} : { allowedStake: amountFromWire(allowed) }),
  };
}

const UNKNOWN = { ok: false, error: { kind: 'unknown', isGatewayTimeout: false } } as const;

/** An answer that leaves out a ticket, or names one too many, does not say what became of the call. */
function resultOf(placement: Placement, answer: PlaceAnswer): PlacementResult {
  const isSingles = placement.kind === 'multiSingle' || placement.kind === 'customBet';
  const outcomeIds = isSingles ? placement.outcomeIds : [null];
  const indexes = [...answer.validTicket, ...answer.invalidTickets].map((row) => row.indexTicket);
  const isWhole =
    outcomeIds.every((_, index) => indexes.includes(index)) &&
    indexes.every((index) => index in outcomeIds);
  if (!isWhole) return UNKNOWN;
  return {
    ok: true,
    tickets: answer.validTicket.map(({ indexTicket, ticketId }) => ({
      outcomeId: outcomeIds[indexTicket] ?? null,
      ticketId,
    })),
    rejections: answer.invalidTickets.map(({ indexTicket, error, context }) =>
      rejectionFromWire(placement, { error, context: { ...context, indexTicket } }),
    ),
  };
}

/** Unknown unless it is certain that nothing was placed. */
function errorOf(placement: Placement, error: unknown): PlacementError {
  if (error instanceof SessionEnded) return { kind: 'failed', reason: 'sessionEnded' };
  if (error instanceof UpstreamUnreachable && !error.mayHaveArrived) {
    return { kind: 'failed', reason: 'unreachable' };
  }
  if (error instanceof RangeError) return { kind: 'failed', reason: 'incomplete' };
  if (!(error instanceof UpstreamStatusError)) return UNKNOWN.error;
  if (error.kind === 'failed') {
    return { kind: 'unknown', isGatewayTimeout: error.status === 504 };
  }
  const refusal = placementRefusal.safeParse(error.body);
  if (error.kind !== 'refused' || !refusal.success) {
    return { kind: 'failed', reason: error.kind, operatorCode: error.code };
  }
  return {
    kind: 'refused',
    rejection: rejectionFromWire(placement, refusal.data),
    operatorCode: refusal.data.error,
  };
}

async function placeOne(
  client: UpstreamClient,
  call: PlacementCall,
  order: PlacementOrder,
  settings: CallSettings,
): Promise<PlacementResult> {
  let answer: PlaceAnswer;
  try {
    answer = await sendPlacement(client, call, order, settings);
  } catch (error) {
    return { ok: false, error: errorOf(call.placement, error) };
  }
  return resultOf(call.placement, answer);
}

function rejectionsFor({ outcomeIds }: Placement, error: PlacementError): PlacementRejection[] {
  const named = error.kind === 'refused' ? error.rejection : null;
  return outcomeIds.map((outcomeId) =>
    named && (named.outcomeId === null || named.outcomeId === outcomeId)
      ? { ...named, outcomeId }
      : { outcomeId, code: 'NOT_PLACED' },
  );
}

/** What several calls of one attempt come to. */
function combined(
  calls: readonly PlacementCall[],
  results: readonly PlacementResult[],
): PlacementResult {
  const failures = results.filter((result) => !result.ok);
  const unknown = failures.find(({ error }) => error.kind === 'unknown');
  if (unknown) return unknown;
  const failed = failures.find(({ error }) => error.kind === 'failed');
  if (failed && failures.length === results.length) return failed;
  return {
    ok: true,
    tickets: results.flatMap((result) => (result.ok ? result.tickets : [])),
    rejections: calls.flatMap(({ placement }, index) => {
      const result = results[index];
      if (!result) return [];
      return result.ok ? result.rejections : rejectionsFor(placement, result.error);
    }),
  };
}

/**
 * Places a slip without problems. Never throws, and sends nothing later than the client's time-out
 * after it was called. Singles of both providers take one call each, at the same time: a refused
 * call refuses its own selections, and one lost answer leaves the whole attempt unknown.
 * Source: 3§3, 3§7, 3§8.
 */
export async function placeSlip(
  client: UpstreamClient,
  order: PlacementOrder,
  settings: CallSettings,
): Promise<PlacementResult> {
  const calls = placementCalls(order);
  const results = await Promise.all(calls.map((call) => placeOne(client, call, order, settings)));
  const [only] = results;
  return only && results.length === 1 ? only : combined(calls, results);
}
