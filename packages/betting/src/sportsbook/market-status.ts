import type { Market, MarketStatus, Provider, SportEvent } from './event.ts';

const PROVIDER_TWO_ON_SLIP: Readonly<Record<MarketStatus, MarketStatus>> = {
  active: 'active',
  suspended: 'inactive',
  inactive: 'inactive',
  closed: 'suspended',
};

/**
 * The status of a market on the bet slip. Provider two says Closed of a market that waits, and
 * Suspended of one that is off: there a closed market is suspended, a suspended market inactive.
 * Source: 3§4.
 */
export function slipMarketStatus(provider: Provider, status: MarketStatus): MarketStatus {
  return provider === 'two' ? PROVIDER_TWO_ON_SLIP[status] : status;
}

/**
 * Whether an outcome and its market are both active. It accepts bets only when its event is shown,
 * too (`isEventShown`). Source: 3§5.
 */
export function isOffered(marketStatus: MarketStatus, isOutcomeActive: boolean): boolean {
  return marketStatus === 'active' && isOutcomeActive;
}

/**
 * Whether a market stays on an open page. A suspended market stays, locked, because a row must not
 * move under the bettor's finger; it is not counted. An inactive or closed market is removed.
 * Source: 2§4.
 */
export function keepsPlace(status: MarketStatus): boolean {
  return status === 'active' || status === 'suspended';
}

/** The listed markets of an event: only the active ones. Source: 2§4. */
export function visibleMarkets(event: SportEvent): readonly Market[] {
  return event.markets.filter((market) => market.status === 'active');
}

/**
 * Whether no loaded market of an event is active, which makes the event inactive. False while its
 * markets are not loaded. Source: 2§4.
 */
export function isEventInactive(event: SportEvent): boolean {
  return event.markets.length > 0 && visibleMarkets(event).length === 0;
}
