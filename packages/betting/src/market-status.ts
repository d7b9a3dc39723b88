import type { Market, MarketStatus, SportEvent } from './event.ts';

/** Market statuses of provider one, by the number the feed carries. Source: 2§4. */
const PROVIDER_ONE_STATUS: ReadonlyMap<number, MarketStatus> = new Map([
  [1, 'active'],
  [-1, 'suspended'],
  [0, 'inactive'],
  [3, 'closed'],
]);

/** A market status of provider one. A number the specification doesn't name can't be bet on: inactive. */
export function marketStatusFromNumber(status: number): MarketStatus {
  return PROVIDER_ONE_STATUS.get(status) ?? 'inactive';
}

export type ProviderTwoMarketWord = 'Unpriced' | 'Trading' | 'Suspended' | 'NonRunner';

const PROVIDER_TWO_STATUS: Readonly<Record<ProviderTwoMarketWord, MarketStatus>> = {
  Unpriced: 'inactive',
  Trading: 'active',
  Suspended: 'suspended',
  NonRunner: 'inactive',
};

/** A market status of provider two in the catalogue. Source: 2§4. */
export function marketStatusFromWord(word: ProviderTwoMarketWord): MarketStatus {
  return PROVIDER_TWO_STATUS[word];
}

export type ProviderTwoSlipWord = 'Open' | 'Suspended' | 'Closed';

const PROVIDER_TWO_SLIP_STATUS: Readonly<Record<ProviderTwoSlipWord, MarketStatus>> = {
  Open: 'active',
  Suspended: 'inactive',
  Closed: 'suspended',
};

/** A market status of provider two on the bet slip, where its words mean other things. Source: 3§4. */
export function slipMarketStatusFromWord(word: ProviderTwoSlipWord): MarketStatus {
  return PROVIDER_TWO_SLIP_STATUS[word];
}

/** The markets of an event that are listed: one that is not active leaves the list. Source: 2§4. */
export function visibleMarkets(event: SportEvent): readonly Market[] {
  return event.markets.filter((market) => market.status === 'active');
}

/**
 * Whether every market of an event has become inactive, which marks the event inactive. An event
 * whose markets are not loaded is not judged. Source: 2§4.
 */
export function isEventInactive(event: SportEvent): boolean {
  return event.markets.length > 0 && visibleMarkets(event).length === 0;
}
