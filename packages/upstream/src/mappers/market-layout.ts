import type { Market } from '@vitrine/betting/sportsbook/event';

export type MarketLayout = Market['layout'];

/** Layouts of the market types the catalogue knows. Type ids: assumed, as the sandbox uses them. */
const LAYOUT_BY_TYPE: ReadonlyMap<string, MarketLayout> = new Map([
  ['1', 'threeWay'],
  ['10', 'threeWay'],
  ['16', 'handicap'],
  ['18', 'totals'],
  ['29', 'twoWay'],
  ['35', 'outright'],
  ['45', 'correctScore'],
  ['139', 'totals'],
  ['166', 'totals'],
  ['186', 'twoWay'],
  ['187', 'handicap'],
  ['189', 'totals'],
  ['219', 'twoWay'],
  ['223', 'handicap'],
  ['225', 'totals'],
  ['251', 'twoWay'],
  ['256', 'handicap'],
  ['258', 'totals'],
  ['340', 'twoWay'],
  ['521', 'handicap'],
  ['522', 'totals'],
  ['910', 'totals'],
]);

/** How a market's outcomes are laid out; an unknown type by how many outcomes there are. */
export function marketLayout(marketTypeId: string, outcomeCount: number): MarketLayout {
  return LAYOUT_BY_TYPE.get(marketTypeId) ?? (outcomeCount === 2 ? 'twoWay' : 'outright');
}
