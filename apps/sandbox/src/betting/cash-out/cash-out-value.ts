import { heldToLargest, type MinorUnits } from '@vitrine/betting/base/money';
import type { Odds } from '@vitrine/betting/base/odds';

/** A unit of a bet as its cash out counts it: what it was placed at, and its price now. */
export interface ValuedUnit {
  readonly placed: Odds;
  /** Null for a unit that has won, which is certain. */
  readonly present: Odds | null;
}

const WHOLE = 10_000n;

/**
 * What a running bet is worth: the stake times the odds it was placed at, over those at which the rest
 * of it could be placed now, less the commission (in hundredths of a per cent). Void units are left
 * out. Exact, rounded down to the minor unit.
 */
export function cashOutValue(
  stake: MinorUnits,
  units: readonly ValuedUnit[],
  commission: number,
): MinorUnits {
  const product = (odds: readonly bigint[]) => odds.reduce((running, value) => running * value, 1n);
  const placed = product(units.map((unit) => BigInt(unit.placed)));
  const present = product(units.map((unit) => BigInt(unit.present ?? 1000)));
  return heldToLargest((BigInt(stake) * placed * (WHOLE - BigInt(commission))) / (present * WHOLE));
}
