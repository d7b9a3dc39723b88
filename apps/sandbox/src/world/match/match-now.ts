import type { MatchStatistics } from '@vitrine/betting/sportsbook/match-statistics';
import type { EventOffer } from '../offer/event-offer.ts';
import type { Fixture } from '../competitions/fixtures.ts';
import type { MatchState } from './match-course.ts';

/** A match as it stands at the world's present moment. */
export interface MatchNow extends EventOffer {
  readonly fixture: Fixture;
  readonly state: MatchState;
  /** What is counted besides the score; null before the start, and where nothing is. */
  readonly statistics: MatchStatistics | null;
  /** Whether its pictures can be watched now. */
  readonly hasStreaming: boolean;
  /** How many markets it has. */
  readonly marketCount: number;
}

/** The final score, or that the match will be abandoned. */
export interface MatchEnd {
  readonly home: number;
  readonly away: number;
  readonly isAbandoned: boolean;
}

/** Whether a match is on offer: upcoming, or live and covered. */
export function isOnOffer({ fixture, state }: MatchNow): boolean {
  return isOffered(fixture, state);
}

/** Whether a match in a state takes bets. */
export function isOffered({ isBooked }: Fixture, { status }: MatchState): boolean {
  return status === 'notStarted' || (status === 'live' && isBooked);
}
