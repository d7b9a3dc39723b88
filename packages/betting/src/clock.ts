/**
 * A match clock as last heard: its reading at a moment, so that any later reading is computed and
 * nothing has to tick in the store. Source: 2§4.
 */
export interface MatchClock {
  /** Seconds on the clock at `readAt`. */
  readonly seconds: number;
  /** Epoch milliseconds at which the reading held. */
  readonly readAt: number;
  readonly stopped: boolean;
  readonly direction: 'up' | 'down';
}
