import type { Market } from '@vitrine/betting/sportsbook/event';
import type { Odds } from '@vitrine/betting/base/odds';
import { endOfFailure, type FailedCall } from '../base/failed-call.ts';
import type { CallSettings, UpstreamClient } from '../base/client.ts';
import {
  availableSelections,
  calculateFilter,
  calculateOdds,
} from '../contract/bet-slip/custom-bets.ts';
import { UpstreamStatusError } from '../base/errors.ts';
import { marketFromWire } from '../mappers/market.ts';
import { oddsFromWire } from '../mappers/odds.ts';
import { pickFromWire, pickToWire, type CustomBetPick } from './custom-bet-pick.ts';

/** The operator knows no such event, or makes no custom bets on it. Source: 3§7. */
export interface CustomBetNotFound {
  readonly kind: 'notFound';
}

/** Why outcomes make no custom bet now. */
export type CustomBetRefused =
  /** They do not go together. Source: 3§5. */
  | { readonly kind: 'notCompatible' }
  /** One of them cannot be bet on at the moment. */
  | { readonly kind: 'notOffered' };

export type AvailableSelections =
  | { readonly kind: 'available'; readonly markets: readonly Market[] }
  | CustomBetNotFound
  | FailedCall;

export type CalculatedOdds =
  | { readonly kind: 'priced'; readonly odds: Odds }
  | CustomBetRefused
  | CustomBetNotFound
  | FailedCall;

export type CalculatedFilter =
  /** The outcomes that may still be added. */
  | { readonly kind: 'compatible'; readonly picks: readonly CustomBetPick[] }
  | CustomBetRefused
  | CustomBetNotFound
  | FailedCall;

const notOffered = () => ({ kind: 'notOffered' }) as const;

const REFUSALS = {
  SELECTIONS_NOT_COMPATIBLE: () => ({ kind: 'notCompatible' }) as const,
  EVENT_MATCH_NOT_ACTIVED: notOffered,
  EVENT_MARKET_NOT_ACTIVED: notOffered,
  MARKET_WAS_NOT_FOUND: notOffered,
};

function endOf(error: unknown): CustomBetRefused | CustomBetNotFound | FailedCall {
  if (error instanceof UpstreamStatusError && error.status === 404) return { kind: 'notFound' };
  return endOfFailure<CustomBetRefused>(error, REFUSALS);
}

function bodyOf(eventId: string, picks: readonly CustomBetPick[]) {
  return { urnEvent: eventId, marketPunterSelections: picks.map(pickToWire) };
}

/** The markets of an event that custom bets are made of; a 404 says that there are none. Source: 3§7. */
export async function readAvailableSelections(
  client: UpstreamClient,
  eventId: string,
  settings: CallSettings,
): Promise<AvailableSelections> {
  try {
    const { data } = await client.call(availableSelections, { params: { eventId }, ...settings });
    return { kind: 'available', markets: data.markets.map(marketFromWire) };
  } catch (error) {
    if (error instanceof UpstreamStatusError && error.status === 404) return { kind: 'notFound' };
    return endOfFailure(error, {});
  }
}

/** The price of two to ten outcomes of an event winning together. Source: 3§7. */
export async function priceCustomBet(
  client: UpstreamClient,
  eventId: string,
  picks: readonly CustomBetPick[],
  settings: CallSettings,
): Promise<CalculatedOdds> {
  try {
    const { data } = await client.call(calculateOdds, {
      body: bodyOf(eventId, picks),
      ...settings,
    });
    const odds = oddsFromWire(data.odds);
    return odds === null ? { kind: 'notOffered' } : { kind: 'priced', odds };
  } catch (error) {
    return endOf(error);
  }
}

/** Which outcomes go together with those already picked. Source: 3§7. */
export async function filterCustomBet(
  client: UpstreamClient,
  eventId: string,
  picks: readonly CustomBetPick[],
  settings: CallSettings,
): Promise<CalculatedFilter> {
  try {
    const { data } = await client.call(calculateFilter, {
      body: bodyOf(eventId, picks),
      ...settings,
    });
    return { kind: 'compatible', picks: data.marketPunterSelections.map(pickFromWire) };
  } catch (error) {
    return endOf(error);
  }
}
