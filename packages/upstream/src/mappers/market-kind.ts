import type { MarketKind } from '@vitrine/betting/sportsbook/event';

/** Kinds of the market types that lists show. Type ids: assumed, as the sandbox uses them. */
const KIND_BY_TYPE: ReadonlyMap<string, MarketKind> = new Map([
  ['1', 'result'],
  ['186', 'result'],
  ['219', 'result'],
  ['251', 'result'],
  ['340', 'result'],
  ['18', 'total'],
  ['189', 'total'],
  ['225', 'total'],
  ['258', 'total'],
  ['16', 'handicap'],
  ['187', 'handicap'],
  ['223', 'handicap'],
  ['256', 'handicap'],
  ['29', 'bothScore'],
]);

/** The kind by which lists swap a market; undefined for a type that no list shows. */
export function marketKind(marketTypeId: string): MarketKind | undefined {
  return KIND_BY_TYPE.get(marketTypeId);
}
