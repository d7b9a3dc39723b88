/** Milliseconds between two checks of the connection. Source: 1§7. */
export const SLOW_CHECK_MS = 120_000;

const SLOW_REQUEST_MS = 3_000;
const ALLOWED_SLOW_REQUESTS = 3;

/**
 * Whether the requests of one interval show a slow connection: more than 3 took longer than 3 s
 * each. Durations in milliseconds. Source: 1§7.
 *
 * @example
 * isConnectionSlow([3_200, 90, 4_000, 3_001, 8_500]) // true
 */
export function isConnectionSlow(durations: readonly number[]): boolean {
  return durations.filter((duration) => duration > SLOW_REQUEST_MS).length > ALLOWED_SLOW_REQUESTS;
}
