import { minorUnits, type MinorUnits } from '@vitrine/betting/base/money';
import { potentialReturn } from '@vitrine/betting/base/combined-odds';
import { BET_STATUS, type BetStatus, type Leg, type LegResult } from './ticket.ts';

/** How a bet ends. */
export interface BetEnd {
  readonly betStatus: BetStatus;
  readonly payout: MinorUnits;
}

/**
 * How a bet ends: lost with its first lost unit, open while a unit is pending, otherwise the stake
 * times the odds of the units won, a void unit counting 1. Null while it is open.
 */
export function endOf(stake: MinorUnits, legs: readonly Leg[]): BetEnd | null {
  const units = unitsOf(legs).map((unit) => ({ unit, result: unitResult(unit) }));
  if (units.some(({ result }) => result === 'Lost')) {
    return { betStatus: BET_STATUS.lost, payout: minorUnits(0) };
  }
  if (units.some(({ result }) => result === 'Pending')) return null;
  const won = units.filter(({ result }) => result === 'Win');
  return {
    betStatus: won.length > 0 ? BET_STATUS.won : BET_STATUS.voided,
    payout: potentialReturn(
      stake,
      won.flatMap(({ unit: [first] }) => (first ? [first.unitOdds] : [])),
    ),
  };
}

/** Of a free bet only the winnings are paid; of a void one nothing, since it comes back itself. */
export function freeBetEnd(stake: MinorUnits, { betStatus, payout }: BetEnd): BetEnd {
  return { betStatus, payout: minorUnits(Math.max(0, payout - stake)) };
}

/** Legs by the unit they win with. */
export function unitsOf(legs: readonly Leg[]): readonly (readonly Leg[])[] {
  return [...Map.groupBy(legs, ({ unit }) => unit).values()];
}

/** A custom bet with a void leg is void as a whole: its joint price no longer means anything. */
export function unitResult(legs: readonly Leg[]): LegResult {
  const order: readonly LegResult[] = ['Lost', 'Pending', 'Canceled', 'Void', 'Win'];
  return order.find((result) => legs.some((leg) => leg.result === result)) ?? 'Void';
}
