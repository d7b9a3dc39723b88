import { CUSTOM_BET_SELECTIONS } from '@vitrine/betting/bet-slip/custom-bets/custom-bet';
import type { FreeBetError } from '@vitrine/upstream/contract/bet-slip/free-bets';
import { quoteLeg } from '../../betting/quote.ts';
import { BET_TYPE, type BetType } from '../../betting/ticket.ts';
import { Refusal } from '../../refusal.ts';
import type { World } from '../../world/world.ts';

/** A leg as a validation names it. Source: 3§3. */
export interface ValidatedLeg {
  readonly GroupId: number;
  readonly EventId: string;
  readonly MarketId: string;
  readonly Specifiers: string;
  readonly SelectionId: string;
}

/** Bets of one selection. */
const OF_ONE: ReadonlySet<BetType> = new Set([BET_TYPE.single, BET_TYPE.custom]);
/** Bets of selections that have several parts each. */
const OF_PARTS: ReadonlySet<BetType> = new Set([BET_TYPE.custom, BET_TYPE.customParlay]);

/**
 * Why legs are no bet of a type that a free bet can pay; null when they are one. A leg that can't be bet on
 * at the moment is no reason: the placement says so. Source: 3§3.
 */
export function legsRefusal(
  world: World,
  betType: BetType,
  legs: readonly ValidatedLeg[],
): FreeBetError | null {
  const unknown = legs.flatMap((leg) => unknownPart(world, leg) ?? []);
  if (legs.length === 0 || unknown.includes('event')) return 'INVALID_EVENT_TYPE';
  if (unknown.length > 0) return 'FREEBET_NOT_AVAILABLE';
  const selections = [...Map.groupBy(legs, ({ GroupId }) => GroupId).values()];
  const isOfType =
    (selections.length === 1 || !OF_ONE.has(betType)) &&
    selections.every((parts) => isSelection(parts, OF_PARTS.has(betType)));
  return isOfType ? null : 'TYPE_NOT_ALLOWED';
}

/** Whether the legs of a group are a plain outcome, or the parts of one custom bet. Source: 3§5. */
function isSelection(parts: readonly ValidatedLeg[], isCustom: boolean): boolean {
  if (!isCustom) return parts.length === 1;
  const { least, most } = CUSTOM_BET_SELECTIONS;
  const isOfOneEvent = new Set(parts.map(({ EventId }) => EventId)).size === 1;
  return isOfOneEvent && parts.length >= least && parts.length <= most;
}

/** What of a leg nobody knows; null when it is an outcome of its event, on sale or not. */
function unknownPart(world: World, leg: ValidatedLeg): 'event' | 'outcome' | null {
  const { EventId: eventId, MarketId: marketId, Specifiers: specifiers } = leg;
  try {
    quoteLeg(world, { eventId, marketId, specifiers, outcomeId: leg.SelectionId }, 0);
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === 'MATCH_WAS_NOT_FOUND') return 'event';
    return error.code === 'MARKET_WAS_NOT_FOUND' ? 'outcome' : null;
  }
}
