import type { Labels } from '../offer/labels.ts';
import { specifierOf, type OutcomeKey, type Result } from '../offer/outcome-terms.ts';
import { duelChance, rankChances, type Contender } from '../sports/rank-chances.ts';
import type { RankedOutcome, RankMarketPlan } from '../sports/rank-market.ts';
import type { Standing } from './session-course.ts';
import type { StageType } from './stage-plan.ts';
import { DRIVERS } from './teams.ts';

/** A market of a stage: about the first places, or about which of two team-mates is ahead. */
export type StageMarket = { readonly typeId: string; readonly isMain: boolean } & (
  { readonly places: number } | { readonly pair: number }
);

const WINNER_MARGIN = 0.14;
const PLACES_MARGIN = 0.08;
const DUEL_MARGIN = 0.06;
const DUEL = '404';
const PAIR = 'pair';

const TEAM_MATES: readonly StageMarket[] = Array.from(
  { length: DRIVERS.length / 2 },
  (_, team) => ({ typeId: DUEL, isMain: false, pair: team + 1 }),
);

/** The markets of each type of stage, the main one first. */
const MARKETS: Readonly<Record<StageType, readonly StageMarket[]>> = {
  Championship: [{ typeId: '406', isMain: true, places: 1 }],
  GrandPrix: [],
  Practice: [{ typeId: '405', isMain: true, places: 1 }],
  Qualifying: [{ typeId: '405', isMain: true, places: 1 }, ...TEAM_MATES],
  Race: [
    { typeId: '401', isMain: true, places: 1 },
    { typeId: '402', isMain: false, places: 3 },
    { typeId: '403', isMain: false, places: 10 },
    ...TEAM_MATES,
  ],
};

/** Places that a market of a type is about. */
const PLACES: ReadonlyMap<string, number> = new Map(
  Object.values(MARKETS)
    .flat()
    .flatMap((market) => ('places' in market ? [[market.typeId, market.places] as const] : [])),
);

/** The markets of a stage, the main one first. */
export function stageMarkets(type: StageType): readonly StageMarket[] {
  return MARKETS[type];
}

/** Names and margin of a market. */
export function rankMarketPlan(market: StageMarket, labels: Labels): RankMarketPlan {
  const { typeId, isMain } = market;
  const specifiers = 'pair' in market ? `${PAIR}=${market.pair}` : '';
  return {
    typeId,
    specifiers,
    name: labels.market(typeId, specifiers),
    template: labels.marketTemplate(typeId),
    isMain,
    margin: 'pair' in market ? DUEL_MARGIN : market.places === 1 ? WINNER_MARGIN : PLACES_MARGIN,
  };
}

/** The outcomes of a market and their chances; none for a duel that nobody can win any more. */
export function rankedOutcomes(
  market: StageMarket,
  contenders: readonly Contender[],
): readonly RankedOutcome[] {
  if ('places' in market) {
    const chances = rankChances(contenders, market.places);
    return DRIVERS.map(({ id, name }, driver) => ({ id, name, chance: chances[driver] ?? 0 }));
  }
  const [one, other] = pairOf(market.pair);
  const [first, second] = [contenders[one], contenders[other]];
  const chance = first && second ? duelChance(first, second) : null;
  if (chance === null) return [];
  return [one, other].flatMap((driver, index) => {
    const known = DRIVERS[driver];
    return known ? [{ ...known, chance: index === 0 ? chance : 1 - chance }] : [];
  });
}

/**
 * How an outcome ends by the final order. Who retires takes no place, and a duel in which both
 * retire is void.
 */
export function stageResult(
  { marketTypeId, specifiers, outcomeTypeId }: OutcomeKey,
  order: readonly Standing[],
): Result {
  const placeOf = (id: string | undefined) =>
    order.findIndex(({ driver, isRetired }) => !isRetired && DRIVERS[driver]?.id === id);
  const place = placeOf(outcomeTypeId);
  const places = PLACES.get(marketTypeId);
  if (places !== undefined) return place >= 0 && place < places ? 'won' : 'lost';
  const pair = pairOf(specifierOf(specifiers, PAIR) ?? 0).map((driver) => DRIVERS[driver]?.id);
  if (marketTypeId !== DUEL || !pair.includes(outcomeTypeId)) return 'void';
  const otherPlace = placeOf(pair.find((id) => id !== outcomeTypeId));
  if (place < 0 && otherPlace < 0) return 'void';
  return place >= 0 && (otherPlace < 0 || place < otherPlace) ? 'won' : 'lost';
}

/** The two drivers of a team. */
function pairOf(pair: number): readonly [number, number] {
  return [pair * 2 - 2, pair * 2 - 1];
}
