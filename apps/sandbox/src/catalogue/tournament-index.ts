import type { Provider } from '@vitrine/betting/sportsbook/event';
import { followedCompetitions } from '../world/competitions/calendar.ts';
import type { Competition, Words } from '../world/competitions/competition.ts';
import { TRACKS, type Sport } from '../world/competitions/competitions.ts';
import { isSportOfBoth, providerTwosCompetition } from '../world/competitions/counterpart.ts';
import { SPORT_PLANS, type SportPlan } from '../world/competitions/sport-plans.ts';

/** A competition as one provider lists it. */
export interface ListedTournament {
  readonly id: string;
  readonly name: Words;
  readonly category: { readonly id: string; readonly name: Words };
  readonly sport: Sport;
  readonly sportId: string;
  readonly provider: Provider;
  /** Whether it is one of the most followed of its sport. */
  readonly isFollowed: boolean;
}

/** Every tournament of the world's matches: of a sport both offer, once for each provider. */
export const TOURNAMENTS: readonly ListedTournament[] = SPORT_PLANS.flatMap((plan) => {
  const competitions = TRACKS[plan.sport].flat();
  const own = competitions.map((competition) => listed(plan, competition, plan.provider));
  if (!isSportOfBoth(plan.sport)) return own;
  return [...own, ...competitions.map((competition) => listed(plan, competition, 'two'))];
});

const BY_ID: ReadonlyMap<string, ListedTournament> = new Map(
  TOURNAMENTS.map((tournament) => [tournament.id, tournament]),
);

/** The tournament of an id; undefined for one nobody lists. */
export function tournamentById(id: string): ListedTournament | undefined {
  return BY_ID.get(id);
}

/** The sport of an id as the world plays it. */
export function sportById(id: string): SportPlan | undefined {
  return SPORT_PLANS.find((plan) => plan.id === id);
}

function listed(
  { sport, id: sportId }: SportPlan,
  competition: Competition,
  provider: Provider,
): ListedTournament {
  const { id, name, category } =
    provider === 'two' ? providerTwosCompetition(competition) : competition;
  return {
    id,
    name,
    category: { id: categoryIdOf(sport, category), name: category },
    sport,
    sportId,
    provider,
    isFollowed: followedCompetitions(sport).includes(competition),
  };
}

/** Categories of a sport are numbered in the order in which its competitions name them. */
function categoryIdOf(sport: Sport, category: Words): string {
  const names = [...new Set(TRACKS[sport].flat().map(({ category: { es } }) => es))];
  const base = (SPORT_PLANS.findIndex((plan) => plan.sport === sport) + 1) * 1000;
  return `sr:category:${base + names.indexOf(category.es)}`;
}
