import type { Contender } from '../sports/rank-chances.ts';

/** A driver's place in a session. Drivers are named by their index. */
export interface Standing {
  readonly driver: number;
  readonly isRetired: boolean;
}

/** A session as it stands at a moment. */
export interface SessionMoment {
  /** Laps the leader has completed; null where laps do not count. */
  readonly lap: number | null;
  /** The best placed first. */
  readonly order: readonly Standing[];
  /** Whether betting is held: at the start, and when somebody retires. */
  readonly suspended: boolean;
  /** What can still happen, by driver. */
  readonly contenders: readonly Contender[];
}

/** Everything that happens in a session, drawn before it starts. Times are seconds after the start. */
export interface SessionCourse {
  readonly endsAfter: number;
  readonly laps: number | null;
  /** Before the start: nobody is placed, and everything can happen. */
  momentAt(elapsed: number): SessionMoment;
}
