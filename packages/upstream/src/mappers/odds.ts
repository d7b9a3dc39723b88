import { oddsFromDecimal, type Odds } from '@vitrine/betting/base/odds';

/**
 * Decimal odds of the wire; null below 1.00, which is how an operator writes "no price".
 *
 * @example
 * oddsFromWire(1.85) // 1850
 */
export function oddsFromWire(decimal: number): Odds | null {
  return decimal >= 1 && decimal <= MAX_DECIMAL ? oddsFromDecimal(decimal) : null;
}

/** Beyond it a number has no thousandths left to be exact in. */
const MAX_DECIMAL = 1e12;
