import type { Country } from '../../country.ts';
import { LIMIT_PERIODS, periodOf, type LimitPeriod } from './limit-period.ts';
import { LIMIT_TYPES, type LimitState, type LimitStore, type LimitType } from './limit-store.ts';
import type { PlaySums } from './play-sums.ts';
import type { PlayTime } from './play-time.ts';

/** A limit and how much of it the present period has used; minor units or minutes. */
export interface PlayLimit extends LimitState {
  readonly type: LimitType;
  readonly period: LimitPeriod;
  readonly used: number;
  /** Null without a limit. */
  readonly remaining: number | null;
  /** When the present period is over, in epoch milliseconds. */
  readonly resetsAt: number;
}

/** Limits of bettors and what is left of them. */
export interface PlayLimits {
  of(userId: string, type: LimitType, period: LimitPeriod): PlayLimit;
  /** Every type and period, whether or not it has a limit. */
  allOf(userId: string): readonly PlayLimit[];
  /** The limit of a type with the least left; null without one. */
  tightest(userId: string, type: LimitType): PlayLimit | null;
  set: LimitStore['set'];
  changesOf: LimitStore['changesOf'];
}

export interface PlayLimitServices {
  readonly store: LimitStore;
  readonly sums: PlaySums;
  readonly time: PlayTime;
  /** Deposits that were begun and may still be paid, in minor units. */
  readonly awaitedDeposits: (userId: string) => number;
  readonly country: Country;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export function createPlayLimits(services: PlayLimitServices): PlayLimits {
  const { store, sums, time, awaitedDeposits, country, now } = services;

  const used: Readonly<Record<LimitType, (userId: string, since: number) => number>> = {
    Deposit: (userId, since) => sums.deposited(userId, since) + awaitedDeposits(userId),
    Loss: sums.lost,
    Stake: sums.staked,
    Time: time.minutes,
  };

  function of(userId: string, type: LimitType, period: LimitPeriod): PlayLimit {
    const state = store.of(userId, type, period);
    const { start, end } = periodOf(period, now(), country);
    const spent = used[type](userId, start);
    const remaining = state.value === null ? null : Math.max(0, state.value - spent);
    return { ...state, type, period, used: spent, remaining, resetsAt: end };
  }

  return {
    of,
    allOf: (userId) =>
      LIMIT_TYPES.flatMap((type) => LIMIT_PERIODS.map((period) => of(userId, type, period))),
    tightest(userId, type) {
      const limits = LIMIT_PERIODS.filter(
        (period) => store.of(userId, type, period).value !== null,
      ).map((period) => of(userId, type, period));
      return limits.reduce<PlayLimit | null>(
        (least, limit) =>
          least && (least.remaining ?? 0) <= (limit.remaining ?? 0) ? least : limit,
        null,
      );
    },
    set: store.set,
    changesOf: store.changesOf,
  };
}
