import type { AppLoadContext } from '@remix-run/node';
import type { PlacementRejection } from '@vitrine/betting/bet-slip/bet-slip-event';
import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import { freeBetIdsOf } from '@vitrine/betting/bet-slip/free-bets/free-stake';
import { placementFingerprint } from '@vitrine/betting/bet-slip/placing/placement-fingerprint';
import { SessionEnded } from '@vitrine/upstream/base/errors';
import type { SessionHandle } from '@vitrine/upstream/base/session';
import { checkStakes, stakesOf } from '@vitrine/upstream/bet-slip/check-limits';
import { placeSlip } from '@vitrine/upstream/bet-slip/placement';
import type { Sending, Sent } from '../money/money-kind.ts';
import { betMetadataOf } from './bet-metadata.server.ts';
import { changeBetSlip } from './bet-slip-store.server.ts';
import type { Placing } from './placement-kind.server.ts';
import { outcomeOf } from './placement-outcome.ts';
import type { PlacementOutcome, PlacementRefusal } from './placement-record.ts';
import { trackLargeBets } from './track-large-bets.ts';

/** After this many milliseconds the limits call has failed; the bettor can try again. */
const LIMITS_DEADLINE_MS = 10_000;

type SentPlacement = Sent<PlacementOutcome, PlacementRefusal>;

/**
 * Sends a slip without problems: first asks whether the limits allow its stakes, then places. While
 * it is being sent the bettor's slip accepts no edits. If an edit came before that, the slip is no
 * longer the checked bet, and nothing is sent. Source: 3§5, 3§8.
 */
export async function sendPlacement(
  { id, content: slip }: Sending<BetSlip>,
  deadlineMs: number,
  { visitorId, session, context }: Placing,
): Promise<SentPlacement> {
  const started = performance.now();
  const placed = await changeBetSlip({ id: visitorId }, context, [
    { kind: 'placementStarted', intentId: id },
  ]);
  if (placementFingerprint(placed) !== placementFingerprint(slip)) {
    return { kind: 'refused', refusal: { kind: 'changed' } };
  }
  const [limits, betMetadata] = await Promise.all([
    limitRejections(slip, session, context),
    betMetadataOf(context),
  ]);
  if (limits === 'sessionEnded') return { kind: 'refused', refusal: { kind: 'sessionEnded' } };
  if (limits.length > 0) {
    return { kind: 'done', outcome: outcomeOf(slip, [], limits, context.now()) };
  }
  const result = await placeSlip(
    context.upstream,
    { slip, connectionId: id, betMetadata, freeBetIds: freeBetIdsOf(slip) },
    {
      session,
      deadlineMs: deadlineMs - (performance.now() - started),
      requestId: context.requestId,
    },
  );
  if (result.ok) {
    trackLargeBets(slip, result.tickets, context);
    const outcome = outcomeOf(slip, result.tickets, result.rejections, context.now());
    return { kind: 'done', outcome };
  }
  const { error } = result;
  context.log.warn({ placement: error, intent: id }, 'placement not answered with tickets');
  switch (error.kind) {
    case 'refused':
      return { kind: 'done', outcome: outcomeOf(slip, [], [error.rejection], context.now()) };
    case 'unknown':
      if (error.isGatewayTimeout)
        context.tracking.track({ name: 'gatewayTimeout', of: 'placement' });
      return { kind: 'unknown' };
    case 'failed': {
      if (error.reason === 'sessionEnded') {
        return { kind: 'refused', refusal: { kind: 'sessionEnded' } };
      }
      const { reason, operatorCode = null } = error;
      return { kind: 'refused', refusal: { kind: 'failed', reason, operatorCode } };
    }
  }
}

/** The limits that refuse the stakes of a slip; none when all are allowed. */
async function limitRejections(
  slip: BetSlip,
  session: SessionHandle,
  context: AppLoadContext,
): Promise<readonly PlacementRejection[] | 'sessionEnded'> {
  try {
    const check = await checkStakes(context.upstream, stakesOf(slip), {
      session,
      deadlineMs: LIMITS_DEADLINE_MS,
      requestId: context.requestId,
    });
    switch (check.kind) {
      case 'withinLimits':
        return [];
      case 'overLimit':
        return check.rejections;
      case 'blocked':
        return [{ outcomeId: null, code: 'BLOCKED_USER_BY_LIMIT' }];
      case 'failed':
        context.log.warn({ err: check.error }, 'limits not checked');
        return [{ outcomeId: null, code: 'LIMIT_CHECK_FAILED' }];
    }
  } catch (error) {
    if (error instanceof SessionEnded) return 'sessionEnded';
    throw error;
  }
}
