/** The field of the choice to stay logged in on this device. Source: 1§5. */
export const EXTENDED_FIELD = 'extendedSession';
