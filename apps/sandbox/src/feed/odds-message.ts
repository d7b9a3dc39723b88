import type { EventOffer } from '../world/offer/event-offer.ts';
import type { PricedMarket } from '../world/offer/priced-market.ts';
import { toWireClosed, toWireMarket, toWireOdds } from '../world/match/wire-match.ts';
import type { Said } from './feed-gate.ts';

type OddsMarkets = Extract<Said, { name: 'oddsChange' }>['message']['markets'];

/**
 * The message of the markets whose status or prices differ: whole when they are new or have other
 * outcomes than before, closed when they are gone. Null when nothing differs. Prices that drift
 * before the start, and those of seasons, come in the message that carries markets alone.
 */
export function oddsMessage(
  before: readonly PricedMarket[],
  after: readonly PricedMarket[],
  event: EventOffer,
  timestamp: number,
): Said | null {
  if (before === after) return null;
  const markets = changesOf(before, after, event);
  if (markets.length === 0) return null;
  const isBeforehand = event.kind === 'season' || event.status === 'notStarted';
  const isDrift = markets.every(({ market, outcomes }) => !market && outcomes.length > 0);
  return {
    name: isBeforehand && isDrift ? 'marketsOddsChange' : 'oddsChange',
    message: { eventId: event.id, timestamp, markets },
  };
}

/** The message of all the given markets, each of them whole. */
export function wholeOdds(
  markets: readonly PricedMarket[],
  event: EventOffer,
  timestamp: number,
): Said {
  return {
    name: 'oddsChange',
    message: {
      eventId: event.id,
      timestamp,
      markets: markets.map((market) => ({
        ...toWireOdds(market, event),
        market: toWireMarket(market, event),
      })),
    },
  };
}

function changesOf(
  before: readonly PricedMarket[],
  after: readonly PricedMarket[],
  event: EventOffer,
): OddsMarkets {
  const old = new Map(before.map((market) => [market.id, market]));
  const present = new Set(after.map(({ id }) => id));
  return [
    ...after.flatMap((market) => {
      const known = old.get(market.id);
      if (!known || !hasSameOutcomes(known, market)) {
        return [{ ...toWireOdds(market, event), market: toWireMarket(market, event) }];
      }
      return isSame(known, market) ? [] : [toWireOdds(market, event)];
    }),
    ...before.filter(({ id }) => !present.has(id)).map((market) => toWireClosed(market, event)),
  ];
}

function isSame(a: PricedMarket, b: PricedMarket): boolean {
  return (
    a.isSuspended === b.isSuspended &&
    a.outcomes.every(({ odds, isActive }, index) => {
      const other = b.outcomes[index];
      return other?.odds === odds && other.isActive === isActive;
    })
  );
}

function hasSameOutcomes(a: PricedMarket, b: PricedMarket): boolean {
  return (
    a.outcomes.length === b.outcomes.length &&
    a.outcomes.every(({ id }, index) => b.outcomes[index]?.id === id)
  );
}
