import type { Market, MarketKind, SportEvent } from './event.ts';
import { isEventInactive, keepsPlace } from './market-status.ts';

/** The kinds of markets in the order in which lists offer them. */
export const MARKET_KINDS: readonly MarketKind[] = ['result', 'total', 'handicap', 'bothScore'];

const LINES: readonly MarketKind[] = ['result', 'total', 'handicap'];

/** The nine sports whose lists swap the shown market. Kinds: assumed. Source: 3§9. */
const KINDS_BY_SPORT: ReadonlyMap<string, readonly MarketKind[]> = new Map([
  ['sr:sport:1', MARKET_KINDS],
  ['sr:sport:137', MARKET_KINDS],
  ['sr:sport:2', LINES],
  ['sr:sport:153', LINES],
  ['sr:sport:3', LINES],
  ['sr:sport:5', LINES],
  ['sr:sport:20', LINES],
  ['sr:sport:23', LINES],
  ['sr:sport:34', LINES],
]);

/**
 * The kinds between which the lists of a sport swap the shown market; empty for a sport whose lists
 * show the main market only. Source: 3§9.
 */
export function swappedKinds(sportId: string): readonly MarketKind[] {
  return KINDS_BY_SPORT.get(sportId) ?? [];
}

/** Beside a result, and in this order beside others: all of two outcomes but for a result with a draw. */
const COMPANIONS: readonly MarketKind[] = ['total', 'bothScore', 'handicap', 'result'];

/**
 * The two kinds of market that a wide list of a sport shows beside the one it is of; empty for a sport whose
 * lists show the main market only. A result that can be a draw is none: it has a third column.
 *
 * @example
 * companionKinds('sr:sport:1', 'result') // ['total', 'bothScore']
 * companionKinds('sr:sport:5', 'total') // ['handicap', 'result']
 */
export function companionKinds(sportId: string, shown: MarketKind): readonly MarketKind[] {
  const kinds = swappedKinds(sportId);
  return COMPANIONS.filter(
    (kind) => kind !== shown && kinds.includes(kind) && !(kind === 'result' && hasDraw(sportId)),
  ).slice(0, 2);
}

/** Whether a match of a sport whose lists swap markets can end in a draw. */
export function hasDraw(sportId: string): boolean {
  return swappedKinds(sportId).includes('bothScore');
}

/**
 * The main market of an event: the one that the operator marks, else its first. A total, a handicap or both
 * teams to score that is not marked is never it: an operator leaves a suspended result out of its lists, and
 * lists show results in columns of their own (2§4).
 */
export function mainMarket({ markets }: Pick<SportEvent, 'markets'>): Market | undefined {
  return (
    markets.find(({ isFavorite }) => isFavorite) ??
    markets.find(({ kind = 'result' }) => kind === 'result')
  );
}

/**
 * The market of a kind that an event has in lists, open before suspended; the main one is the result. Of
 * several open lines it is the one whose prices are closest to each other. Undefined when it has none, or
 * none that keeps its place (2§4).
 *
 * @example
 * listedMarket(match, 'total')?.specifiers // 'total=2.5'
 */
export function listedMarket(
  event: Pick<SportEvent, 'markets'>,
  kind: MarketKind,
): Market | undefined {
  const main = mainMarket(event);
  const ofKind =
    kind === 'result'
      ? event.markets.filter((market) => market === main)
      : event.markets.filter((market) => market.kind === kind && !market.isFavorite);
  const [open] = ofKind
    .filter(({ status }) => status === 'active')
    .sort((one, other) => priceSpread(one) - priceSpread(other));
  return open ?? ofKind.find(({ status }) => keepsPlace(status));
}

function priceSpread({ outcomes }: Market): number {
  const prices = outcomes.map(({ odds }) => odds);
  return Math.max(...prices) - Math.min(...prices);
}

/**
 * How many markets an event has besides those of these kinds in its row. Suspended markets are not
 * counted, and of an event whose markets are all suspended there are none. Source: 2§4.
 */
export function furtherMarkets(
  event: SportEvent,
  kinds: readonly MarketKind[] = ['result'],
): number {
  if (isEventInactive(event)) return 0;
  const shown = kinds.map((kind) => listedMarket(event, kind));
  const uncounted = event.markets.filter(
    (market) => shown.includes(market) || market.status === 'suspended',
  );
  return Math.max(0, event.marketCount - uncounted.length);
}

/**
 * Whether a list takes a new market of an event in: the main one where it has none, and where the
 * sport's lists swap markets, one of each kind. Source: 2§4, 3§9.
 */
export function joinsList(
  { sportId, markets }: Pick<SportEvent, 'sportId' | 'markets'>,
  market: Market,
): boolean {
  const held = markets.filter(({ status }) => keepsPlace(status));
  if (market.isFavorite) return !held.some(({ isFavorite }) => isFavorite);
  const { kind } = market;
  return (
    kind !== undefined &&
    kind !== 'result' &&
    swappedKinds(sportId).includes(kind) &&
    !held.some((known) => known.kind === kind && !known.isFavorite)
  );
}
