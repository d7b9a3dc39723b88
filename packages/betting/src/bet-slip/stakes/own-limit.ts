import { minorUnits, type MinorUnits } from '../../base/money.ts';

/** What the tightest of a bettor's own limits of one kind leaves. Source: 1§2. */
export interface OwnLimit {
  /** `stake` and `loss` leave an amount in minor units, `time` leaves whole minutes. */
  readonly kind: 'stake' | 'loss' | 'time';
  readonly period: 'daily' | 'weekly' | 'monthly';
  readonly left: number;
}

/** A limit of the bettor that a bet would pass. */
export interface PassedLimit {
  readonly reason: 'aboveOwnLimit';
  readonly kind: OwnLimit['kind'];
  readonly period: OwnLimit['period'];
  /** The most that may still be staked. */
  readonly allowed: MinorUnits;
}

/**
 * The limit that a stake passes, the one with the least left first: time that is used up allows no stake
 * at all. Null when the stake is within all of them.
 *
 * @example
 * passedLimit([{ kind: 'stake', period: 'daily', left: 3000 }], minorUnits(3001))
 * // { reason: 'aboveOwnLimit', kind: 'stake', period: 'daily', allowed: 3000 }
 */
export function passedLimit(limits: readonly OwnLimit[], ownStake: MinorUnits): PassedLimit | null {
  const [passed] = limits
    .filter(({ kind, left }) => (kind === 'time' ? left === 0 : ownStake > left))
    .sort((one, other) => one.left - other.left || (one.kind === 'time' ? -1 : 1));
  if (!passed) return null;
  const { kind, period, left } = passed;
  return { reason: 'aboveOwnLimit', kind, period, allowed: minorUnits(left) };
}
