import { describe, expect, it } from 'vitest';
import { feedMessages } from '../contract/sportsbook/feed.ts';
import {
  EVENT_ID,
  MATCH,
  MESSAGES,
  ODDS,
  OF_EVENT,
  UPDATES,
} from '../test/feed-message-fixtures.ts';
import { readFeedMessage } from './feed-message.ts';

describe('feed messages', () => {
  it.each(MESSAGES)('FEED-02 reads %s', (name, wire, message) => {
    const read = readFeedMessage(name, JSON.stringify(wire), 9_000);
    expect(read).toMatchObject({ ok: true, message });
  });

  it('FEED-02 reads every message of the contract', () => {
    expect(MESSAGES.map(([name]) => name)).toEqual(Object.keys(feedMessages));
  });

  it.each(['oddsChange', 'marketsOddsChange', 'betStop', 'fixtureChange'] as const)(
    'FEED-03 a time that is yet to come makes no old news of what follows it: %s',
    (name) => {
      const wire = MESSAGES.find(([known]) => known === name)?.[1];
      const madeAt = (timestamp: number) => {
        const read = readFeedMessage(name, JSON.stringify({ ...wire, timestamp }), 100_000);
        return read.ok && 'producedAt' in read.message ? read.message.producedAt : null;
      };
      expect(madeAt(99_000)).toBe(99_000);
      // The provider's clock may be ahead.
      expect(madeAt(110_000)).toBe(110_000);
      expect(madeAt(4_102_444_800_000)).toBe(110_000);
    },
  );

  it('FEED-02 a removed event is withdrawn, with or without its match', () => {
    for (const match of [{}, { match: MATCH }]) {
      const wire = JSON.stringify({ ...OF_EVENT, reason: 'removed', ...match });
      expect(readFeedMessage('fixtureChange', wire, 0)).toEqual({
        ok: true,
        message: { kind: 'eventWithdrawn', eventId: EVENT_ID },
      });
    }
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

  it.each([null, 0])(
    'CAT-19 FEED-02 an outcome whose price is %s takes no bets, though its status is active',
    (odds) => {
      const outcomes = [{ id: 'o1', odds, active: 1 }];
      const data = { eventId: 'e', timestamp: 1, markets: [{ id: 'm1', status: 1, outcomes }] };
      expect(readFeedMessage('oddsChange', JSON.stringify(data), 0)).toMatchObject({
        ok: true,
        message: {
          markets: [
            { status: 'active', outcomes: [{ outcomeId: 'o1', odds: null, status: 'inactive' }] },
          ],
        },
      });
    },
  );

  it.each(['7', '"Frozen"', 'null'])(
    'FEED-02 suspends the others of an odds message with a market of status %s, which is inactive',
    (status) => {
      const markets = `{"id":"m1","status":-1,"outcomes":[]},{"id":"m2","status":${status},
        "outcomes":[{"id":"o1","odds":null,"active":1}]}`;
      const wire = `{"eventId":"sr:match:1","timestamp":1,"markets":[${markets}]}`;
      expect(readFeedMessage('oddsChange', wire, 0)).toMatchObject({
        message: {
          markets: [
            { status: 'suspended' },
            { status: 'inactive', outcomes: [{ outcomeId: 'o1', odds: null }] },
          ],
        },
      });
    },
  );

  it('FEED-02 reads an odds message whose markets say null for a market that is not new', () => {
    const wire = { ...ODDS, markets: ODDS.markets.map((odds) => ({ ...odds, market: null })) };
    expect(readFeedMessage('oddsChange', JSON.stringify(wire), 0)).toMatchObject({
      message: { markets: UPDATES },
    });
  });

  it('FEED-02 an event is withdrawn also where its match is null', () => {
    const wire = JSON.stringify({ ...OF_EVENT, reason: 'removed', match: null });
    expect(readFeedMessage('fixtureChange', wire, 0)).toMatchObject({ ok: true });
  });

  it('FEED-02 a market that can not be read is never left out of a message: it would stay open', () => {
    const spoilt = { ...ODDS.markets[0], outcomes: 'none' };
    const wire = { ...ODDS, markets: [...ODDS.markets, ...ODDS.markets, spoilt] };
    expect(readFeedMessage('oddsChange', JSON.stringify(wire), 0)).toMatchObject({ ok: false });
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
    const isNews = name !== 'toString';
    expect(readFeedMessage(name, JSON.stringify(wire), 0)).toEqual({ ok: false, problem, isNews });
  });
});
