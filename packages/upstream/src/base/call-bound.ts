/**
 * The longest a call can last, with its retries, in milliseconds. A call whose answer was lost can have
 * no effect later than this after it was sent. Source: 1§7, 1§9.
 */
export const CALL_BOUND_MS = 180_000;
