import { followedCompetitions } from '../competitions/calendar.ts';
import type { Fixture } from '../competitions/fixtures.ts';

const TOURNAMENTS: ReadonlySet<string> = new Set(
  followedCompetitions('football').map(({ id }) => id),
);

/** Tournaments whose match winners are paid early: the most followed ones of football. */
export function earlyPayoutTournamentIds(sportId: string): readonly string[] {
  return sportId === 'sr:sport:1' ? [...TOURNAMENTS] : [];
}

/** Whether the match winner of a match is paid early. Provider two's never are. Source: 2§3. */
export function isPaidEarly({ competition }: Fixture): boolean {
  return TOURNAMENTS.has(competition.id);
}
