import type { PlacementRejection } from '@vitrine/betting/bet-slip/bet-slip-event';
import type { BetSlip, Selection } from '@vitrine/betting/bet-slip/bet-slip-types';
import { amountFromWire, amountToWire, type MinorUnits } from '@vitrine/betting/base/money';
import type { z } from 'zod';
import { endOfFailure, type FailedCall } from '../base/failed-call.ts';
import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { BLOCKING_LIMIT, checkLimits } from '../contract/bet-slip/limits.ts';

type WireVerdict = z.output<NonNullable<typeof checkLimits.answer>>['data'][number];

/** A stake of a slip, with what it is staked on. */
export interface CheckedStake {
  /** The selection of a single; null for the stake of a multiple. */
  readonly outcomeId: string | null;
  readonly stake: MinorUnits;
  readonly legs: readonly Pick<Selection, 'outcomeId' | 'eventId'>[];
}

/** Whether a slip stands within the operator's limits. Source: 3§5, 3§8. */
export type LimitCheck =
  | { readonly kind: 'withinLimits' }
  /**
   * Which stakes are too high, each with what it may be at most; of a multiple the legs whose matches take no
   * more, each with what its match still takes, where the operator tells it.
   */
  | { readonly kind: 'overLimit'; readonly rejections: readonly PlacementRejection[] }
  /** A limit of -1: the operator blocks the bettor, who waits without an end. */
  | { readonly kind: 'blocked' }
  /** Nobody can say, such as after a 5xx: an error result. */
  | FailedCall;

/** The stakes of a slip: one for each single, one for a multiple; those not entered are left out. */
export function stakesOf(slip: BetSlip): readonly CheckedStake[] {
  if (slip.ticketType === 'multiple') {
    const legs = slip.selections.map(({ outcomeId, eventId }) => ({ outcomeId, eventId }));
    return slip.stakeMultiple === null
      ? []
      : [{ outcomeId: null, stake: slip.stakeMultiple, legs }];
  }
  return slip.selections.flatMap(({ outcomeId, stake, eventId }) =>
    stake === null ? [] : [{ outcomeId, stake, legs: [{ outcomeId, eventId }] }],
  );
}

/**
 * Asks whether stakes stand within the limits, before they are placed. Throws SessionEnded without a
 * session; every other failure is `failed`. Source: 3§5, 3§8.
 */
export async function checkStakes(
  client: UpstreamClient,
  stakes: readonly CheckedStake[],
  settings: CallSettings,
): Promise<LimitCheck> {
  if (stakes.length === 0) return { kind: 'withinLimits' };
  const tickets = stakes.map(({ stake, legs }) => ({
    stake: amountToWire(stake),
    eventIds: legs.map(({ eventId }) => eventId),
  }));
  try {
    const { data } = await client.call(checkLimits, { body: { tickets }, ...settings });
    return verdictOf(stakes, data);
  } catch (error) {
    return endOfFailure<LimitCheck>(error, {});
  }
}

function verdictOf(stakes: readonly CheckedStake[], rows: readonly WireVerdict[]): LimitCheck {
  if (rows.some(isBlocking)) return { kind: 'blocked' };
  const rejections = rows.flatMap((row): readonly PlacementRejection[] => {
    const stake = stakes[row.indexTicket];
    if (!stake || row.message == null) return [];
    const { message: code } = row;
    const ofLegs = legsOverLimit(stake, row);
    if (ofLegs.length > 0) return ofLegs.map((leg) => ({ ...leg, code }));
    const allowedStake = allowedBy(row);
    const allowed = allowedStake === null ? {} : { allowedStake };
    return [{ outcomeId: stake.outcomeId, code, ...allowed }];
  });
  return rejections.length === 0 ? { kind: 'withinLimits' } : { kind: 'overLimit', rejections };
}

/**
 * The legs of a multiple whose matches take less than its stake, each with what its match still takes; none
 * when something else limits the stake. Source: 3§5.
 */
function legsOverLimit(
  { outcomeId, stake, legs }: CheckedStake,
  { message, limitsByMatch }: WireVerdict,
): readonly Pick<PlacementRejection, 'outcomeId' | 'allowedStake'>[] {
  if (outcomeId !== null || message !== 'ACCUMULATED_STAKE_LIMIT') return [];
  return legs.flatMap((leg) => {
    const limit = limitsByMatch.find(({ eventId }) => eventId === leg.eventId);
    const allowedStake = limit && amountFromWire(Math.max(0, limit.remainingStake));
    const isOver = allowedStake !== undefined && allowedStake < stake;
    return isOver ? [{ outcomeId: leg.outcomeId, allowedStake }] : [];
  });
}

/** The adjusted maximum of a stake: as told for it, otherwise what its matches still take. */
function allowedBy({ remainingStake, limitsByMatch }: WireVerdict): MinorUnits | null {
  const ofMatches = limitsByMatch.map((limit) => limit.remainingStake);
  const least = remainingStake ?? (ofMatches.length === 0 ? null : Math.min(...ofMatches));
  return least === null || least < 0 ? null : amountFromWire(least);
}

function isBlocking({ betStakeLimit, remainingStake }: WireVerdict): boolean {
  return betStakeLimit === BLOCKING_LIMIT || remainingStake === BLOCKING_LIMIT;
}
