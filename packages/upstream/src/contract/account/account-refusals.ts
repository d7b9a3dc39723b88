/** Why an account may not log in, or go on being logged in, by status. Source: 1§8. */
export const LOGIN_REFUSALS = {
  403: ['SELF_EXCLUDED', 'ACCOUNT_CLOSED'],
  406: ['SELF_BLOCKED'],
  423: ['BLOCKED'],
  451: ['RESTRICTED_REGION'],
} as const;

/** Why an account that is logged in may not bet or deposit, by status. Source: 1§4, 1§6, 1§8. */
export const PLAY_REFUSALS = {
  403: ['SELF_EXCLUDED', 'INTERNAL_BLOCKED', 'DEACTIVATED'],
  406: ['SELF_BLOCKED', 'RESPONSABLE_GAME_BREAK_TIME'],
  423: ['BLOCKED'],
  451: ['RESTRICTED_REGION'],
} as const;

/** Limits of the bettor's own that a bet reaches (400, with `remaining` in the context). */
export const BET_LIMIT_CODES = [
  'LIMIT_STAKE_REACHED',
  'LIMIT_LOSS_REACHED',
  'LIMIT_TIME_REACHED',
] as const;

/** Limits of the bettor's own that a deposit reaches (400, with `remaining` in the context). */
export const DEPOSIT_LIMIT_CODES = ['LIMIT_DEPOSIT_REACHED'] as const;
