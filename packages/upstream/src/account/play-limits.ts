import { amountFromWire, amountToWire, minorUnits } from '@vitrine/betting/base/money';
import type { z } from 'zod';
import type { CallSettings, UpstreamClient } from '../base/client.ts';
import {
  type limitPeriod,
  type limitType,
  type playLimit,
  readLimitHistory,
  readPlayLimits as readLimitsCall,
  setPlayLimit as setLimitCall,
} from '../contract/account/responsible-gaming.ts';

/** What a bettor may limit. */
export const LIMIT_KINDS = ['deposit', 'loss', 'stake', 'time'] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

/** Days, weeks from Monday and months of the brand's country. */
export const LIMIT_PERIODS = ['daily', 'weekly', 'monthly'] as const;
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

/** A limit and how much of it is used: minor units, or whole minutes for time. Source: 1§2. */
export interface PlayLimit {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  /** Null without a limit. */
  readonly value: number | null;
  readonly used: number;
  /** A raised or lifted limit that waits, and when it holds, in epoch milliseconds. */
  readonly pending: { readonly value: number | null; readonly at: number } | null;
}

const TYPES = {
  deposit: 'Deposit',
  loss: 'Loss',
  stake: 'Stake',
  time: 'Time',
} as const satisfies Record<LimitKind, z.output<typeof limitType>>;

const KINDS = {
  Deposit: 'deposit',
  Loss: 'loss',
  Stake: 'stake',
  Time: 'time',
} as const satisfies Record<z.output<typeof limitType>, LimitKind>;

const WIRE_PERIODS = {
  daily: 'Daily',
  weekly: 'Weekly',
  monthly: 'Monthly',
} as const satisfies Record<LimitPeriod, z.output<typeof limitPeriod>>;

const PERIODS = {
  Daily: 'daily',
  Weekly: 'weekly',
  Monthly: 'monthly',
} as const satisfies Record<z.output<typeof limitPeriod>, LimitPeriod>;

/** The bettor's limits, one per kind and period. Throws what `UpstreamClient.call` throws. Source: 1§2. */
export async function readPlayLimits(
  client: UpstreamClient,
  settings: CallSettings,
): Promise<readonly PlayLimit[]> {
  const { data } = await client.call(readLimitsCall, settings);
  return data.map(limitOf);
}

/** One change of a limit: minor units, or whole minutes for time; moments in epoch milliseconds. */
export interface LimitChange extends Pick<PlayLimit, 'kind' | 'period' | 'value'> {
  readonly previous: number | null;
  readonly askedAt: number;
  /** Since when it holds, or will. */
  readonly holdsAt: number;
}

/** Changes of the bettor's limits, the newest first. Throws what `UpstreamClient.call` throws. Source: 1§2. */
export async function readLimitChanges(
  client: UpstreamClient,
  settings: CallSettings,
): Promise<readonly LimitChange[]> {
  const { data } = await client.call(readLimitHistory, settings);
  return data.map((told) => {
    const kind = KINDS[told.type];
    return {
      kind,
      period: PERIODS[told.period],
      previous: valueFromWire(kind, told.previous),
      value: valueFromWire(kind, told.value),
      askedAt: Date.parse(told.askedAt),
      holdsAt: Date.parse(told.effectiveAt),
    };
  });
}

/**
 * Sets or, with null, lifts a limit: minor units, or whole minutes for time. A lower limit holds at
 * once, a higher one waits as `pending`. Throws what `UpstreamClient.call` throws. Source: 1§2.
 */
export async function setPlayLimit(
  client: UpstreamClient,
  { kind, period, value }: Pick<PlayLimit, 'kind' | 'period' | 'value'>,
  settings: CallSettings,
): Promise<PlayLimit> {
  const sent = value === null || kind === 'time' ? value : amountToWire(minorUnits(value));
  const body = { type: TYPES[kind], period: WIRE_PERIODS[period], value: sent };
  const { data } = await client.call(setLimitCall, { ...settings, body });
  return limitOf(data);
}

function limitOf(told: z.output<typeof playLimit>): PlayLimit {
  const kind = KINDS[told.type];
  return {
    kind,
    period: PERIODS[told.period],
    value: valueFromWire(kind, told.value),
    used: kind === 'time' ? told.used : amountFromWire(told.used),
    pending: told.pending
      ? {
          value: valueFromWire(kind, told.pending.value),
          at: Date.parse(told.pending.effectiveAt),
        }
      : null,
  };
}

/** Minutes as they are, money in minor units; null for no limit. */
function valueFromWire(kind: LimitKind, value: number | null): number | null {
  return value === null || kind === 'time' ? value : amountFromWire(value);
}
