/** The fields of the form that confirms a cash out. */
export const CASH_OUT_FIELDS = {
  /** Which attempt at this bet it is, from 0. */
  attempt: 'attempt',
  /** The bet's type. */
  type: 'type',
  /** The operator's id of the offer, its value in minor units, and its end in epoch milliseconds. */
  offer: 'offer',
  value: 'value',
  expiresAt: 'expiresAt',
} as const;

/** The button that was pressed. */
export const CASH_OUT_BUTTON = 'cash-out';
export const CONFIRMS = 'confirm';
export const DISMISSES = 'dismiss';

/** The value in minor units that the bettor tapped on, in the address of the question about it. */
export const SEEN_VALUE = 'valor';
/** Asks for a new value after a cash out that failed. */
export const ASKS_ANEW = 'novo';
/** The type of the bet, in the address of its value. */
export const BET_TYPE = 'type';
/** Asks what became of a cash out that waits, in the address of a bet's value. */
export const IS_CONFIRMED = 'confirmed';
