/**
 * A length of time, whole minutes given, as both languages write it.
 *
 * @example
 * minutesText(125) // '2 h 05 min'
 */
export function minutesText(minutes: number): string {
  const rest = minutes % 60;
  if (minutes < 60) return `${rest}\u00a0min`;
  return `${Math.floor(minutes / 60)}\u00a0h ${String(rest).padStart(2, '0')}\u00a0min`;
}
