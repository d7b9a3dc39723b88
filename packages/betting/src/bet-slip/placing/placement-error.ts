/** Errors of a placement that the operator names. Source: 3§8. */
export const PLACEMENT_ERROR_CODES = [
  'ODDS_DIFFERENCE_TOO_HIGH',
  'EVENT_MARKET_NOT_ACTIVED',
  'EVENT_MATCH_NOT_ACTIVED',
  'TOTAL_AMOUNT_EXCEEDS_UPPER_THRESHOLD',
  'DUPLICATE_EVENT_IN_PROVIDERS',
  'PROVIDER_SWITCH_NOT_ACTIVE',
  'MATCH_WAS_NOT_FOUND',
  'MARKET_WAS_NOT_FOUND',
] as const;
export type PlacementErrorCode = (typeof PLACEMENT_ERROR_CODES)[number];

/**
 * Results of a limit check: over a limit, blocked by a limit of -1, or the check failed. Source: 3§8.
 */
export const LIMIT_CODES = [
  'BET_STAKE_OVER_LIMIT',
  'ACCUMULATED_STAKE_LIMIT',
  'BLOCKED_USER_BY_LIMIT',
  'LIMIT_CHECK_FAILED',
] as const;
export type LimitCode = (typeof LIMIT_CODES)[number];

/** The stake is larger than the balance. Assumed: the specification does not name this error. */
export const BALANCE_CODE = 'INSUFFICIENT_BALANCE';

/** Why the operator refuses a free bet for a bet. Source: 3§8. */
export const FREE_BET_CODES = [
  'FREEBET_NOT_AVAILABLE',
  'CANCELLED_FREEBET',
  'EXPIRED_FREEBET',
  'LOCKED_FREEBET',
  'TYPE_NOT_ALLOWED',
  'GAIN_LIMIT',
  'STAKE_NOT_VALID',
  'INVALID_EVENT_TYPE',
] as const;
export type FreeBetCode = (typeof FREE_BET_CODES)[number];

/** What an error of a free bet means for it. Source: 3§8. */
export interface FreeBetErrorEffect {
  /** It becomes unavailable, and the bettor's free bets are asked for again. */
  readonly makesUnavailable: boolean;
  /** The bet itself is none that this free bet takes: it is no use trying again. */
  readonly isHard: boolean;
}

const UNAVAILABLE = { makesUnavailable: true, isHard: false } as const;

/** Source: 3§8. */
export const FREE_BET_ERROR_EFFECTS: Readonly<Record<FreeBetCode, FreeBetErrorEffect>> = {
  FREEBET_NOT_AVAILABLE: UNAVAILABLE,
  CANCELLED_FREEBET: UNAVAILABLE,
  EXPIRED_FREEBET: UNAVAILABLE,
  LOCKED_FREEBET: UNAVAILABLE,
  TYPE_NOT_ALLOWED: { makesUnavailable: true, isHard: true },
  GAIN_LIMIT: UNAVAILABLE,
  STAKE_NOT_VALID: UNAVAILABLE,
  INVALID_EVENT_TYPE: { makesUnavailable: false, isHard: true },
};

/** The code as an error of a free bet; null for any other. */
export function freeBetCode(code: string | null | undefined): FreeBetCode | null {
  return FREE_BET_CODES.find((each) => each === code) ?? null;
}

/** A limit that bettors set for themselves: of stakes or losses, or of the time played. */
export const OWN_LIMIT_CODES = ['OWN_LIMIT_REACHED', 'OWN_TIME_LIMIT_REACHED'] as const;
export type OwnLimitCode = (typeof OWN_LIMIT_CODES)[number];

/**
 * Why a selection was not placed. `NOT_PLACED`: it was in order, but was sent together with a refused
 * one. `CUSTOMER_CONFIDENCE`: the ticket was rejected with code -703. `REJECTED`: the trading system
 * refused it, or the error has no name here.
 */
export type RejectionCode =
  | PlacementErrorCode
  | LimitCode
  | OwnLimitCode
  | FreeBetCode
  | typeof BALANCE_CODE
  | 'CUSTOMER_CONFIDENCE'
  | 'NOT_PLACED'
  | 'REJECTED';

/** What a rejection does to the slip. */
export interface RejectionEffect {
  /** What goes off sale: the rejected outcome, its market or its event, or all selections. */
  readonly disables: 'nothing' | 'outcome' | 'market' | 'event' | 'allSelections';
  /** Whether the bettor returns to the slip to correct it, or sees an error result. */
  readonly nextStep: 'settingBet' | 'result';
}

const MEND = { disables: 'nothing', nextStep: 'settingBet' } as const;
const END = { disables: 'nothing', nextStep: 'result' } as const;

/**
 * The effect of each rejection. For an odds difference the suggested odds become the latest odds. An
 * event or market that was not found is treated as inactive. Source: 3§4, 3§8.
 */
export const REJECTION_EFFECTS: Readonly<Record<RejectionCode, RejectionEffect>> = {
  ODDS_DIFFERENCE_TOO_HIGH: MEND,
  EVENT_MARKET_NOT_ACTIVED: { disables: 'market', nextStep: 'settingBet' },
  EVENT_MATCH_NOT_ACTIVED: { disables: 'event', nextStep: 'settingBet' },
  TOTAL_AMOUNT_EXCEEDS_UPPER_THRESHOLD: MEND,
  DUPLICATE_EVENT_IN_PROVIDERS: { disables: 'allSelections', nextStep: 'settingBet' },
  PROVIDER_SWITCH_NOT_ACTIVE: { disables: 'allSelections', nextStep: 'settingBet' },
  MATCH_WAS_NOT_FOUND: { disables: 'event', nextStep: 'settingBet' },
  MARKET_WAS_NOT_FOUND: { disables: 'market', nextStep: 'settingBet' },
  BET_STAKE_OVER_LIMIT: MEND,
  ACCUMULATED_STAKE_LIMIT: MEND,
  BLOCKED_USER_BY_LIMIT: END,
  LIMIT_CHECK_FAILED: END,
  INSUFFICIENT_BALANCE: MEND,
  OWN_LIMIT_REACHED: MEND,
  OWN_TIME_LIMIT_REACHED: MEND,
  FREEBET_NOT_AVAILABLE: MEND,
  CANCELLED_FREEBET: MEND,
  EXPIRED_FREEBET: MEND,
  LOCKED_FREEBET: MEND,
  TYPE_NOT_ALLOWED: MEND,
  GAIN_LIMIT: MEND,
  STAKE_NOT_VALID: MEND,
  INVALID_EVENT_TYPE: MEND,
  CUSTOMER_CONFIDENCE: { disables: 'outcome', nextStep: 'result' },
  NOT_PLACED: MEND,
  REJECTED: END,
};
