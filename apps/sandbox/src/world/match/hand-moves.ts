import { movedOdds } from '../offer/odds-ladder.ts';
import type { PricedMarket } from '../offer/priced-market.ts';

/** Markets held, prices moved and producers stopped by hand. They end with the process. */
export interface HandMoves {
  /** Holds a market until a moment of the wall clock. */
  suspend(marketId: string, until: number): void;
  /** Multiplies the price of an outcome from now on; 1 gives it back to the world. */
  moveOdds(outcomeId: string, factor: number): void;
  /** By how much the price of an outcome is multiplied. */
  factorOf(outcomeId: string): number;
  /** While a producer is down, none of its markets takes bets. */
  setProducer(producerId: number, up: boolean): void;
  isUp(producerId: number): boolean;
  /** Lets go of the markets whose time is over at a moment of the wall clock. */
  expire(wall: number): void;
  /** Differs from before when something was changed by hand. */
  version(): number;
  /** Differs from before when something of an event was. */
  versionOf(eventId: string): number;
  /** The markets of an event as they are after all that. */
  applied(
    event: { readonly id: string; readonly producerId: number },
    markets: readonly PricedMarket[],
  ): readonly PricedMarket[];
}

export function createHandMoves(): HandMoves {
  const suspensions = new Map<string, number>();
  const moves = new Map<string, number>();
  const producersDown = new Set<number>();
  const versions = new Map<string, number>();
  let ofAll = 0;
  let version = 0;

  /** Ids of markets and outcomes begin with their event's. */
  function touch(id: string): void {
    const [eventId = id] = id.split('/');
    versions.set(eventId, (versions.get(eventId) ?? 0) + 1);
    version += 1;
  }

  return {
    suspend(marketId, until) {
      suspensions.set(marketId, until);
      touch(marketId);
    },
    moveOdds(outcomeId, factor) {
      if (factor === 1) moves.delete(outcomeId);
      else moves.set(outcomeId, factor);
      touch(outcomeId);
    },
    factorOf: (outcomeId) => moves.get(outcomeId) ?? 1,
    setProducer(producerId, up) {
      if (up) producersDown.delete(producerId);
      else producersDown.add(producerId);
      ofAll += 1;
      version += 1;
    },
    isUp: (producerId) => !producersDown.has(producerId),
    expire(wall) {
      for (const [marketId, until] of suspensions) {
        if (until > wall) continue;
        suspensions.delete(marketId);
        touch(marketId);
      }
    },
    version: () => version,
    versionOf: (eventId) => ofAll + (versions.get(eventId) ?? 0),
    applied({ id, producerId }, markets) {
      const isDown = producersDown.has(producerId);
      if (!isDown && !versions.has(id)) return markets;
      return markets.map((market) => ({
        ...market,
        isSuspended: market.isSuspended || isDown || suspensions.has(market.id),
        outcomes: market.outcomes.map((outcome) => ({
          ...outcome,
          odds: movedOdds(outcome.odds, moves.get(outcome.id) ?? 1),
        })),
      }));
    },
  };
}
