import { amountToWire, minorUnits } from '@vitrine/betting/base/money';
import {
  pausePlay,
  type playLimit,
  readExclusion,
  readLimitHistory,
  readPlayLimits,
  readSessionAlert,
  selfExclude,
  setPlayLimit,
  setSessionAlert,
} from '@vitrine/upstream/contract/account/responsible-gaming';
import type { z } from 'zod';
import type { Implementation } from '../implement.ts';
import { Refusal } from '../refusal.ts';
import { exclusionDetail } from './account-answers.ts';
import type { AccountServices } from './account-services.ts';
import { PERMANENT_MONTHS, resumeDate } from './exclusions.ts';
import type { LimitType } from './limits/limit-store.ts';
import type { PlayLimit } from './limits/play-limits.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** Calls by which bettors limit, pause or exclude themselves. */
export function implementResponsibleGaming(
  { implement }: Implementation,
  { users, exclusions, limits, sums, time, now }: AccountServices,
): void {
  function restrictionsOf(userId: string) {
    const exclusion = exclusions.of(userId);
    const pausedUntil = exclusions.pausedUntil(userId);
    return {
      data: {
        exclusion: exclusion && exclusionDetail(exclusion),
        pausedUntil: pausedUntil === null ? null : iso(pausedUntil),
      },
    };
  }

  function alertOf(userId: string, sessionId: string) {
    const everyMinutes = users.byId(userId)?.alertMinutes ?? null;
    const startedAt = time.startOf(sessionId);
    const minutes = Math.floor((now() - startedAt) / MINUTE_MS);
    const alerts = everyMinutes === null ? null : Math.floor(minutes / everyMinutes) + 1;
    return {
      data: {
        startedAt: iso(startedAt),
        minutes,
        staked: amountToWire(minorUnits(sums.staked(userId, startedAt))),
        won: amountToWire(minorUnits(sums.won(userId, startedAt))),
        everyMinutes,
        nextAlertAt:
          alerts === null || everyMinutes === null
            ? null
            : iso(startedAt + alerts * everyMinutes * MINUTE_MS),
      },
    };
  }

  implement(readPlayLimits, ({ userId }) => ({ data: limits.allOf(userId).map(wireLimit) }));

  implement(setPlayLimit, ({ userId, body }) => {
    const { type, period, value } = body;
    limits.set(userId, type, period, value === null ? null : storedValue(type, value));
    return { data: wireLimit(limits.of(userId, type, period)) };
  });

  implement(readLimitHistory, ({ userId }) => ({
    data: limits.changesOf(userId).map(({ type, period, ...change }) => ({
      type,
      period,
      previous: shownOrNone(type, change.previous),
      value: shownOrNone(type, change.value),
      askedAt: iso(change.askedAt),
      effectiveAt: iso(change.effectiveAt),
    })),
  }));

  implement(readExclusion, ({ userId }) => restrictionsOf(userId));

  implement(selfExclude, ({ userId, body }) => {
    const { exclusionMonth: months, isUntilNotice } = body;
    const hasDate = !isUntilNotice && months < PERMANENT_MONTHS;
    const resumeAt = hasDate ? resumeDate(now(), months) : null;
    const held = exclusions.of(userId);
    if (held && (held.resumeAt ?? Infinity) >= (resumeAt ?? Infinity)) {
      throw new Refusal(409, 'ALREADY_EXCLUDED', 'An exclusion holds that ends no sooner');
    }
    exclusions.exclude(userId, months, resumeAt);
    return restrictionsOf(userId);
  });

  implement(pausePlay, ({ userId, body }) => {
    exclusions.pause(userId, now() + body.hours * HOUR_MS);
    return restrictionsOf(userId);
  });

  implement(readSessionAlert, ({ userId, sessionId }) => alertOf(userId, sessionId));

  implement(setSessionAlert, ({ userId, sessionId, body }) => {
    users.update(userId, { alertMinutes: body.everyMinutes });
    return alertOf(userId, sessionId);
  });
}

function wireLimit(limit: PlayLimit): z.input<typeof playLimit> {
  const { type, period, value, used, remaining, resetsAt, pending } = limit;
  return {
    type,
    period,
    value: shownOrNone(type, value),
    used: shown(type, used),
    remaining: shownOrNone(type, remaining),
    resetsAt: iso(resetsAt),
    pending: pending && {
      value: shownOrNone(type, pending.value),
      effectiveAt: iso(pending.effectiveAt),
    },
  };
}

/** A stored value as the contract writes it: minutes as they are, money with decimals. */
function shown(type: LimitType, stored: number): number {
  return type === 'Time' ? stored : amountToWire(minorUnits(stored));
}

function shownOrNone(type: LimitType, stored: number | null): number | null {
  return stored === null ? null : shown(type, stored);
}

/** A limit as it is kept. Throws the 400 refusal of one that is too exact. */
function storedValue(type: LimitType, value: number): number {
  const stored = type === 'Time' ? value : Math.round(value * 100);
  const isExact = type === 'Time' ? Number.isInteger(value) : stored / 100 === value;
  if (isExact && Number.isSafeInteger(stored)) return stored;
  throw new Refusal(400, 'INVALID_LIMIT', 'value: whole minutes, or two decimals at most');
}

function iso(moment: number): string {
  return new Date(moment).toISOString();
}
