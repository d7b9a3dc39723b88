import { minorUnits, type MinorUnits } from '@vitrine/betting/base/money';

/** A decimal amount of a request in minor units; null unless positive and of at most two decimals. */
export function positiveAmount(decimal: number): MinorUnits | null {
  const minor = Math.round(decimal * 100);
  const exact = Math.abs(decimal * 100 - minor) < 1e-6;
  return exact && minor > 0 && Number.isSafeInteger(minor) ? minorUnits(minor) : null;
}
