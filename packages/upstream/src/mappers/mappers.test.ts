import { isEventInactive, visibleMarkets } from '@vitrine/betting/sportsbook/market-status';
import { describe, expect, it } from 'vitest';
import { wireMatch } from '../contract/sportsbook/catalogue.ts';
import { eventFromWire } from './event.ts';
import { marketLayout } from './market-layout.ts';
import { oddsFromWire } from './odds.ts';
import {
  betStatusFromWire,
  betTypeFromWire,
  eventStatusFromWire,
  marketStatusFromWire,
  outcomeStatusFromWire,
  rejectionFromWire,
  ticketStatusFromWire,
} from './status.ts';

const OUTCOME = { id: 'm1/1', outcomeId: '1', name: 'Flamengo', odds: 1.85, active: 1 };

const MARKET = {
  id: 'm1',
  marketTypeId: '1',
  name: 'Resultado Final',
  status: 1,
  producerId: 1,
  outcomes: [OUTCOME, { ...OUTCOME, id: 'm1/2', odds: 0 }, { ...OUTCOME, id: 'm1/3', active: -1 }],
};

const MATCH = {
  id: 'sr:match:1',
  name: 'Flamengo x Palmeiras',
  countMarkets: 120,
  matchStatusDescription: '1º tempo',
  status: 1,
  scheduleTime: '2026-01-01T20:00:00Z',
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
  markets: [MARKET],
  time: { timeInSeconds: 754, stopped: false, timerType: 'up' },
};

function event(changes: object = {}) {
  return eventFromWire(wireMatch.parse({ ...MATCH, ...changes }), 5_000);
}

describe('event', () => {
  it('is read whole', () => {
    expect(event()).toEqual({
      kind: 'match',
      id: 'sr:match:1',
      provider: 'one',
      sportId: 'sr:sport:1',
      tournamentId: 'sr:tournament:325',
      tournamentName: 'Brasileirão Série A',
      categoryName: 'Brasil',
      home: { name: 'Flamengo', score: 1 },
      away: { name: 'Palmeiras', score: 0 },
      statistics: null,
      status: 'live',
      statusText: '1º tempo',
      scheduledAt: Date.UTC(2026, 0, 1, 20),
      clock: { seconds: 754, readAt: 5_000, stopped: false, direction: 'up' },
      producerId: 1,
      marketCount: 120,
      markets: [
        {
          id: 'm1',
          marketTypeId: '1',
          name: 'Resultado Final',
          status: 'active',
          layout: 'threeWay',
          kind: 'result',
          isFavorite: false,
          specifiers: '',
          producerId: 1,
          outcomes: [
            { id: 'm1/1', outcomeTypeId: '1', name: 'Flamengo', odds: 1850, status: 'active' },
            { id: 'm1/2', outcomeTypeId: '1', name: 'Flamengo', odds: 1000, status: 'inactive' },
            { id: 'm1/3', outcomeTypeId: '1', name: 'Flamengo', odds: 1850, status: 'suspended' },
          ],
        },
      ],
      bookingStatus: 'booked',
      hasStreaming: false,
      isEarlyPayoutApplied: false,
    });
  });

  it('NET-02 is read where it has no country, no text of its status and no word that is known of its booking', () => {
    const empty = { categoryName: null, matchStatusDescription: null, time: undefined };
    const unknown = { bookingStatus: 'Bookable', status: 12, homeScore: undefined };
    expect(event({ ...empty, ...unknown, isEarlyPayoutApplied: null })).toMatchObject({
      categoryName: '',
      statusText: '',
      clock: null,
      status: 'unknown',
      bookingStatus: 'notBooked',
      home: { score: null },
    });
  });

  it('NET-02 a market and an outcome without a name are read, to be named by their content labels', () => {
    const outcomes = [{ ...OUTCOME, name: null, oddsUS: null }];
    expect(event({ markets: [{ ...MARKET, name: null, outcomes }] }).markets).toMatchObject([
      { name: '', outcomes: [{ name: '', odds: 1850 }] },
    ]);
  });

  it.each([
    ['sr:match:1', 'one'],
    ['sr:stage:7', 'one'],
    ['bg:match:1', 'two'],
  ] as const)('CAT-07 %s comes from provider %s', (id, provider) => {
    expect(event({ id }).provider).toBe(provider);
  });

  it('CAT-18 a market that is suspended or inactive leaves the list, and the last one the event', () => {
    const suspended = { ...MARKET, id: 'm2', status: -1 };
    const unpriced = { ...MARKET, id: 'm3', status: 'Unpriced' };
    const mixed = event({ markets: [MARKET, suspended, unpriced] });
    expect(visibleMarkets(mixed).map(({ id }) => id)).toEqual(['m1']);
    expect(isEventInactive(mixed)).toBe(false);
    expect(isEventInactive(event({ markets: [suspended, unpriced] }))).toBe(true);
  });
});

describe('statuses', () => {
  it('CAT-17 event statuses 0 to 11 have their names, others are unknown', () => {
    const names = Array.from({ length: 13 }, (_, status) => eventStatusFromWire(status));
    expect(names).toEqual([
      'notStarted',
      'live',
      'suspended',
      'ended',
      'closed',
      'cancelled',
      'delayed',
      'interrupted',
      'postponed',
      'abandoned',
      'unknown',
      'aboutToStart',
      'unknown',
    ]);
  });

  it.each([
    [1, 'active'],
    [-1, 'suspended'],
    [0, 'inactive'],
    [3, 'closed'],
    ['Open', 'active'],
    ['Closed', 'closed'],
    ['Suspended', 'suspended'],
    ['Trading', 'active'],
    ['Unpriced', 'inactive'],
    ['NonRunner', 'inactive'],
  ] as const)('CAT-18 market status %s is %s', (wire, status) => {
    expect(marketStatusFromWire(wire)).toBe(status);
  });

  it('CAT-19 outcome statuses -4 to 1 have their names, others cannot be bet on', () => {
    expect([-4, -3, -2, -1, 0, 1, 2].map(outcomeStatusFromWire)).toEqual([
      'cancelled',
      'settled',
      'handedOver',
      'suspended',
      'inactive',
      'active',
      'inactive',
    ]);
  });
});

describe('statuses of tickets and bets', () => {
  it.each([
    [0, 'pending'],
    [2, 'accepted'],
    [3, 'rejected'],
    [4, 'canceled'],
    [1, 'pending'],
  ])('PLACE-09 reads %d as %s', (number, status) => {
    expect(ticketStatusFromWire(number)).toBe(status);
  });

  it('PLACE-08 names the reason of a rejection', () => {
    expect(rejectionFromWire(-703)).toBe('CUSTOMER_CONFIDENCE');
    expect([null, -1, 703].map(rejectionFromWire)).toEqual(Array(3).fill('REJECTED'));
  });

  it('HIST-03 names no number of a bet that is not in the list', () => {
    expect(betStatusFromWire(3)).toBeNull();
    expect(betTypeFromWire(0)).toBeNull();
  });
});

describe('market layout', () => {
  it('follows the type, or the number of outcomes of an unknown one', () => {
    expect(marketLayout('18', 2)).toBe('totals');
    expect(marketLayout('10', 3)).toBe('threeWay');
    expect(marketLayout('9999', 2)).toBe('twoWay');
    expect(marketLayout('9999', 20)).toBe('outright');
  });
});

describe('odds', () => {
  it('are exact thousandths, or none below 1.00', () => {
    expect([1, 1.85, 2.675, 501, 0.99, 0, -2, 1e300].map(oddsFromWire)).toEqual([
      1000,
      1850,
      2675,
      501_000,
      null,
      null,
      null,
      null,
    ]);
  });
});
