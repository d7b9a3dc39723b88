import type { z } from 'zod';
import type { wireMatch } from '../contract/sportsbook/catalogue.ts';

/** A live football match of provider one with its main market, for tests of reads. */
export function aWireMatch(
  changes: Partial<z.input<typeof wireMatch>> = {},
): z.input<typeof wireMatch> {
  return {
    id: 'sr:match:1',
    name: 'Flamengo - Palmeiras',
    countMarkets: 120,
    matchStatusDescription: '1º tempo',
    status: 1,
    scheduleTime: '2026-01-01T20:00:00.000Z',
    homeCompetitorName: 'Flamengo',
    homeScore: 1,
    awayCompetitorName: 'Palmeiras',
    awayScore: 0,
    producerId: 1,
    tournamentId: 'sr:tournament:325',
    tournamentName: 'Brasileirão Série A',
    categoryName: 'Brasil',
    sportId: 'sr:sport:1',
    providerId: 0,
    bookingStatus: 'Booked',
    markets: [aWireMarket()],
    time: { timeInSeconds: 754, stopped: false, timerType: 'up' },
    ...changes,
  };
}

/** The market of that match: its winner. */
export function aWireMarket() {
  return {
    id: 'm1',
    marketTypeId: '1',
    name: 'Resultado Final',
    status: 1 as const,
    producerId: 1,
    outcomes: [{ id: 'm1/1', outcomeId: '1', name: 'Flamengo', odds: 1.85, active: 1 }],
  };
}
