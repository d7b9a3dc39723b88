/**
 * The time between a moment and now, in milliseconds; both are epoch milliseconds. A clock that was set back behind the
 * moment counts as time gone by: what is kept for a while would else be kept for as long as the jump.
 *
 * @example elapsedMs(1_000, 4_000) // 3000
 */
export function elapsedMs(since: number, now: number): number {
  return Math.abs(now - since);
}
