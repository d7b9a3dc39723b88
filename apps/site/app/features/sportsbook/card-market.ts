import { isDecided } from '@vitrine/betting/sportsbook/decided';
import type { Market, MarketKind, MatchEvent } from '@vitrine/betting/sportsbook/event';
import { listedMarket, mainMarket } from '@vitrine/betting/sportsbook/listed-market';
import type { EventCardProps } from '@vitrine/ui/sportsbook/event-card';
import type { EventWords } from '../../format/event-texts.ts';
import { hasResultNames, shortLabels } from './list-columns.ts';
import { outcomePrice } from './outcome-price.ts';

type CardMarket = Pick<
  EventCardProps,
  'columns' | 'hasLines' | 'outcomes' | 'noMarketText' | 'awaitedMarketId'
>;

/**
 * The prices of a match's market of a kind, as its card shows them. A suspended market has left the
 * lists that are made from now on: words stand in its place, and wait for it (2§4). The prices of a
 * decided match are locked. No outcome is selected: a list is the same for everybody.
 */
export function cardMarket(event: MatchEvent, kind: MarketKind, words: EventWords): CardMarket {
  const { texts } = words;
  const market = listedMarket(event, kind);
  const isThreeWay = kind === 'result' && (market ?? mainMarket(event))?.layout !== 'twoWay';
  // The main market of a match may be of any type: then its prices say in full what they are.
  const isNamedInFull = kind === 'result' && market !== undefined && !hasResultNames(market);
  return {
    columns: isThreeWay ? 3 : 2,
    hasLines: kind === 'total' || kind === 'handicap' || isNamedInFull,
    outcomes: market?.status === 'active' ? pricesOf(event, market, words, isNamedInFull) : [],
    noMarketText: texts[market || kind === 'result' ? 'market.suspended' : 'market.absent'],
    awaitedMarketId: market && market.status !== 'active' ? market.id : null,
  };
}

/**
 * The prices of a market that stands beside that of the list. One name is over both of its prices, so
 * that each says which it is, unless the names of its columns do.
 */
export function companionMarket(
  event: MatchEvent,
  kind: MarketKind,
  words: EventWords,
): CardMarket {
  const market = cardMarket(event, kind, words);
  return { ...market, hasLines: kind !== 'result' || (market.hasLines ?? false) };
}

function pricesOf(event: MatchEvent, market: Market, words: EventWords, isNamedInFull: boolean) {
  const labels = isNamedInFull ? [] : shortLabels(market, event, words);
  const isLocked = isDecided(event);
  return market.outcomes.map((outcome, index) => {
    const price = outcomePrice(event, market, outcome, words, labels[index]);
    // The live script unlocks prices by their market: these are unlocked by the page's data alone.
    return isLocked ? { ...price, marketId: '', suspended: true } : price;
  });
}
