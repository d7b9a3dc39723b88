import type { EventClock } from '@vitrine/ui/sportsbook/event-card';

/** How the match of an open leg stands now. */
export interface LiveLeg {
  readonly eventId: string;
  /** The period in the operator's words. */
  readonly statusText: string;
  /** Null where the match has none, or while it is hidden. */
  readonly clock: EventClock | null;
  /** Null while the operator tells no score. */
  readonly score: { readonly home: number; readonly away: number } | null;
}

/** The live matches of a page's open legs by event id. */
export type LiveLegs = Readonly<Partial<Record<string, LiveLeg>>>;
