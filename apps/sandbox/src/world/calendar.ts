import type { Competition } from './competition.ts';
import { TRACKS, type Sport } from './competitions.ts';

/** A place in a sport's calendar. */
export interface Place {
  readonly competition: Competition;
  /** Which match of the competition's round is played there, from 0. */
  readonly match: number;
  /** Whether the competition is one of the most followed. */
  readonly isFollowed: boolean;
}

/**
 * The order in which a sport's matches start until every competitor has played once; then it begins
 * anew. Tracks advance side by side, so a round is over within a fraction of the calendar, and its
 * competitors rest for nearly all of the remainder.
 */
export const CALENDARS: Readonly<Record<Sport, readonly Place[]>> = {
  football: calendarOf('football'),
  basketball: calendarOf('basketball'),
  tennis: calendarOf('tennis'),
};

/** The most followed competitions of a sport. */
export function followedCompetitions(sport: Sport): readonly Competition[] {
  return TRACKS[sport][0] ?? [];
}

function calendarOf(sport: Sport): readonly Place[] {
  const tracks = TRACKS[sport];
  return tracks
    .flatMap((track, trackIndex) => {
      const places = track.flatMap((competition) => roundOf(competition, trackIndex === 0));
      const offset = (trackIndex + 0.5) / tracks.length;
      return places.map((place, index) => ({ place, at: (index + offset) / places.length }));
    })
    .sort((a, b) => a.at - b.at)
    .map(({ place }) => place);
}

function roundOf(competition: Competition, isFollowed: boolean): readonly Place[] {
  const matches = Math.floor(competition.competitors.length / 2);
  return Array.from({ length: matches }, (_, match) => ({ competition, match, isFollowed }));
}
