/** Where the notices of a bettor arrive: on the device that asks, on another, or on none. */
export type NoticesStanding = 'here' | 'elsewhere' | 'off';

/** The field with what the browser's push service needs: a subscription as JSON. */
export const TOKEN_FIELD = 'token';

/** The field, and its value, that switches notices off. */
export const SWITCH_FIELD = 'switch';
export const SWITCH_OFF = 'off';
