import { type ScoreSide, scoreSide } from '@vitrine/betting/sportsbook/correct-score';
import type { Market, Outcome, SportEvent } from '@vitrine/betting/sportsbook/event';
import { shownOutcomes } from '@vitrine/betting/sportsbook/catalogue/event-visibility';
import { favouriteMarket } from '@vitrine/betting/sportsbook/favourites';
import { isInGroup, type MarketGroup } from '@vitrine/betting/sportsbook/market-group';
import { lineOf, nameWithoutLine, panelKey } from '@vitrine/betting/sportsbook/market-line';
import { keepsPlace } from '@vitrine/betting/sportsbook/market-status';
import { byChance } from '@vitrine/betting/sportsbook/outcome-order';
import { countText } from '@vitrine/messages/format-text';
import type { MarketLine, MarketPanelProps } from '@vitrine/ui/sportsbook/market-panel';
import type { EventWords } from '../../../format/event-texts.ts';
import { outcomePrice } from '../outcome-price.ts';

/** How many panels are open when the page loads. */
const OPEN_PANELS = 6;

/** How many outcomes of a long list are shown at first. */
const FIRST_OF_LIST = 8;
/** Fewer outcomes than this are not hidden: the button that shows them would need the space of one. */
const WORTH_HOLDING_BACK = 3;

/** A panel, unique by its key, and what its star makes a favourite. */
export type MarketPanelOfBoard = MarketPanelProps & {
  readonly key: string;
  readonly favouriteId: string;
};

/**
 * The markets of an event as panels: lines of one total or handicap share a panel, and every other
 * market has its own. A suspended market is left out of sight until it opens again (2§4).
 */
export function marketPanels(
  event: SportEvent,
  group: MarketGroup,
  words: EventWords,
): readonly MarketPanelOfBoard[] {
  const panels = new Map<string, [Market, ...Market[]]>();
  for (const market of event.markets) {
    if (!keepsPlace(market.status) || !isInGroup(market, group)) continue;
    if (shownOutcomes(market, event.sportId).length === 0) continue;
    const key = panelKey(market);
    const panel = panels.get(key);
    if (panel) panel.push(market);
    else panels.set(key, [market]);
  }
  return [...panels].map(([key, markets], index) => ({
    key,
    favouriteId: favouriteMarket(markets[0].marketTypeId),
    name: nameWithoutLine(markets[0]),
    layout: panelLayout(markets[0]),
    columns: columnsOf(markets[0], event, words),
    lines: markets.map((market) => marketLine(event, market, words)),
    more: restOfList(markets[0], event, words),
    open: index < OPEN_PANELS,
  }));
}

/** How many characters fit on a button with a third of a phone's width. */
const SHORT_NAME = 16;

/** The layout of a panel. Three long names, as in a double chance, are stacked so that none is cut. */
function panelLayout({ layout, outcomes }: Market): Market['layout'] {
  const isLong = outcomes.some(({ name }) => name.length > SHORT_NAME);
  return layout === 'threeWay' && isLong ? 'outright' : layout;
}

const SCORE_SIDES: readonly ScoreSide[] = ['home', 'draw', 'away'];

function columnsOf(market: Market, event: SportEvent, { texts }: EventWords): readonly string[] {
  if (market.layout === 'correctScore') {
    const { home, away } = sideNames(event);
    const names = { home, draw: texts['market.draw'], away };
    const sides = new Set(market.outcomes.map(({ name }) => scoreSide(name)));
    // A sport without a draw gets no column for it.
    return SCORE_SIDES.map((side) => (sides.has(side) ? names[side] : ''));
  }
  if (lineOf(market) === null) return [];
  const { home, away } = sideNames(event);
  return market.layout === 'totals' ? [texts['market.over'], texts['market.under']] : [home, away];
}

/** The names over the columns; undefined for an event without two sides. */
function sideNames(event: SportEvent): { readonly home: string; readonly away: string } {
  if (event.kind !== 'match') return { home: '', away: '' };
  return { home: event.home.name, away: event.away.name };
}

/** The words for the hidden outcomes of a long list; null when all are shown. */
function restOfList(
  market: Market,
  event: SportEvent,
  { texts, format }: EventWords,
): MarketPanelProps['more'] {
  const rest = shownOutcomes(market, event.sportId).length - FIRST_OF_LIST;
  if (panelLayout(market) !== 'outright' || rest < WORTH_HOLDING_BACK) return null;
  return {
    after: FIRST_OF_LIST,
    showText: countText(texts, 'market.showAll', rest, format.language),
    hideText: texts['market.showLess'],
  };
}

function marketLine(event: SportEvent, market: Market, words: EventWords): MarketLine {
  const line = lineOf(market);
  return {
    marketId: market.id,
    line,
    isLeftOut: market.status !== 'active',
    outcomes: orderedOutcomes(event, market).map((outcome, index) => {
      const label = lineLabel(market, line, index) ?? outcome.name;
      return outcomePrice(event, market, outcome, words, label);
    }),
  };
}

/**
 * The outcomes in the operator's order; the runners of a race or a season by chance, since the operator
 * lists them in no order that a bettor looks for.
 */
function orderedOutcomes(event: SportEvent, market: Market): readonly Outcome[] {
  const outcomes = shownOutcomes(market, event.sportId);
  const isRunners = event.kind !== 'match' && market.layout === 'outright';
  return isRunners ? [...outcomes].sort(byChance) : outcomes;
}

/**
 * The label of an outcome under column headings: none for a total, and for a handicap the line from
 * that side's view.
 */
function lineLabel({ layout }: Market, line: string | null, index: number): string | null {
  if (line === null) return null;
  if (layout === 'totals') return '';
  const handicap = Number(line) * (index === 0 ? 1 : -1);
  return handicap > 0 ? `+${handicap}` : String(handicap || 0);
}
