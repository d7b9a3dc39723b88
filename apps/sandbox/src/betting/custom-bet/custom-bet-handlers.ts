import { CUSTOM_BET_SELECTIONS } from '@vitrine/betting/bet-slip/custom-bets/custom-bet';
import { oddsToDecimal } from '@vitrine/betting/base/odds';
import {
  availableSelections,
  calculateFilter,
  calculateOdds,
  type marketPunterSelection,
} from '@vitrine/upstream/contract/bet-slip/custom-bets';
import type { z } from 'zod';
import type { Implementation } from '../../implement.ts';
import { Refusal } from '../../refusal.ts';
import type { EventOffer } from '../../world/offer/event-offer.ts';
import { toWireMarket } from '../../world/match/wire-match.ts';
import type { World } from '../../world/world.ts';
import { quoteLeg } from '../quote.ts';
import { combinationOf, keyOf } from './combination.ts';

type WireSelection = z.infer<typeof marketPunterSelection>;

interface CustomBetRequest {
  readonly urnEvent: string;
  readonly marketPunterSelections: readonly WireSelection[];
}

/** Custom bets: what they are made of, what they pay, and what may still be added. Source: 3§7. */
export function implementCustomBets({ implement }: Implementation, world: World): void {
  function eventOf(eventId: string): EventOffer {
    const event = world.offer(eventId);
    if (!event?.isListed) throw new Refusal(404, 'MATCH_WAS_NOT_FOUND', `No event ${eventId}`);
    if (world.jointChance(eventId, []) === null) throw noCustomBets(eventId);
    return event;
  }

  function chosenKeys({ urnEvent, marketPunterSelections }: CustomBetRequest) {
    eventOf(urnEvent);
    return marketPunterSelections.map((selection, index) => {
      const { market, outcome } = quoteLeg(world, { eventId: urnEvent, ...selection }, index);
      return keyOf(market, outcome);
    });
  }

  implement(availableSelections, ({ params }) => {
    const event = eventOf(params.eventId);
    if (event.markets.length === 0) throw noCustomBets(params.eventId);
    return { data: { markets: event.markets.map((market) => toWireMarket(market, event)) } };
  });

  implement(calculateOdds, ({ body }) => {
    const keys = chosenKeys(body);
    const combination = combinationOf(world, body.urnEvent, keys);
    const odds = world.jointPrice(body.urnEvent, keys);
    if (combination !== 'sound' || odds === null) throw incompatible(combination);
    return { data: { odds: oddsToDecimal(odds) } };
  });

  implement(calculateFilter, ({ body }) => {
    const chosen = chosenKeys(body);
    const eventId = body.urnEvent;
    if (chosen.length > 1) {
      const combination = combinationOf(world, eventId, chosen);
      if (combination !== 'sound') throw incompatible(combination);
    }
    const isFull = chosen.length === CUSTOM_BET_SELECTIONS.most;
    const markets = isFull
      ? []
      : eventOf(eventId).markets.filter(({ isSuspended }) => !isSuspended);
    return {
      data: {
        marketPunterSelections: markets.flatMap((market) =>
          market.outcomes
            .filter((outcome) => {
              const keys = [...chosen, keyOf(market, outcome)];
              return outcome.isActive && combinationOf(world, eventId, keys) === 'sound';
            })
            .map(({ typeId }) => ({
              outcomeId: typeId,
              marketId: market.id,
              specifiers: market.specifiers,
            })),
        ),
      },
    };
  });
}

function noCustomBets(eventId: string): Refusal {
  return new Refusal(404, 'CUSTOM_BET_WAS_NOT_FOUND', `${eventId} takes no custom bets`);
}

function incompatible(combination: string): Refusal {
  return new Refusal(400, 'SELECTIONS_NOT_COMPATIBLE', 'These outcomes make no custom bet', {
    reason: combination,
  });
}
