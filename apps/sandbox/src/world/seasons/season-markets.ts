import type { Labels } from '../offer/labels.ts';
import type { OutcomeKey, Result } from '../offer/outcome-terms.ts';
import { rankChances, type Contender } from '../sports/rank-chances.ts';
import type { RankedOutcome, RankMarketPlan } from '../sports/rank-market.ts';
import type { SeasonPlan } from './season-plan.ts';
import { differenceOf, type TableRow } from './season-table.ts';

/** A market about the first or the last places of the final table. */
export interface SeasonMarket {
  readonly typeId: string;
  readonly places: number;
  readonly from: 'top' | 'bottom';
}

const CHAMPION = '411';
const TOP_FOUR = '412';
const RELEGATION = '413';
const CHAMPION_MARGIN = 0.16;
const PLACES_MARGIN = 0.1;

/** Points expected of a match against one of middle strength, and what strength adds. */
const EXPECTED_POINTS = 1.38;
const POINTS_BY_STRENGTH = 0.72;
const MATCH_DEVIATION = 1.25;
/** What a goal of difference is worth among equals. */
const POINTS_BY_GOAL = 0.01;
const LEAST_DEVIATION = 0.05;

/** The markets of a season, the main one first. */
export function seasonMarkets({ relegated }: SeasonPlan): readonly SeasonMarket[] {
  return [
    { typeId: CHAMPION, places: 1, from: 'top' },
    { typeId: TOP_FOUR, places: 4, from: 'top' },
    ...(relegated > 0 ? [{ typeId: RELEGATION, places: relegated, from: 'bottom' as const }] : []),
  ];
}

/** Names and margin of a market. */
export function seasonMarketPlan({ typeId }: SeasonMarket, labels: Labels): RankMarketPlan {
  return {
    typeId,
    specifiers: '',
    name: labels.market(typeId, ''),
    template: labels.marketTemplate(typeId),
    isMain: typeId === CHAMPION,
    margin: typeId === CHAMPION ? CHAMPION_MARGIN : PLACES_MARGIN,
  };
}

/** How each competitor can still end, in the order of the competition. */
export function seasonContenders(
  { competition, fromRound, toRound }: SeasonPlan,
  table: readonly TableRow[],
): readonly Contender[] {
  const { competitors } = competition;
  const matches = toRound - fromRound;
  return competitors.map((name, index) => {
    const row = table.find((candidate) => candidate.name === name);
    const left = matches - (row?.played ?? 0);
    const strength = 1 - (2 * index) / Math.max(1, competitors.length - 1);
    const expected = left * (EXPECTED_POINTS + POINTS_BY_STRENGTH * strength);
    const difference = row ? differenceOf(row) : 0;
    return {
      mean: (row?.points ?? 0) + expected + POINTS_BY_GOAL * difference,
      deviation: Math.max(LEAST_DEVIATION, MATCH_DEVIATION * Math.sqrt(left)),
      stays: 1,
    };
  });
}

/** The outcomes of a market and their chances. */
export function seasonOutcomes(
  { places, from }: SeasonMarket,
  plan: SeasonPlan,
  contenders: readonly Contender[],
): readonly RankedOutcome[] {
  const ranked =
    from === 'top' ? contenders : contenders.map((own) => ({ ...own, mean: -own.mean }));
  const chances = rankChances(ranked, places);
  return plan.competition.competitors.map((name, index) => ({
    id: competitorIdOf(plan, index),
    name,
    chance: chances[index] ?? 0,
  }));
}

/** How an outcome ends by the final table. */
export function seasonResult(
  { marketTypeId, outcomeTypeId }: OutcomeKey,
  plan: SeasonPlan,
  table: readonly TableRow[],
): Result {
  const market = seasonMarkets(plan).find(({ typeId }) => typeId === marketTypeId);
  const index = plan.competition.competitors.findIndex(
    (_, competitor) => competitorIdOf(plan, competitor) === outcomeTypeId,
  );
  const place = table.findIndex(({ name }) => name === plan.competition.competitors[index]);
  if (!market || place < 0) return 'void';
  const fromEnd = market.from === 'top' ? place : table.length - 1 - place;
  return fromEnd < market.places ? 'won' : 'lost';
}

/** Competitors are numbered within the number of their tournament. */
function competitorIdOf({ competition }: SeasonPlan, index: number): string {
  const tournament = /\d+$/.exec(competition.id)?.[0] ?? '';
  return `sr:competitor:${tournament}${String(index + 1).padStart(2, '0')}`;
}
