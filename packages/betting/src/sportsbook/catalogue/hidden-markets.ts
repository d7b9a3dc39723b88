import { mainMarket } from '../listed-market.ts';
import { fillMarketNames } from '../market-name.ts';
import type { Market, SportEvent } from '../event.ts';

/**
 * The day from which a sport's further markets are offered, by sport id, in epoch milliseconds. The
 * specification names the months, not the sports: ours are the four with the most markets.
 * Source: 2§5.
 */
const HIDDEN_MARKET_CUT_OFFS: ReadonlyMap<string, number> = new Map([
  ['sr:sport:1', Date.UTC(2022, 9, 1)],
  ['sr:sport:2', Date.UTC(2022, 10, 1)],
  ['sr:sport:5', Date.UTC(2022, 11, 1)],
  ['sr:sport:3', Date.UTC(2023, 0, 1)],
]);

/**
 * Whether the further markets of an event are hidden: it is scheduled before its sport's cut-off, so
 * the operator never reviewed them. Its main market stays. Source: 2§5.
 */
export function hidesFurtherMarkets({
  sportId,
  scheduledAt,
}: Pick<SportEvent, 'sportId' | 'scheduledAt'>): boolean {
  return scheduledAt < (HIDDEN_MARKET_CUT_OFFS.get(sportId) ?? -Infinity);
}

/** The markets of an event that may be shown: its main market alone before the cut-off. */
function offeredMarkets(event: SportEvent): readonly Market[] {
  if (!hidesFurtherMarkets(event)) return event.markets;
  const main = mainMarket(event);
  return main ? [main] : [];
}

/**
 * The event as it enters a catalogue: names filled from their templates, hidden markets left out. The
 * same event when there is nothing to do.
 */
export function preparedEvent(event: SportEvent): SportEvent {
  const offered = offeredMarkets(event);
  const markets = offered.map((market) => fillMarketNames(market, event));
  const isSame =
    markets.length === event.markets.length &&
    markets.every((market, at) => market === event.markets[at]);
  return isSame ? event : { ...event, markets };
}
