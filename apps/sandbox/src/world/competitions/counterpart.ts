import type { Competition } from './competition.ts';
import type { Sport } from './competitions.ts';
import { seeded } from '../random.ts';

/** Sports of which provider two offers a share of provider one's matches again. Source: 2§5. */
const SHARE_OF_BOTH: Readonly<Partial<Record<Sport, number>>> = {
  football: 0.3,
  basketball: 0.2,
  baseball: 0.2,
};

/** Whether both providers offer matches of a sport. */
export function isSportOfBoth(sport: Sport): boolean {
  return SHARE_OF_BOTH[sport] !== undefined;
}

/** Whether both providers offer a match, drawn once for it. */
export function isOfferedByBoth(sport: Sport, key: string): boolean {
  const share = SHARE_OF_BOTH[sport];
  return share !== undefined && seeded(key, 'both')() < share;
}

/** An id of provider one as provider two spells it, and back. */
export function otherProvidersId(id: string): string {
  return id.startsWith('sr:') ? id.replace('sr:', 'bg:') : id.replace('bg:', 'sr:');
}

/** A competition as provider two lists it, under an id of its own. */
export function providerTwosCompetition(competition: Competition): Competition {
  return { ...competition, id: competition.id.replace(/^sr:/, 'bg:') };
}
