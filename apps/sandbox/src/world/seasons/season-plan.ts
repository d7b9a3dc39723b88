import type { Competition } from '../competitions/competition.ts';
import { TRACKS } from '../competitions/competitions.ts';

/** A season of a competition: so many of its rounds, one after another. */
export interface SeasonPlan {
  readonly id: string;
  readonly competition: Competition;
  /** Which season of the competition, from 0. */
  readonly number: number;
  /** Rounds of the competition that belong to it, the last one excluded. */
  readonly fromRound: number;
  readonly toRound: number;
  /** How many of the last go down; 0 where nobody does. */
  readonly relegated: number;
}

const COMPETITIONS: readonly Competition[] = TRACKS.football.flat();
const ID_BASE = 100_000;
const IDS_OF_COMPETITION = 1000;

/** Cups and closed leagues. */
const WITHOUT_RELEGATION: ReadonlySet<string> = new Set([
  'sr:tournament:384',
  'sr:tournament:373',
  'sr:tournament:242',
  'sr:tournament:352',
  'sr:tournament:11622',
]);
const RELEGATED_IN_BRAZIL = 4;
const RELEGATED = { ofMany: 3, ofFew: 2 } as const;
const MANY = 16;

/** Competitions that have seasons. */
export function seasonCompetitions(): readonly Competition[] {
  return COMPETITIONS;
}

/** How many rounds a season of a competition has: everybody meets everybody at home and away. */
export function roundsOf({ competitors }: Competition): number {
  return 2 * (competitors.length - 1);
}

/** A season of a competition. */
export function seasonPlan(competition: Competition, number: number): SeasonPlan {
  const rounds = roundsOf(competition);
  const place = COMPETITIONS.indexOf(competition) * IDS_OF_COMPETITION + number;
  return {
    id: `sr:season:${ID_BASE + place}`,
    competition,
    number,
    fromRound: number * rounds,
    toRound: (number + 1) * rounds,
    relegated: relegatedOf(competition),
  };
}

/** The season of an id; undefined for an id this world never makes. */
export function seasonPlanById(id: string): SeasonPlan | undefined {
  const place = Number(/^sr:season:(\d{6,7})$/.exec(id)?.[1] ?? Number.NaN) - ID_BASE;
  const competition = COMPETITIONS[Math.floor(place / IDS_OF_COMPETITION)];
  return competition && seasonPlan(competition, place % IDS_OF_COMPETITION);
}

function relegatedOf({ id, category, competitors }: Competition): number {
  if (WITHOUT_RELEGATION.has(id)) return 0;
  if (category.es === 'Brasil') return RELEGATED_IN_BRAZIL;
  return competitors.length >= MANY ? RELEGATED.ofMany : RELEGATED.ofFew;
}
