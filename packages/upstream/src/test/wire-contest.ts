import type { z } from 'zod';
import type { wireSeason } from '../contract/sportsbook/seasons.ts';
import type { wireStage } from '../contract/sportsbook/stages.ts';
import { aWireMarket } from './wire-match.ts';

/** A race that has not begun, with its main market, for tests of reads. */
export function aWireStage(
  changes: Partial<z.input<typeof wireStage>> = {},
): z.input<typeof wireStage> {
  return {
    id: 'sr:stage:7',
    name: 'Grande Prêmio de São Paulo',
    stageType: 'Race',
    parentId: 'sr:stage:1',
    countMarkets: 2,
    matchStatusDescription: 'Não iniciado',
    status: 0,
    scheduleTime: '2026-11-08T17:00:00.000Z',
    scheduleEndTime: '2026-11-08T19:00:00.000Z',
    producerId: 3,
    providerId: 1,
    tournamentId: 'sr:tournament:50',
    tournamentName: 'Fórmula 1',
    categoryName: 'Mundo',
    sportId: 'sr:sport:40',
    bookingStatus: 'Booked',
    lap: null,
    laps: 71,
    competitors: [
      { id: 'c1', name: 'G. Bortoleto', teamName: 'Audi', position: null, isRetired: false },
    ],
    markets: [aWireMarket()],
    ...changes,
  };
}

/** A season of football, for tests of reads. */
export function aWireSeason(
  changes: Partial<z.input<typeof wireSeason>> = {},
): z.input<typeof wireSeason> {
  return {
    id: 'sr:season:8',
    countryCode: 'BRA',
    tournamentId: 'sr:tournament:325',
    sportId: 'sr:sport:1',
    categoryId: 'sr:category:13',
    tournamentName: 'Brasileirão Série A',
    longTermEventLiveCoverage: true,
    name: 'Brasileirão Série A 2026',
    scheduleTime: '2026-01-28T00:00:00.000Z',
    scheduleEndTime: '2026-12-02T00:00:00.000Z',
    countMarkets: 1,
    ...changes,
  };
}
