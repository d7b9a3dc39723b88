import { hasSameIds } from './catalogue-change.ts';
import type { Market, Outcome, SportEvent } from './event.ts';
import type { BetStop, MarketUpdate, MatchState, OutcomeUpdate } from './feed-message.ts';

/** Maps a list, giving back the list itself when no member changed. */
function mapShared<Item>(list: readonly Item[], change: (item: Item) => Item): readonly Item[] {
  const next = list.map(change);
  return next.some((item, at) => item !== list[at]) ? next : list;
}

function updateOutcome(outcome: Outcome, update: OutcomeUpdate): Outcome {
  const odds = update.odds ?? outcome.odds;
  if (odds === outcome.odds && update.status === outcome.status) return outcome;
  return { ...outcome, odds, status: update.status };
}

function updateMarket(held: Market, update: MarketUpdate): Market {
  const whole = update.market ?? held;
  const market = hasSameIds(held.outcomes, whole.outcomes) ? held : whole;
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

/** The event with new prices and statuses. What didn't change keeps its identity. */
export function withOdds(event: SportEvent, updates: readonly MarketUpdate[]): SportEvent {
  const byMarket = new Map(updates.map((update) => [update.marketId, update]));
  return withMarkets(event, (market) => {
    const update = byMarket.get(market.id);
    return update ? updateMarket(market, update) : market;
  });
}

function insertMarket(markets: readonly Market[], { market }: MarketUpdate): readonly Market[] {
  if (!market || markets.some(({ id }) => id === market.id)) return markets;
  const last = markets.findLastIndex(({ marketTypeId }) => marketTypeId === market.marketTypeId);
  return markets.toSpliced(last < 0 ? markets.length : last + 1, 0, market);
}

/** The event with the markets it lacks and updates bring whole, each beside those of its type. */
export function withNewMarkets(event: SportEvent, updates: readonly MarketUpdate[]): SportEvent {
  const markets = updates.reduce(insertMarket, event.markets);
  return markets === event.markets ? event : { ...event, markets };
}

/** Whether updates name a market or an outcome that the event doesn't hold. */
export function namesUnknownMarket(event: SportEvent, updates: readonly MarketUpdate[]): boolean {
  return updates.some((update) => {
    const market = event.markets.find(({ id }) => id === update.marketId);
    if (!market) return true;
    return update.outcomes.some(
      ({ outcomeId }) => !market.outcomes.some(({ id }) => id === outcomeId),
    );
  });
}

/** The event with the active markets that a bet stop names suspended. Source: 2§4. */
export function withBetStop(event: SportEvent, { marketIds }: BetStop): SportEvent {
  return withMarkets(event, (market) => {
    const isNamed = marketIds === null || marketIds.includes(market.id);
    return isNamed && market.status === 'active' ? { ...market, status: 'suspended' } : market;
  });
}

/** The event with another status and period; with its own scores unless others are given. */
export function withState(
  event: SportEvent,
  state: Pick<MatchState, 'status' | 'statusText'> &
    Partial<Pick<MatchState, 'homeScore' | 'awayScore'>>,
): SportEvent {
  const { status, statusText, homeScore = event.home.score, awayScore = event.away.score } = state;
  if (
    status === event.status &&
    statusText === event.statusText &&
    homeScore === event.home.score &&
    awayScore === event.away.score
  ) {
    return event;
  }
  return {
    ...event,
    status,
    statusText,
    home: { ...event.home, score: homeScore },
    away: { ...event.away, score: awayScore },
  };
}
