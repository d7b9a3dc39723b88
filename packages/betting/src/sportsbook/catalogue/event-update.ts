import { hasSameIds } from './catalogue-change.ts';
import { hidesFurtherMarkets } from './hidden-markets.ts';
import { isSameStatistics } from '../match-statistics.ts';
import { fillMarketNames } from '../market-name.ts';
import type { Market, MatchEvent, Outcome, SportEvent } from '../event.ts';
import type { BetStop, MarketUpdate, MatchState, OutcomeUpdate } from './feed-message.ts';

/** The mapped list; the same list when no member changed. */
function mapShared<Item>(list: readonly Item[], change: (item: Item) => Item): readonly Item[] {
  const next = list.map(change);
  return next.some((item, at) => item !== list[at]) ? next : list;
}

function updateOutcome(outcome: Outcome, update: OutcomeUpdate): Outcome {
  const odds = update.odds ?? outcome.odds;
  if (odds === outcome.odds && update.status === outcome.status) return outcome;
  return { ...outcome, odds, status: update.status };
}

/** A market told anew may come without the names that its content labels gave it: those known stay. */
function withKnownNames(market: Market, held: Market): Market {
  const nameOf = (id: string) => held.outcomes.find((outcome) => outcome.id === id)?.name ?? '';
  return {
    ...market,
    name: market.name || held.name,
    outcomes: market.outcomes.map((told) => ({ ...told, name: told.name || nameOf(told.id) })),
  };
}

function updateMarket(held: Market, update: MarketUpdate, event: SportEvent): Market {
  const whole = update.market ?? held;
  const market = hasSameIds(held.outcomes, whole.outcomes)
    ? held
    : fillMarketNames(withKnownNames(whole, held), event);
  const outcomes = mapShared(market.outcomes, (outcome) => {
    const found = update.outcomes.find(({ outcomeId }) => outcomeId === outcome.id);
    return found ? updateOutcome(outcome, found) : outcome;
  });
  if (outcomes === market.outcomes && update.status === market.status) return market;
  return { ...market, status: update.status, outcomes };
}

function withMarkets(event: SportEvent, change: (market: Market) => Market): SportEvent {
  const markets = mapShared(event.markets, change);
  return markets === event.markets ? event : { ...event, markets };
}

/** A whole market as an odds message tells it. */
export function updateOf(market: Market): MarketUpdate {
  return {
    marketId: market.id,
    status: market.status,
    outcomes: market.outcomes.map(({ id: outcomeId, odds, status }) => ({
      outcomeId,
      odds,
      status,
    })),
    market,
  };
}

/** The event with new prices and statuses. Unchanged parts stay the same objects. */
export function withOdds(event: SportEvent, updates: readonly MarketUpdate[]): SportEvent {
  const byMarket = new Map(updates.map((update) => [update.marketId, update]));
  return withMarkets(event, (market) => {
    const update = byMarket.get(market.id);
    return update ? updateMarket(market, update, event) : market;
  });
}

/** A market without a name does not join: the event is read again, and its labels are asked for. */
function insertMarket(
  markets: readonly Market[],
  { market }: MarketUpdate,
  event: SportEvent,
): readonly Market[] {
  if (!market || market.name === '' || markets.some(({ id }) => id === market.id)) return markets;
  const last = markets.findLastIndex(({ marketTypeId }) => marketTypeId === market.marketTypeId);
  return markets.toSpliced(last < 0 ? markets.length : last + 1, 0, fillMarketNames(market, event));
}

/**
 * The event with the complete new markets of the updates, each next to the markets of its type. A
 * market that is hidden before the cut-off does not join.
 */
export function withNewMarkets(event: SportEvent, updates: readonly MarketUpdate[]): SportEvent {
  if (hidesFurtherMarkets(event) && event.markets.length > 0) return event;
  const markets = updates.reduce(
    (known, update) => insertMarket(known, update, event),
    event.markets,
  );
  return markets === event.markets ? event : { ...event, markets };
}

/** Whether updates name a market or an outcome that the event doesn't hold. */
export function namesUnknownMarket(event: SportEvent, updates: readonly MarketUpdate[]): boolean {
  if (hidesFurtherMarkets(event)) return false;
  return updates.some((update) => {
    const market = event.markets.find(({ id }) => id === update.marketId);
    if (!market) return true;
    return update.outcomes.some(
      ({ outcomeId }) => !market.outcomes.some(({ id }) => id === outcomeId),
    );
  });
}

/**
 * Whether a market of the event came with outcomes that were not there before, and it or one of them has no name:
 * the event is read again, and its labels are asked for. Source: 2§8.
 */
export function bringsUnnamed(before: SportEvent, after: SportEvent): boolean {
  return after.markets.some(({ id, name, outcomes }) => {
    if (name !== '' && outcomes.every((outcome) => outcome.name !== '')) return false;
    const known = before.markets.find((market) => market.id === id);
    return !known || !hasSameIds(known.outcomes, outcomes);
  });
}

/** The event after a bet stop: the named markets that were active are suspended. Source: 2§4. */
export function withBetStop(
  event: SportEvent,
  { marketIds }: Pick<BetStop, 'marketIds'>,
): SportEvent {
  return withMarkets(event, (market) => {
    const isNamed = marketIds === null || marketIds.includes(market.id);
    return isNamed && market.status === 'active' ? { ...market, status: 'suspended' } : market;
  });
}

/**
 * The event with this status and period. A match keeps its scores and statistics unless new ones are
 * given.
 */
export function withState(
  event: SportEvent,
  state: Pick<MatchState, 'status' | 'statusText'> &
    Partial<Pick<MatchState, 'homeScore' | 'awayScore' | 'statistics'>>,
): SportEvent {
  const { status, statusText } = state;
  const scored = event.kind === 'match' ? withFigures(event, state) : event;
  if (scored.status === status && scored.statusText === statusText) return scored;
  return { ...scored, status, statusText };
}

function withFigures(
  event: MatchEvent,
  state: Partial<Pick<MatchState, 'homeScore' | 'awayScore' | 'statistics'>>,
): MatchEvent {
  const { home, away } = event;
  const { homeScore = home.score, awayScore = away.score } = state;
  const told = state.statistics ?? null;
  const isTold = told !== null && !isSameStatistics(told, event.statistics);
  if (homeScore === home.score && awayScore === away.score && !isTold) return event;
  return {
    ...event,
    home: { ...home, score: homeScore },
    away: { ...away, score: awayScore },
    statistics: isTold ? told : event.statistics,
  };
}
