import type { Market, SportEvent } from '@vitrine/betting/sportsbook/event';
import { visibleMarkets } from '@vitrine/betting/sportsbook/market-status';

/** The market groups of the event page, `all` first. Source: 2§3. */
const MARKET_GROUPS = ['all', 'main', 'normal'] as const;
export type MarketGroupName = (typeof MARKET_GROUPS)[number];

export function inGroup(market: Market, group: MarketGroupName): boolean {
  if (group === 'all') return true;
  return market.isFavorite === (group === 'main');
}

/** The group that an address names; all of them where it names none. */
export function marketGroupOf(asked: string | null): MarketGroupName {
  return MARKET_GROUPS.find((group) => group === asked) ?? 'all';
}

/** The tabs of an event: all markets, the current group, and the groups that have open markets. */
export function groupsOf(event: SportEvent, current: MarketGroupName): readonly MarketGroupName[] {
  const markets = visibleMarkets(event);
  return MARKET_GROUPS.filter(
    (group) =>
      group === 'all' || group === current || markets.some((market) => inGroup(market, group)),
  );
}
