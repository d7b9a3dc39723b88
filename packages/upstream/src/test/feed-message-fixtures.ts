import type { FeedMessageName } from '../contract/sportsbook/feed.ts';

export const EVENT_ID = 'sr:match:1';
export const OF_EVENT = { eventId: EVENT_ID, timestamp: 1_000 };
export const MATCH = {
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
export const ODDS = {
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
export const UPDATES = [
  {
    marketId: 'm1',
    status: 'active',
    outcomes: [
      { outcomeId: 'o1', odds: 2050, status: 'active' },
      { outcomeId: 'o2', odds: null, status: 'inactive' },
    ],
  },
];

/** One of each message: its name, as it comes over the wire, and what is read of it. */
export const MESSAGES: readonly (readonly [FeedMessageName, object, object])[] = [
  [
    'fixtureChange',
    { ...OF_EVENT, reason: 'coverage', match: MATCH },
    {
      kind: 'fixtureChange',
      producedAt: OF_EVENT.timestamp,
      reason: 'coverage',
      event: { id: EVENT_ID, status: 'notStarted' },
    },
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
  [
    'betStop',
    { ...OF_EVENT, marketIds: ['m1'] },
    { kind: 'betStop', producedAt: OF_EVENT.timestamp, marketIds: ['m1'] },
  ],
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
