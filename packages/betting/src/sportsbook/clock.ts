/**
 * The last known reading of a match clock and the time of that reading. Later readings are computed
 * from it, so the store needs no timer. Source: 2§4.
 */
export interface MatchClock {
  /** Seconds on the clock at `readAt`. */
  readonly seconds: number;
  /** Time of the reading, epoch milliseconds. */
  readonly readAt: number;
  readonly stopped: boolean;
  readonly direction: 'up' | 'down';
}

/**
 * Whole seconds on the clock at `now` (epoch milliseconds): up adds, down subtracts to 0, a stopped
 * clock holds. A `now` before the reading gives the reading. Source: 2§4.
 */
export function readClock(clock: MatchClock, now: number): number {
  if (clock.stopped) return clock.seconds;
  const elapsed = Math.floor(Math.max(0, now - clock.readAt) / 1000);
  return clock.direction === 'up' ? clock.seconds + elapsed : Math.max(0, clock.seconds - elapsed);
}

/**
 * Seconds as mm:ss; minutes grow beyond two digits ("120:05"). Source: 3§9.
 *
 * @example
 * formatClock(754) // '12:34'
 */
export function formatClock(seconds: number): string {
  const minutes = String(Math.floor(seconds / 60)).padStart(2, '0');
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Beginnings of words, without accents, in Portuguese, Spanish and English. */
const CLOCKLESS_STATES = new RegExp(
  '\\b(?:' +
    [
      'intervalo|pausa|descanso|entretiempo|medio tiempo|meio[ -]tempo|receso|break|half[ -]?time',
      'aguardando|espera|waiting|awaiting',
      'penal|penais',
      'interromp|interrup|interrump',
    ].join('|') +
    ')',
);

/**
 * Whether a status text names a state without a running clock: break, waiting, penalties or
 * interrupted. A tie-break is play, not a break. Source: 2§5.
 */
export function isClockHidden(statusText: string): boolean {
  const plain = statusText
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/tie[ -]break/g, '');
  return CLOCKLESS_STATES.test(plain);
}
