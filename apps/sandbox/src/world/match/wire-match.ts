import type { z } from 'zod';
import { americanOddsValue, oddsToDecimal } from '@vitrine/betting/base/odds';
import {
  EVENT_STATUS,
  type wireMarket,
  type wireMatch,
  type wireMarketStatus,
  type wireStatistics,
} from '@vitrine/upstream/contract/sportsbook/catalogue';
import { isPaidEarly } from '../offer/early-payout.ts';
import type { EventOffer } from '../offer/event-offer.ts';
import type { Labels } from '../offer/labels.ts';
import type { PricedMarket } from '../offer/priced-market.ts';
import type { MatchNow } from './match-now.ts';

type WireStatistics = z.input<typeof wireStatistics>;
export type WireMatch = z.input<typeof wireMatch>;
export type WireMarket = z.input<typeof wireMarket>;
type WireMarketStatus = z.input<typeof wireMarketStatus>;

/** Provider ids of events. Source: 3§9 names that of the second. */
export const PROVIDER_IDS = { one: 0, two: 1 } as const;
const OUTCOME_ACTIVE = 1;
const OUTCOME_INACTIVE = 0;

/** A match as the platform's reads and feed spell it, with the given markets. */
export function toWireMatch(
  match: MatchNow,
  markets: readonly PricedMarket[],
  labels: Labels,
): WireMatch {
  const { fixture, state } = match;
  const [main] = match.mainMarkets;
  return {
    id: fixture.id,
    name: `${fixture.home.name} - ${fixture.away.name}`,
    countMarkets: match.marketCount,
    matchStatusDescription: labels.status(state),
    status: EVENT_STATUS[state.status],
    scheduleTime: new Date(match.scheduledAt).toISOString(),
    homeCompetitorName: fixture.home.name,
    homeScore: state.home,
    awayCompetitorName: fixture.away.name,
    awayScore: state.away,
    producerId: match.producerId,
    tournamentId: fixture.competition.id,
    tournamentName: labels.words(fixture.competition.name),
    categoryName: labels.words(fixture.competition.category),
    sportId: fixture.sportId,
    isEarlyPayoutApplied: isPaidEarly(fixture),
    providerId: PROVIDER_IDS[fixture.provider],
    bookingStatus: fixture.isBooked ? 'Booked' : 'NotBooked',
    markets: markets.map((market) => toWireMarket(market, match)),
    time: toWireTime(match),
    hasStreaming: match.hasStreaming,
    mainMarket: main?.id ?? null,
    mainMarketType: main?.typeId ?? null,
  };
}

/**
 * A market with its outcomes as the platform's reads and feed spell it. Provider one names it by its
 * template.
 */
export function toWireMarket(market: PricedMarket, event: EventOffer): WireMarket {
  return {
    id: market.id,
    marketTypeId: market.typeId,
    name: event.provider === 'one' ? market.template : market.name,
    originalName: market.template,
    status: toWireStatus(market, event),
    marketType: market.isMain ? 'Main' : 'Normal',
    isFavorite: market.isMain,
    outcomes: market.outcomes.map((outcome) => ({
      id: outcome.id,
      outcomeId: outcome.typeId,
      name: outcome.name,
      odds: oddsToDecimal(outcome.odds),
      oddsUS: americanOddsValue(outcome.odds),
      active: outcome.isActive ? OUTCOME_ACTIVE : OUTCOME_INACTIVE,
      specifiers: market.specifiers,
    })),
    producerId: event.producerId,
    specifiers: market.specifiers,
  };
}

/** As provider two's reads of markets spell it: markets with lines have content labels alone. */
export function toWireLabelled(market: PricedMarket, event: EventOffer): WireMarket {
  const wire = toWireMarket(market, event);
  if (market.specifiers === '') return wire;
  return {
    ...wire,
    name: '',
    originalName: null,
    outcomes: wire.outcomes.map((outcome) => ({ ...outcome, name: '' })),
  };
}

/** The parts of a market that an odds message carries. */
export function toWireOdds(market: PricedMarket, event: EventOffer) {
  return {
    id: market.id,
    status: toWireStatus(market, event),
    outcomes: market.outcomes.map(({ id, odds, isActive }) => ({
      id,
      odds: oddsToDecimal(odds),
      active: isActive ? OUTCOME_ACTIVE : OUTCOME_INACTIVE,
    })),
  };
}

/** A market that is no longer offered. */
export function toWireClosed(market: PricedMarket, { provider }: EventOffer) {
  const status: WireMarketStatus = provider === 'one' ? 3 : 'Closed';
  return { id: market.id, status, outcomes: [] };
}

export function toWireTime({ state }: MatchNow): WireMatch['time'] {
  const { clock } = state;
  return (
    clock && {
      timeInSeconds: clock.seconds,
      stopped: clock.stopped,
      timerType: clock.direction,
    }
  );
}

const PERIOD_TYPES = {
  half: 'Half',
  quarter: 'Quarter',
  period: 'Period',
  set: 'Set',
  inning: 'Inning',
  overtime: 'Overtime',
} as const;

/** What is counted in a match besides its score, as the read of one match and its feed tell it. */
export function toWireStatistics({ statistics }: MatchNow): WireStatistics | null {
  if (!statistics) return null;
  const { periods, points, ...counts } = statistics;
  return {
    periodScores: periods.map(({ kind, number, home, away }) => ({
      type: PERIOD_TYPES[kind],
      number,
      homeScore: home,
      awayScore: away,
    })),
    gamePoints: points,
    ...counts,
  };
}

/** Provider one numbers its statuses, provider two names them. Source: 2§4. */
function toWireStatus({ isSuspended }: PricedMarket, { provider }: EventOffer): WireMarketStatus {
  if (provider === 'one') return isSuspended ? -1 : 1;
  return isSuspended ? 'Suspended' : 'Trading';
}
