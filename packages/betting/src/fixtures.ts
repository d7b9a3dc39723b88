import type { Selection } from './bet-slip-types.ts';
import type { Market, Outcome, SportEvent } from './event.ts';
import type { FixtureChange, MatchState, OddsChange } from './feed-message.ts';
import { createCatalogue, type CatalogueScope, type LiveCatalogue } from './live-catalogue.ts';
import { oddsFromDecimal } from './odds.ts';

/** 2026-03-14T18:00Z, when the fixtures' match is scheduled. */
export const KICK_OFF = Date.UTC(2026, 2, 14, 18);

export function anOutcome(given: Partial<Outcome> = {}): Outcome {
  return {
    id: 'o1',
    outcomeTypeId: '1',
    name: 'Flamengo',
    odds: oddsFromDecimal(1.85),
    status: 'active',
    ...given,
  };
}

export function aMarket(given: Partial<Market> = {}): Market {
  return {
    id: 'm1',
    marketTypeId: '1',
    name: 'Resultado final',
    status: 'active',
    layout: 'threeWay',
    isFavorite: true,
    specifiers: '',
    producerId: 1,
    outcomes: [
      anOutcome(),
      anOutcome({ id: 'o2', outcomeTypeId: '2', name: 'Empate', odds: oddsFromDecimal(3.4) }),
      anOutcome({ id: 'o3', outcomeTypeId: '3', name: 'Palmeiras', odds: oddsFromDecimal(4.2) }),
    ],
    ...given,
  };
}

export function anEvent(given: Partial<SportEvent> = {}): SportEvent {
  return {
    id: 'sr:match:1',
    provider: 'one',
    sportId: 'sr:sport:1',
    tournamentId: 'sr:tournament:325',
    tournamentName: 'Brasileirão Série A',
    categoryName: 'Brasil',
    home: { name: 'Flamengo', score: 0 },
    away: { name: 'Palmeiras', score: 0 },
    status: 'live',
    statusText: '1º tempo',
    scheduledAt: KICK_OFF,
    clock: { seconds: 600, readAt: KICK_OFF + 600_000, stopped: false, direction: 'up' },
    producerId: 1,
    marketCount: 1,
    markets: [aMarket()],
    bookingStatus: 'booked',
    hasStreaming: false,
    isEarlyPayoutApplied: false,
    ...given,
  };
}

/** A selection of match number `n`, unless other facts are given. */
export function aSelection(n: number, given: Partial<Selection> = {}): Selection {
  const seen = { odds: oddsFromDecimal(1.85), outcomeName: 'Flamengo' };
  return {
    eventId: `sr:match:${n}`,
    eventName: 'Flamengo x Palmeiras',
    eventStatus: 'notStarted',
    scheduledAt: KICK_OFF,
    provider: 'one',
    sportId: 'sr:sport:1',
    tournamentId: 'sr:tournament:325',
    tournamentName: 'Brasileirão Série A',
    producerId: 1,
    marketId: `m${n}`,
    marketTypeId: '1',
    marketName: 'Resultado final',
    marketStatus: 'active',
    specifiers: '',
    outcomeId: `o${n}`,
    outcomeTypeId: '1',
    outcomeActive: true,
    placed: seen,
    latest: seen,
    bookingStatus: 'booked',
    isEarlyPayoutApplied: false,
    stake: null,
    result: null,
    ...given,
  };
}

/** An hour into the fixtures' match. */
export const NOW = KICK_OFF + 3_600_000;

/** An odds message about the first outcome of an event. */
export function anOddsChange(eventId: string, decimal: number, producedAt = NOW): OddsChange {
  const outcome = {
    outcomeId: 'o1',
    odds: oddsFromDecimal(decimal),
    status: 'active' as const,
  };
  const market = { marketId: 'm1', status: 'active' as const, outcomes: [outcome] };
  return { kind: 'oddsChange', eventId, producedAt, markets: [market] };
}

export function aMatchState(given: Partial<MatchState> = {}): MatchState {
  return {
    kind: 'matchState',
    eventId: 'sr:match:1',
    status: 'live',
    statusText: '2º tempo',
    homeScore: 1,
    awayScore: 0,
    ...given,
  };
}

export function aFixtureChange(
  event: SportEvent,
  reason: FixtureChange['reason'] = 'changed',
): FixtureChange {
  return { kind: 'fixtureChange', event, reason };
}

/** A catalogue of the given events, or of the one match of the fixtures. */
export function aCatalogue(scope: CatalogueScope = 'live', ...events: SportEvent[]): LiveCatalogue {
  return createCatalogue(scope, events.length > 0 ? events : [anEvent()], NOW);
}
