import { potentialReturn } from '../../base/combined-odds.ts';
import { minorUnits, sumAmounts, type MinorUnits } from '../../base/money.ts';
import type { Odds } from '../../base/odds.ts';
import type { StakeTarget } from '../bet-slip-event.ts';
import type { BetSlip, ChosenFreeBet } from '../bet-slip-types.ts';

type Chosen = readonly [outcomeId: string | null, freeBet: ChosenFreeBet];

/** The free bets that pay the bets of a slip. The outcome id of a multiple is null. */
function chosenFreeBets({ ticketType, selections, freeBetMultiple }: BetSlip): readonly Chosen[] {
  if (ticketType === 'multiple') return freeBetMultiple ? [[null, freeBetMultiple]] : [];
  return selections.flatMap(({ outcomeId, freeBet }) =>
    freeBet ? [[outcomeId, freeBet] as const] : [],
  );
}

/** The free bet that pays the stake of a target; null when the balance pays it. */
export function chosenFor(slip: BetSlip, target: StakeTarget): ChosenFreeBet | null {
  if (target === 'multiple') return slip.freeBetMultiple ?? null;
  const { outcomeId } = target;
  return slip.selections.find((selection) => selection.outcomeId === outcomeId)?.freeBet ?? null;
}

/** Whether a free bet fixes the stake of a target. Source: 3§5. */
export function isStakeFixed(slip: BetSlip, target: StakeTarget): boolean {
  return chosenFor(slip, target) !== null;
}

/** What the free bets of a slip pay of its stake, in minor units. Nothing of it leaves the balance. */
export function freeStake(slip: BetSlip): MinorUnits {
  return sumAmounts(chosenFreeBets(slip).map(([, { stake }]) => stake));
}

/**
 * What a winning bet pays: the return, without the stake when a free bet paid it.
 *
 * @example
 * paidReturn(1000, [1850], undefined) // 1850
 * paidReturn(1000, [1850], { id: 'f1', stake: 1000 }) // 850
 */
export function paidReturn(
  stake: MinorUnits,
  odds: readonly Odds[],
  freeBet: ChosenFreeBet | undefined,
): MinorUnits {
  const whole = potentialReturn(stake, odds);
  return freeBet ? minorUnits(whole - stake) : whole;
}

/** The ids of the free bets of a slip by outcome id, as a placement names them; null is the multiple. */
export function freeBetIdsOf(slip: BetSlip): ReadonlyMap<string | null, string> {
  return new Map(chosenFreeBets(slip).map(([outcomeId, { id }]) => [outcomeId, id]));
}
