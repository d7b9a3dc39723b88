import type { Competition } from './competition.ts';
import { TRACKS, type Sport } from './competitions.ts';
import { inDivision } from './divisions.ts';

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
export const CALENDARS = Object.fromEntries(
  (Object.keys(TRACKS) as Sport[]).map((sport) => [sport, calendarOf(sport)]),
) as Readonly<Record<Sport, readonly Place[]>>;

/** A place of the calendar, and the how manieth time it is played there, from 0. */
export interface Turn {
  readonly place: Place;
  readonly round: number;
}

const inDivisions = new Map<string, Place>();

/** Where a match of a number stands when so many divisions play the calendar in turn. */
export function turnOf(sport: Sport, number: number, divisions: number): Turn {
  const calendar = CALENDARS[sport];
  const pass = Math.floor(number / calendar.length);
  const index = number % calendar.length;
  const place = calendar[index];
  if (!place) throw new RangeError(`No place ${index} in the calendar of ${sport}`);
  const division = pass % divisions;
  const round = Math.floor(pass / divisions);
  if (division === 0) return { place, round };
  const key = `${sport}/${index}/${division}`;
  const known = inDivisions.get(key) ?? {
    ...place,
    competition: inDivision(sport, place.competition, division),
    isFollowed: false,
  };
  inDivisions.set(key, known);
  return { place: known, round };
}

/** How many matches of a sport a round of all its competitions has. */
export function roundLength(sport: Sport, divisions: number): number {
  return CALENDARS[sport].length * divisions;
}

/** Numbers of the matches of a competition's round, those of its first division alone. */
export function numbersOfRound(
  sport: Sport,
  { id }: Competition,
  round: number,
  divisions: number,
): readonly number[] {
  const calendar = CALENDARS[sport];
  const first = round * roundLength(sport, divisions);
  return calendar.flatMap(({ competition }, index) =>
    competition.id === id ? [first + index] : [],
  );
}

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
