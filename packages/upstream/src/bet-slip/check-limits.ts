import type { PlacementRejection } from '@vitrine/betting/bet-slip/bet-slip-event';
import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
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
  readonly eventIds: readonly string[];
}

/** Whether a slip stands within the operator's limits. Source: 3§5, 3§8. */
export type LimitCheck =
  | { readonly kind: 'withinLimits' }
  /** Which stakes are too high, each with what it may be at most. */
  | {
      readonly kind: 'overLimit';
      readonly rejections: readonly PlacementRejection[];
      /** What may still be staked on each match, by event id. */
      readonly limitsByMatch: ReadonlyMap<string, MinorUnits>;
    }
  /** A limit of -1: the operator blocks the bettor, who waits without an end. */
  | { readonly kind: 'blocked' }
  /** Nobody can say, such as after a 5xx: an error result. */
  | FailedCall;

/** The stakes of a slip: one for each single, one for a multiple; those not entered are left out. */
export function stakesOf(slip: BetSlip): readonly CheckedStake[] {
  if (slip.ticketType === 'multiple') {
    const eventIds = slip.selections.map(({ eventId }) => eventId);
    return slip.stakeMultiple === null
      ? []
      : [{ outcomeId: null, stake: slip.stakeMultiple, eventIds }];
  }
  return slip.selections.flatMap(({ outcomeId, stake, eventId }) =>
    stake === null ? [] : [{ outcomeId, stake, eventIds: [eventId] }],
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
  const tickets = stakes.map(({ stake, eventIds }) => ({
    stake: amountToWire(stake),
    eventIds: [...eventIds],
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
  const rejections = rows.flatMap((row) => {
    const stake = stakes[row.indexTicket];
    if (!stake || row.message == null) return [];
    const allowedStake = allowedBy(row);
    const allowed = allowedStake === null ? {} : { allowedStake };
    return [{ outcomeId: stake.outcomeId, code: row.message, ...allowed }];
  });
  if (rejections.length === 0) return { kind: 'withinLimits' };
  const limitsByMatch = new Map(
    rows.flatMap((row) =>
      row.limitsByMatch.map(
        ({ eventId, remainingStake }) => [eventId, amountFromWire(remainingStake)] as const,
      ),
    ),
  );
  return { kind: 'overLimit', rejections, limitsByMatch };
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
