import type { Selection } from '../bet-slip/bet-slip-types.ts';
import type {
  Market,
  MatchEvent,
  Outcome,
  SeasonEvent,
  SportEvent,
  StageEvent,
} from '../sportsbook/event.ts';
import type {
  FixtureChange,
  MatchState,
  OddsChange,
} from '../sportsbook/catalogue/feed-message.ts';
import {
  createCatalogue,
  type CatalogueScope,
  type LiveCatalogue,
} from '../sportsbook/catalogue/live-catalogue.ts';
import { oddsFromDecimal } from '../base/odds.ts';

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

/** The fields that all events of the fixtures share. */
const EVENT_FACTS = {
  provider: 'one',
  sportId: 'sr:sport:1',
  tournamentId: 'sr:tournament:325',
  tournamentName: 'Brasileirão Série A',
  categoryName: 'Brasil',
  status: 'notStarted',
  statusText: '',
  scheduledAt: KICK_OFF,
  clock: null,
  producerId: 1,
  marketCount: 1,
  markets: [aMarket()],
  bookingStatus: 'booked',
  hasStreaming: false,
  isEarlyPayoutApplied: false,
} as const;

export function anEvent(given: Partial<MatchEvent> = {}): MatchEvent {
  return {
    ...EVENT_FACTS,
    kind: 'match',
    id: 'sr:match:1',
    home: { name: 'Flamengo', score: 0 },
    away: { name: 'Palmeiras', score: 0 },
    statistics: null,
    status: 'live',
    statusText: '1º tempo',
    clock: { seconds: 600, readAt: KICK_OFF + 600_000, stopped: false, direction: 'up' },
    ...given,
  };
}

/** A race of motor sport that has not begun. */
export function aStage(given: Partial<StageEvent> = {}): StageEvent {
  return {
    ...EVENT_FACTS,
    kind: 'stage',
    id: 'sr:stage:1',
    sportId: 'sr:sport:40',
    tournamentName: 'Fórmula 1',
    name: 'Grande Prêmio de São Paulo',
    competitors: [
      { name: 'G. Bortoleto', teamName: 'Audi', position: null, isRetired: false },
      { name: 'F. Colapinto', teamName: 'Alpine', position: null, isRetired: false },
    ],
    ...given,
  };
}

/** A season that is bet on before it ends. */
export function aSeason(given: Partial<SeasonEvent> = {}): SeasonEvent {
  return {
    ...EVENT_FACTS,
    kind: 'season',
    id: 'sr:season:1',
    name: 'Brasileirão Série A 2026',
    endsAt: KICK_OFF + 240 * 86_400_000,
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
    statistics: null,
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
