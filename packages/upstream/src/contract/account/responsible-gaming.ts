import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { contextAmount, wireAmount } from '../wallet/wallet.ts';
import { selfExclusionDetail } from './session.ts';
import { instant, maybe, maybeInstant } from '../../base/wire-fields.ts';

const PATH_NOT_SHOWN = 'the path is not shown';

/** What a bettor may limit: money in the brand's currency, or minutes of play. */
export const limitType = z.enum(['Deposit', 'Loss', 'Stake', 'Time']);
/** Days, weeks from Monday and months of the brand's country. */
export const limitPeriod = z.enum(['Daily', 'Weekly', 'Monthly']);

/** An amount of money, or whole minutes, which pass as one; none is no limit. */
const limitValue = wireAmount.min(0);

/** A limit and how much of it is used. */
export const playLimit = z.object({
  type: limitType,
  period: limitPeriod,
  value: maybe(limitValue),
  used: wireAmount.min(0),
  /** Null without a limit. */
  remaining: contextAmount,
  /** When the present period is over. */
  resetsAt: instant,
  /** A raised or lifted limit that waits. */
  pending: z.object({ value: maybe(limitValue), effectiveAt: instant }).nullish(),
});

export const readPlayLimits = endpoint({
  name: 'responsibleGaming.readLimits',
  host: 'main',
  method: 'GET',
  path: '/api/ResponsibleGaming/Limits',
  auth: 'bearer',
  answer: z.object({ data: z.array(playLimit) }),
  source: '1§2',
  assumed: [PATH_NOT_SHOWN, 'one row per type and period, whether or not it has a limit'],
});

export const setPlayLimit = endpoint({
  name: 'responsibleGaming.setLimit',
  host: 'main',
  method: 'PUT',
  path: '/api/ResponsibleGaming/Limits',
  auth: 'bearer',
  body: z.object({ type: limitType, period: limitPeriod, value: limitValue.nullable() }),
  answer: z.object({ data: playLimit }),
  refusals: { 400: ['INVALID_LIMIT'] },
  source: '1§2',
  assumed: [
    PATH_NOT_SHOWN,
    'a lower limit holds at once; a higher one, or none, after the wait of the country (24 hours) by the operator’s clock',
  ],
});

export const readLimitHistory = endpoint({
  name: 'responsibleGaming.readLimitHistory',
  host: 'main',
  method: 'GET',
  path: '/api/ResponsibleGaming/Limits/History',
  auth: 'bearer',
  answer: z.object({
    data: z.array(
      z.object({
        type: limitType,
        period: limitPeriod,
        previous: maybe(limitValue),
        value: maybe(limitValue),
        askedAt: instant,
        /** Later than `askedAt` for a raised or lifted limit. */
        effectiveAt: instant,
      }),
    ),
  }),
  source: '1§2',
  assumed: [
    PATH_NOT_SHOWN,
    'newest first; a waiting change that was taken back before it held is left out',
  ],
});

/** Present exclusion and pause of a bettor. */
export const restrictionAnswer = z.object({
  data: z.object({
    exclusion: maybe(selfExclusionDetail),
    pausedUntil: maybeInstant,
  }),
});

export const readExclusion = endpoint({
  name: 'responsibleGaming.readExclusion',
  host: 'main',
  method: 'GET',
  path: '/api/ResponsibleGaming/Exclusion',
  auth: 'bearer',
  answer: restrictionAnswer,
  source: '2§3',
  assumed: [PATH_NOT_SHOWN],
});

export const selfExclude = endpoint({
  name: 'responsibleGaming.selfExclude',
  host: 'main',
  method: 'POST',
  path: '/api/ResponsibleGaming/Exclusion',
  auth: 'bearer',
  body: z.object({
    /** 1216 is for ever. Source: 2§9. */
    exclusionMonth: z.number().int().min(1).max(1216),
    /** Without a day it ends on: until a new notice. */
    isUntilNotice: z.boolean().default(false),
  }),
  answer: restrictionAnswer,
  refusals: { 409: ['ALREADY_EXCLUDED'] },
  source: '2§2',
  assumed: [
    PATH_NOT_SHOWN,
    'an exclusion holds at once and can only be made longer',
    'bets and deposits answer 403 SELF_EXCLUDED in every session; withdrawals stay open',
  ],
});

export const pausePlay = endpoint({
  name: 'responsibleGaming.pause',
  host: 'main',
  method: 'POST',
  path: '/api/ResponsibleGaming/Pause',
  auth: 'bearer',
  body: z.object({ hours: z.number().int().min(1).max(2160) }),
  answer: restrictionAnswer,
  source: '1§8',
  assumed: [
    PATH_NOT_SHOWN,
    'from an hour to 90 days; it can only be made longer',
    'bets and deposits answer 406 RESPONSABLE_GAME_BREAK_TIME',
  ],
});

/** How long a session has played and what it has staked and won. */
const sessionAlertAnswer = z.object({
  data: z.object({
    startedAt: instant,
    minutes: z.number().int().min(0),
    staked: wireAmount.min(0),
    won: wireAmount.min(0),
    /** Null without alerts. */
    everyMinutes: maybe(z.number().int().positive()),
    nextAlertAt: maybeInstant,
  }),
});

export const readSessionAlert = endpoint({
  name: 'responsibleGaming.readSessionAlert',
  host: 'main',
  method: 'GET',
  path: '/api/ResponsibleGaming/SessionAlert',
  auth: 'bearer',
  answer: sessionAlertAnswer,
  source: '1§2',
  assumed: [PATH_NOT_SHOWN],
});

export const setSessionAlert = endpoint({
  name: 'responsibleGaming.setSessionAlert',
  host: 'main',
  method: 'PUT',
  path: '/api/ResponsibleGaming/SessionAlert',
  auth: 'bearer',
  body: z.object({ everyMinutes: z.number().int().min(1).max(1440).nullable() }),
  answer: sessionAlertAnswer,
  source: '1§2',
  assumed: [PATH_NOT_SHOWN],
});
