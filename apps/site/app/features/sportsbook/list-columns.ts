import type { Market, MarketKind, MatchEvent } from '@vitrine/betting/sportsbook/event';
import { mainMarket } from '@vitrine/betting/sportsbook/listed-market';
import { renderMarketName } from '@vitrine/betting/sportsbook/market-name';
import type { EventWords } from '../../format/event-texts.ts';

/** Whether the prices of a main market have the short names of results: 1, X, 2. */
export function hasResultNames({ layout, kind = 'result' }: Market): boolean {
  return kind === 'result' && (layout === 'threeWay' || layout === 'twoWay');
}

/**
 * What stands over the prices of a list's column by column; nothing over results where the first event
 * has no market, or one of another layout.
 */
export function columnNames(
  first: MatchEvent,
  kind: MarketKind = 'result',
  { texts }: EventWords,
): readonly string[] {
  switch (kind) {
    case 'result': {
      const main = mainMarket(first);
      return main && hasResultNames(main) ? resultLabels(main, texts) : [];
    }
    case 'total':
      return [texts['market.overShort'], texts['market.underShort']];
    case 'handicap':
      return [texts['market.home'], texts['market.away']];
    case 'bothScore':
      return [texts['market.yes'], texts['market.no']];
  }
}

/** What stands over a market beside that of the list: a name for each of its two prices, or one for both. */
export function companionNames(
  first: MatchEvent,
  kind: MarketKind,
  words: EventWords,
): readonly string[] {
  switch (kind) {
    case 'handicap':
    case 'bothScore':
      return [words.texts[`list.market.${kind}`]];
    default:
      return columnNames(first, kind, words);
  }
}

/** The short names of a listed market's outcomes: 1, X, 2; a total's line; a handicap with its sign. */
export function shortLabels(
  market: Market,
  event: MatchEvent,
  words: EventWords,
): readonly string[] {
  const { texts } = words;
  const values = {
    home: event.home.name,
    away: event.away.name,
    specifiers: market.specifiers,
  };
  switch (market.layout) {
    case 'totals':
      return [renderMarketName('{total}', values), renderMarketName('{total}', values)];
    case 'handicap':
      return [renderMarketName('{+hcp}', values), renderMarketName('{-hcp}', values)];
    default:
      return market.kind === 'bothScore'
        ? [texts['market.yes'], texts['market.no']]
        : resultLabels(market, texts);
  }
}

function resultLabels({ layout }: Market, texts: EventWords['texts']): readonly string[] {
  return layout === 'threeWay'
    ? [texts['market.home'], texts['market.drawShort'], texts['market.away']]
    : [texts['market.home'], texts['market.away']];
}
