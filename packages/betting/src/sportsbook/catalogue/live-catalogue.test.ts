import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MatchEvent, SportEvent } from '../event.ts';
import type { FeedMessage, OddsChange } from './feed-message.ts';
import {
  aCatalogue,
  aFixtureChange,
  aMarket,
  aMatchState,
  anEvent,
  anOddsChange,
  NOW,
} from '../../test/fixtures.ts';
import { applyFeedMessage, eventOf } from './live-catalogue.ts';
import { oddsFromDecimal } from '../../base/odds.ts';

function priceOf(event: SportEvent | undefined): number | undefined {
  return event?.markets[0]?.outcomes[0]?.odds;
}

describe('odds messages', () => {
  it('set prices and tell which way they moved', () => {
    const up = applyFeedMessage(aCatalogue(), anOddsChange('sr:match:1', 2.1), NOW);
    expect(priceOf(eventOf(up.catalogue, 'sr:match:1'))).toBe(2100);
    expect(up.changes).toEqual([
      { kind: 'odds', eventId: 'sr:match:1', outcomeId: 'o1', odds: 2100, direction: 'up' },
    ]);
    const down = applyFeedMessage(up.catalogue, anOddsChange('sr:match:1', 1.5), NOW);
    expect(down.changes).toMatchObject([{ kind: 'odds', direction: 'down' }]);
  });

  it('change market and outcome statuses, keeping a price that is not told', () => {
    const message: FeedMessage = {
      kind: 'marketsOddsChange',
      eventId: 'sr:match:1',
      producedAt: NOW,
      markets: [
        {
          marketId: 'm1',
          status: 'suspended',
          outcomes: [{ outcomeId: 'o1', odds: null, status: 'suspended' }],
        },
      ],
    };
    const { catalogue, changes } = applyFeedMessage(aCatalogue(), message, NOW);
    expect(changes).toEqual([
      { kind: 'market', eventId: 'sr:match:1', marketId: 'm1', status: 'suspended' },
      { kind: 'outcome', eventId: 'sr:match:1', outcomeId: 'o1', status: 'suspended' },
    ]);
    expect(priceOf(eventOf(catalogue, 'sr:match:1'))).toBe(1850);
  });

  /** The odds of another market than the fixture's first. */
  function ofAnotherMarket(decimal: number): OddsChange {
    const message = anOddsChange('sr:match:1', decimal);
    return { ...message, markets: message.markets.map((one) => ({ ...one, marketId: 'm2' })) };
  }

  it.each([
    [2000, 2500],
    [2001, 1850],
  ])('FEED-03 made %d ms before the last one of their event lead to %d', (earlier, price) => {
    const first = applyFeedMessage(aCatalogue(), ofAnotherMarket(3), NOW).catalogue;
    const late = applyFeedMessage(first, anOddsChange('sr:match:1', 2.5, NOW - earlier), NOW);
    expect(priceOf(eventOf(late.catalogue, 'sr:match:1'))).toBe(price);
    if (price === 1850) expect(late).toEqual({ catalogue: first, changes: [] });
  });

  it('FEED-03 that come out of order within 2 s leave each status and price as it was made last', () => {
    const outcomes = [{ outcomeId: 'o1', odds: oddsFromDecimal(2.5), status: 'active' as const }];
    const made: readonly FeedMessage[] = [
      anOddsChange('sr:match:1', 2.1, NOW),
      { kind: 'betStop', eventId: 'sr:match:1', producedAt: NOW + 100, marketIds: null },
      {
        ...anOddsChange('sr:match:1', 2.5, NOW + 200),
        markets: [{ marketId: 'm1', status: 'active', outcomes }],
      },
      {
        ...anOddsChange('sr:match:1', 1.9, NOW + 300),
        markets: [{ marketId: 'm1', status: 'suspended', outcomes: [] }],
      },
    ];
    const order = fc.shuffledSubarray([...made], { minLength: made.length });
    fc.assert(
      fc.property(order, (messages) => {
        const end = messages.reduce(
          (catalogue, message) => applyFeedMessage(catalogue, message, NOW + 400).catalogue,
          aCatalogue(),
        );
        const [market] = eventOf(end, 'sr:match:1')?.markets ?? [];
        expect(market?.status).toBe('suspended');
        expect(market?.outcomes[0]?.odds).toBe(2500);
      }),
    );
  });

  it('FEED-03 are measured against the newest, not against a late one that was let in', () => {
    const newest = applyFeedMessage(aCatalogue(), anOddsChange('sr:match:1', 3), NOW).catalogue;
    const late = applyFeedMessage(
      newest,
      anOddsChange('sr:match:1', 2.5, NOW - 1500),
      NOW,
    ).catalogue;
    const later = applyFeedMessage(late, anOddsChange('sr:match:1', 2, NOW - 3000), NOW);
    expect(later.catalogue).toBe(late);
  });

  it('FEED-03 are dropped after an event has left and come back', () => {
    const told = applyFeedMessage(aCatalogue(), anOddsChange('sr:match:1', 3), NOW).catalogue;
    const left = applyFeedMessage(told, aFixtureChange(anEvent(), 'coverage'), NOW).catalogue;
    const back = applyFeedMessage(left, aFixtureChange(anEvent(), 'added'), NOW).catalogue;
    expect(applyFeedMessage(back, anOddsChange('sr:match:1', 2, NOW - 5000), NOW).catalogue).toBe(
      back,
    );
  });

  it('FEED-03 hold the price of the newest whatever the order of older ones', () => {
    const delays = fc.array(fc.integer({ min: 2001, max: 100_000 }));
    fc.assert(
      fc.property(delays, (list) => {
        const start = applyFeedMessage(aCatalogue(), anOddsChange('sr:match:1', 3), NOW).catalogue;
        const end = list.reduce((catalogue, delay) => {
          const late = anOddsChange('sr:match:1', 1.01, NOW - delay);
          return applyFeedMessage(catalogue, late, NOW).catalogue;
        }, start);
        expect(end).toBe(start);
      }),
    );
  });

  it('leave every other event, market and outcome as the same object', () => {
    const events = Array.from({ length: 100 }, (_, n) =>
      anEvent({ id: `sr:match:${n}`, markets: [aMarket(), aMarket({ id: 'm2' })] }),
    );
    const before = aCatalogue('live', ...events);
    const { catalogue } = applyFeedMessage(before, anOddsChange('sr:match:7', 9), NOW);
    events.forEach((event, n) => {
      if (n !== 7) expect(eventOf(catalogue, event.id)).toBe(event);
    });
    const after = eventOf(catalogue, 'sr:match:7');
    expect(after?.markets[1]).toBe(events[7]?.markets[1]);
    expect(after?.markets[0]?.outcomes[1]).toBe(events[7]?.markets[0]?.outcomes[1]);
    expect((after as MatchEvent).home).toBe(events[7]?.home);
    expect(priceOf(eventOf(before, 'sr:match:7'))).toBe(1850);
  });

  it('keep the event itself when they say nothing new', () => {
    const before = aCatalogue();
    const { catalogue, changes } = applyFeedMessage(before, anOddsChange('sr:match:1', 1.85), NOW);
    expect(eventOf(catalogue, 'sr:match:1')).toBe(eventOf(before, 'sr:match:1'));
    expect(changes).toEqual([]);
  });

  it('ask a page, but not a list, to read an event anew when they name an unknown market', () => {
    const message: OddsChange = {
      ...anOddsChange('sr:match:1', 1.85),
      markets: [{ marketId: 'm9', status: 'active', outcomes: [] }],
    };
    expect(applyFeedMessage(aCatalogue('live'), message, NOW).changes).toEqual([]);
    expect(applyFeedMessage(aCatalogue('event'), message, NOW).changes).toEqual([
      { kind: 'incomplete', eventId: 'sr:match:1' },
    ]);
    const unknownOutcome: OddsChange = {
      ...message,
      markets: [
        {
          marketId: 'm1',
          status: 'active',
          outcomes: [{ outcomeId: 'o9', odds: oddsFromDecimal(5), status: 'active' }],
        },
      ],
    };
    expect(applyFeedMessage(aCatalogue('event'), unknownOutcome, NOW).changes).toEqual([
      { kind: 'incomplete', eventId: 'sr:match:1' },
    ]);
  });
});

describe('other messages', () => {
  it('set state and score', () => {
    const { catalogue, changes } = applyFeedMessage(aCatalogue(), aMatchState(), NOW);
    expect(eventOf(catalogue, 'sr:match:1')).toMatchObject({
      statusText: '2º tempo',
      home: { name: 'Flamengo', score: 1 },
    });
    expect(changes).toEqual([
      {
        kind: 'state',
        eventId: 'sr:match:1',
        status: 'live',
        statusText: '2º tempo',
        homeScore: 1,
        awayScore: 0,
      },
    ]);
    expect(applyFeedMessage(catalogue, aMatchState(), NOW).changes).toEqual([]);
  });

  it.each(['stageState', 'seasonState'] as const)('set status by %s without scores', (kind) => {
    const message = { kind, eventId: 'sr:match:1', status: 'live', statusText: 'Volta 3' } as const;
    const { catalogue } = applyFeedMessage(aCatalogue(), message, NOW);
    expect(eventOf(catalogue, 'sr:match:1')).toMatchObject({
      statusText: 'Volta 3',
      away: { score: 0 },
    });
  });

  it('set the clock', () => {
    const clock = { seconds: 900, readAt: NOW, stopped: true, direction: 'up' } as const;
    const message: FeedMessage = { kind: 'liveTime', eventId: 'sr:match:1', clock };
    const { catalogue, changes } = applyFeedMessage(aCatalogue(), message, NOW);
    expect(eventOf(catalogue, 'sr:match:1')?.clock).toBe(clock);
    expect(changes).toEqual([{ kind: 'clock', eventId: 'sr:match:1', clock }]);
  });

  it('suspend the active markets that a bet stop names', () => {
    const event = anEvent({
      markets: [aMarket(), aMarket({ id: 'm2' }), aMarket({ id: 'm3', status: 'closed' })],
    });
    const stop = { kind: 'betStop', eventId: event.id, producedAt: NOW } as const;
    const some = applyFeedMessage(aCatalogue('live', event), { ...stop, marketIds: ['m2'] }, NOW);
    expect(some.changes).toMatchObject([{ kind: 'market', marketId: 'm2', status: 'suspended' }]);
    const all = applyFeedMessage(aCatalogue('live', event), { ...stop, marketIds: null }, NOW);
    const statuses = eventOf(all.catalogue, event.id)?.markets.map(({ status }) => status);
    expect(statuses).toEqual(['suspended', 'suspended', 'closed']);
  });

  it('tell once when the feed of a producer goes down and comes back', () => {
    const down: FeedMessage = { kind: 'feedStatus', producerId: 3, up: false };
    const first = applyFeedMessage(aCatalogue(), down, NOW);
    expect(first.changes).toEqual([{ kind: 'feed', producerId: 3, up: false }]);
    expect(applyFeedMessage(first.catalogue, down, NOW).changes).toEqual([]);
    const up = applyFeedMessage(first.catalogue, { ...down, up: true }, NOW);
    expect(up.catalogue.producersDown).toEqual([]);
    expect(up.changes).toEqual([{ kind: 'feed', producerId: 3, up: true }]);
  });

  it('change nothing when they are about unknown events or about bets', () => {
    const list = aCatalogue();
    const messages: FeedMessage[] = [
      anOddsChange('sr:match:9', 2),
      aMatchState({ eventId: 'sr:match:9' }),
      { kind: 'betStop', eventId: 'sr:match:9', producedAt: NOW, marketIds: null },
      {
        kind: 'betHistoryUpdate',
        userId: 'u',
        betNumber: '90071992547409931',
        status: 'won',
        amountWon: null,
      },
    ];
    for (const message of messages) {
      expect(applyFeedMessage(list, message, NOW)).toEqual({ catalogue: list, changes: [] });
    }
  });
});
