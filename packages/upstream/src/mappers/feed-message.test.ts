import { describe, expect, it } from 'vitest';
import { feedMessages, type FeedMessageName } from '../contract/feed.ts';
import { readFeedMessage } from './feed-message.ts';

const EVENT_ID = 'sr:match:1';
const OF_EVENT = { eventId: EVENT_ID, timestamp: 1_000 };
const MATCH = {
  id: EVENT_ID,
  name: 'Flamengo x Palmeiras',
  countMarkets: 1,
  matchStatusDescription: '',
  status: 0,
  scheduleTime: '2026-01-01T20:00:00Z',
  homeCompetitorName: 'Flamengo',
  homeScore: null,
  awayCompetitorName: 'Palmeiras',
  awayScore: null,
  producerId: 1,
  tournamentId: 't',
  tournamentName: 'Brasileirão Série A',
  categoryName: 'Brasil',
  sportId: 'sr:sport:1',
  providerId: 0,
  bookingStatus: 'Booked',
  markets: [],
  time: null,
};
const ODDS = {
  ...OF_EVENT,
  markets: [
    {
      id: 'm1',
      status: 'Trading',
      outcomes: [
        { id: 'o1', odds: 2.05, active: 1 },
        { id: 'o2', odds: 0, active: 0 },
      ],
    },
  ],
};
const UPDATES = [
  {
    marketId: 'm1',
    status: 'active',
    outcomes: [
      { outcomeId: 'o1', odds: 2050, status: 'active' },
      { outcomeId: 'o2', odds: null, status: 'inactive' },
    ],
  },
];

const MESSAGES: readonly (readonly [FeedMessageName, object, object])[] = [
  [
    'fixtureChange',
    { ...OF_EVENT, reason: 'coverage', match: MATCH },
    { kind: 'fixtureChange', reason: 'coverage', event: { id: EVENT_ID, status: 'notStarted' } },
  ],
  ['oddsChange', ODDS, { kind: 'oddsChange', producedAt: 1_000, markets: UPDATES }],
  ['marketsOddsChange', ODDS, { kind: 'marketsOddsChange', producedAt: 1_000, markets: UPDATES }],
  [
    'liveTime',
    { ...OF_EVENT, time: { timeInSeconds: 60, stopped: true, timerType: 'down' } },
    {
      kind: 'liveTime',
      clock: { seconds: 60, readAt: 9_000, stopped: true, direction: 'down' },
    },
  ],
  ['betStop', { ...OF_EVENT, marketIds: ['m1'] }, { kind: 'betStop', marketIds: ['m1'] }],
  [
    'feedStatus',
    { timestamp: 1, producerId: 3, up: false },
    { kind: 'feedStatus', producerId: 3, up: false },
  ],
  [
    'matchState',
    { ...OF_EVENT, status: 3, matchStatusDescription: 'Fim', homeScore: 2, awayScore: 1 },
    { kind: 'matchState', status: 'ended', statusText: 'Fim', homeScore: 2, awayScore: 1 },
  ],
  [
    'stageState',
    { ...OF_EVENT, status: 1, matchStatusDescription: 'Volta 3' },
    { kind: 'stageState', status: 'live', statusText: 'Volta 3' },
  ],
  ['seasonState', { ...OF_EVENT, status: 4 }, { kind: 'seasonState', status: 'closed' }],
  [
    'switchEvent',
    { ...OF_EVENT, show: true, replace: 'bg:match:1' },
    { kind: 'switchEvent', eventId: EVENT_ID, isShown: true, replacedBy: 'bg:match:1' },
  ],
  [
    'betHistoryUpdate',
    { timestamp: 1, userId: 'u', betNumber: '1', betStatus: 6, amountWon: 18.69 },
    { kind: 'betHistoryUpdate', userId: 'u', betNumber: '1', status: 'won', amountWon: 1869 },
  ],
];

describe('feed messages', () => {
  it.each(MESSAGES)('FEED-02 reads %s', (name, wire, message) => {
    const read = readFeedMessage(name, JSON.stringify(wire), 9_000);
    expect(read).toMatchObject({ ok: true, message });
  });

  it('FEED-02 reads every message of the contract', () => {
    expect(MESSAGES.map(([name]) => name)).toEqual(Object.keys(feedMessages));
  });

  it('FEED-02 a removed event is hidden, with or without its match', () => {
    const wire = JSON.stringify({ ...OF_EVENT, reason: 'removed' });
    expect(readFeedMessage('fixtureChange', wire, 0)).toEqual({
      ok: true,
      message: { kind: 'switchEvent', eventId: EVENT_ID, isShown: false, replacedBy: null },
    });
  });

  it('FEED-02 a market that is new to its event comes whole', () => {
    const market = {
      id: 'm1',
      marketTypeId: '18',
      name: 'Total de Gols 2.5',
      status: 'Trading',
      outcomes: [{ id: 'o1', outcomeId: '12', name: 'Mais de 2.5', odds: 2.05, active: 1 }],
      producerId: 1,
      specifiers: 'total=2.5',
    };
    const wire = { ...ODDS, markets: ODDS.markets.map((odds) => ({ ...odds, market })) };
    expect(readFeedMessage('oddsChange', JSON.stringify(wire), 0)).toMatchObject({
      message: {
        markets: [
          {
            marketId: 'm1',
            market: {
              marketTypeId: '18',
              layout: 'totals',
              status: 'active',
              specifiers: 'total=2.5',
              outcomes: [{ id: 'o1', outcomeTypeId: '12', odds: 2050 }],
            },
          },
        ],
      },
    });
    expect(readFeedMessage('oddsChange', JSON.stringify(ODDS), 0)).toMatchObject({
      message: { markets: UPDATES },
    });
  });

  it('FEED-02 skips an odds message whose new market is not whole', () => {
    const wire = { ...ODDS, markets: ODDS.markets.map((odds) => ({ ...odds, market: {} })) };
    expect(readFeedMessage('oddsChange', JSON.stringify(wire), 0)).toMatchObject({ ok: false });
  });

  it('HIST-02 a bet number in an update keeps its digits', () => {
    const wire = '{"timestamp":1,"userId":"u","betNumber":9007199254740993,"betStatus":4}';
    expect(readFeedMessage('betHistoryUpdate', wire, 0)).toMatchObject({
      message: { betNumber: '9007199254740993', amountWon: null },
    });
  });

  it.each([
    ['fixtureChange', { ...OF_EVENT, reason: 'added' }, 'fixtureChange says too little'],
    [
      'betHistoryUpdate',
      { timestamp: 1, userId: 'u', betNumber: '1', betStatus: 3 },
      'betHistoryUpdate says too little',
    ],
    ['toString', {}, 'unknown message toString'],
  ])('FEED-02 skips %s of %j', (name, wire, problem) => {
    expect(readFeedMessage(name, JSON.stringify(wire), 0)).toEqual({ ok: false, problem });
  });
});
