import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SportEvent } from './event.ts';
import type { FeedMessage, FixtureChange, MatchState, OddsChange } from './feed-message.ts';
import { aMarket, anEvent, anOutcome, KICK_OFF } from './fixtures.ts';
import {
  applyFeedMessage,
  cleanTimestamps,
  createCatalogue,
  eventOf,
  eventsOf,
  removeOldEvents,
  staleEventIds,
  type CatalogueScope,
} from './live-catalogue.ts';
import { oddsFromDecimal } from './odds.ts';

const NOW = KICK_OFF + 3_600_000;
const MINUTE = 60_000;

function odds(eventId: string, decimal: number, producedAt = NOW): OddsChange {
  const outcome = {
    outcomeId: 'o1',
    odds: oddsFromDecimal(decimal),
    status: 'active' as const,
  };
  const market = { marketId: 'm1', status: 'active' as const, outcomes: [outcome] };
  return { kind: 'oddsChange', eventId, producedAt, markets: [market] };
}

function state(given: Partial<MatchState> = {}): MatchState {
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

function fixture(event: SportEvent, reason: FixtureChange['reason'] = 'changed'): FixtureChange {
  return { kind: 'fixtureChange', event, reason };
}

function catalogueOf(scope: CatalogueScope = 'live', ...events: SportEvent[]) {
  return createCatalogue(scope, events.length > 0 ? events : [anEvent()], NOW);
}

function priceOf(event: SportEvent | undefined): number | undefined {
  return event?.markets[0]?.outcomes[0]?.odds;
}

describe('odds messages', () => {
  it('set prices and tell which way they moved', () => {
    const up = applyFeedMessage(catalogueOf(), odds('sr:match:1', 2.1), NOW);
    expect(priceOf(eventOf(up.catalogue, 'sr:match:1'))).toBe(2100);
    expect(up.changes).toEqual([
      { kind: 'odds', eventId: 'sr:match:1', outcomeId: 'o1', odds: 2100, direction: 'up' },
    ]);
    const down = applyFeedMessage(up.catalogue, odds('sr:match:1', 1.5), NOW);
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
    const { catalogue, changes } = applyFeedMessage(catalogueOf(), message, NOW);
    expect(changes).toEqual([
      { kind: 'market', eventId: 'sr:match:1', marketId: 'm1', status: 'suspended' },
      { kind: 'outcome', eventId: 'sr:match:1', outcomeId: 'o1', status: 'suspended' },
    ]);
    expect(priceOf(eventOf(catalogue, 'sr:match:1'))).toBe(1850);
  });

  it.each([
    [2000, 2500],
    [2001, 3000],
  ])('FEED-03 made %d ms before the last one of their event lead to %d', (earlier, price) => {
    const first = applyFeedMessage(catalogueOf(), odds('sr:match:1', 3), NOW).catalogue;
    const late = applyFeedMessage(first, odds('sr:match:1', 2.5, NOW - earlier), NOW);
    expect(priceOf(eventOf(late.catalogue, 'sr:match:1'))).toBe(price);
    if (price === 3000) expect(late).toEqual({ catalogue: first, changes: [] });
  });

  it('FEED-03 are measured against the newest, not against a late one that was let in', () => {
    const newest = applyFeedMessage(catalogueOf(), odds('sr:match:1', 3), NOW).catalogue;
    const late = applyFeedMessage(newest, odds('sr:match:1', 2.5, NOW - 1500), NOW).catalogue;
    const later = applyFeedMessage(late, odds('sr:match:1', 2, NOW - 3000), NOW);
    expect(later.catalogue).toBe(late);
  });

  it('FEED-03 are dropped after an event has left and come back', () => {
    const told = applyFeedMessage(catalogueOf(), odds('sr:match:1', 3), NOW).catalogue;
    const left = applyFeedMessage(told, fixture(anEvent(), 'coverage'), NOW).catalogue;
    const back = applyFeedMessage(left, fixture(anEvent(), 'added'), NOW).catalogue;
    expect(applyFeedMessage(back, odds('sr:match:1', 2, NOW - 5000), NOW).catalogue).toBe(back);
  });

  it('FEED-03 hold the price of the newest whatever the order of older ones', () => {
    const delays = fc.array(fc.integer({ min: 2001, max: 100_000 }));
    fc.assert(
      fc.property(delays, (list) => {
        const start = applyFeedMessage(catalogueOf(), odds('sr:match:1', 3), NOW).catalogue;
        const end = list.reduce((catalogue, delay) => {
          const late = odds('sr:match:1', 1.01, NOW - delay);
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
    const before = catalogueOf('live', ...events);
    const { catalogue } = applyFeedMessage(before, odds('sr:match:7', 9), NOW);
    events.forEach((event, n) => {
      if (n !== 7) expect(eventOf(catalogue, event.id)).toBe(event);
    });
    const after = eventOf(catalogue, 'sr:match:7');
    expect(after?.markets[1]).toBe(events[7]?.markets[1]);
    expect(after?.markets[0]?.outcomes[1]).toBe(events[7]?.markets[0]?.outcomes[1]);
    expect(after?.home).toBe(events[7]?.home);
    expect(priceOf(eventOf(before, 'sr:match:7'))).toBe(1850);
  });

  it('keep the event itself when they say nothing new', () => {
    const before = catalogueOf();
    const { catalogue, changes } = applyFeedMessage(before, odds('sr:match:1', 1.85), NOW);
    expect(eventOf(catalogue, 'sr:match:1')).toBe(eventOf(before, 'sr:match:1'));
    expect(changes).toEqual([]);
  });

  it('ask a page, but not a list, to read an event anew when they name an unknown market', () => {
    const message: OddsChange = {
      ...odds('sr:match:1', 1.85),
      markets: [{ marketId: 'm9', status: 'active', outcomes: [] }],
    };
    expect(applyFeedMessage(catalogueOf('live'), message, NOW).changes).toEqual([]);
    expect(applyFeedMessage(catalogueOf('event'), message, NOW).changes).toEqual([
      { kind: 'structure', eventId: 'sr:match:1' },
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
    expect(applyFeedMessage(catalogueOf('event'), unknownOutcome, NOW).changes).toEqual([
      { kind: 'structure', eventId: 'sr:match:1' },
    ]);
  });
});

describe('events of a list', () => {
  it.each(['ended', 'suspended', 'interrupted', 'abandoned'] as const)(
    'FEED-05 leave the live list when %s',
    (status) => {
      const { catalogue, changes } = applyFeedMessage(catalogueOf(), state({ status }), NOW);
      expect(eventsOf(catalogue)).toEqual([]);
      expect(changes).toEqual([{ kind: 'eventRemoved', eventId: 'sr:match:1' }]);
    },
  );

  it('FEED-05 leave the live list on a coverage change', () => {
    const message = fixture(anEvent(), 'coverage');
    expect(eventsOf(applyFeedMessage(catalogueOf(), message, NOW).catalogue)).toEqual([]);
    expect(eventsOf(applyFeedMessage(catalogueOf('event'), message, NOW).catalogue)).toHaveLength(
      1,
    );
  });

  it('FEED-05 stay on the page of the event whatever their status', () => {
    const ended = state({ status: 'ended', statusText: 'Encerrado' });
    const { catalogue, changes } = applyFeedMessage(catalogueOf('event'), ended, NOW);
    expect(eventOf(catalogue, 'sr:match:1')?.status).toBe('ended');
    expect(changes).toMatchObject([{ kind: 'state', status: 'ended', homeScore: 1 }]);
  });

  it('join by a fixture when they belong, in the order in which they come', () => {
    const second = anEvent({ id: 'sr:match:2' });
    const { catalogue, changes } = applyFeedMessage(catalogueOf(), fixture(second, 'added'), NOW);
    expect(eventsOf(catalogue).map(({ id }) => id)).toEqual(['sr:match:1', 'sr:match:2']);
    expect(changes).toEqual([{ kind: 'eventAdded', eventId: 'sr:match:2' }]);

    const toCome = fixture(anEvent({ id: 'sr:match:3', status: 'notStarted' }), 'added');
    expect(applyFeedMessage(catalogue, toCome, NOW).catalogue).toBe(catalogue);
    const page = catalogueOf('event');
    expect(applyFeedMessage(page, fixture(second, 'added'), NOW).catalogue).toBe(page);
  });

  it('keep their markets when a fixture brings none, and tell of structure when it brings others', () => {
    const renamed = anEvent({ markets: [], home: { name: 'Flamengo RJ', score: 0 } });
    const kept = applyFeedMessage(catalogueOf(), fixture(renamed), NOW);
    expect(eventOf(kept.catalogue, 'sr:match:1')?.markets).toHaveLength(1);
    expect(kept.changes).toEqual([{ kind: 'structure', eventId: 'sr:match:1' }]);

    const repriced = anEvent({
      markets: [aMarket({ outcomes: [anOutcome({ odds: oddsFromDecimal(9) })] })],
    });
    expect(applyFeedMessage(catalogueOf(), fixture(repriced), NOW).changes).toEqual([
      { kind: 'structure', eventId: 'sr:match:1' },
    ]);
    expect(applyFeedMessage(catalogueOf(), fixture(anEvent()), NOW).changes).toEqual([]);
  });

  it('leave a prematch list when they go live, or when their start has come', () => {
    const toCome = anEvent({ status: 'notStarted', scheduledAt: NOW + MINUTE });
    const list = catalogueOf('prematch', toCome);
    expect(eventsOf(applyFeedMessage(list, state(), NOW).catalogue)).toEqual([]);
    expect(removeOldEvents(list, NOW + MINUTE - 1).catalogue).toBe(list);
  });

  it('CAT-32 leave a prematch list at their start', () => {
    const toCome = anEvent({ status: 'notStarted', scheduledAt: NOW + MINUTE });
    const { changes } = removeOldEvents(catalogueOf('prematch', toCome), NOW + MINUTE);
    expect(changes).toEqual([{ kind: 'eventRemoved', eventId: 'sr:match:1' }]);
  });

  it('FEED-07 are removed from the live list more than 5 hours past their schedule', () => {
    const list = catalogueOf();
    const edge = KICK_OFF + 5 * 60 * MINUTE;
    expect(removeOldEvents(list, edge).catalogue).toBe(list);
    const { catalogue, changes } = removeOldEvents(list, edge + 1);
    expect(eventsOf(catalogue)).toEqual([]);
    expect(changes).toEqual([{ kind: 'eventRemoved', eventId: 'sr:match:1' }]);
  });

  it('FEED-07 stay when they are stages, which run for days, or on their own page', () => {
    const late = KICK_OFF + 9 * 60 * MINUTE;
    const stages = catalogueOf('live', anEvent({ id: 'sr:stage:1' }));
    expect(removeOldEvents(stages, late).catalogue).toBe(stages);
    const page = catalogueOf('event');
    expect(removeOldEvents(page, late).catalogue).toBe(page);
  });

  it('leave when the provider switch hides them', () => {
    const hide: FeedMessage = {
      kind: 'switchEvent',
      eventId: 'sr:match:1',
      isShown: false,
      replacedBy: 'bg:match:1',
    };
    expect(eventsOf(applyFeedMessage(catalogueOf(), hide, NOW).catalogue)).toEqual([]);
    const list = catalogueOf();
    expect(applyFeedMessage(list, { ...hide, isShown: true }, NOW).catalogue).toBe(list);
  });
});

describe('other messages', () => {
  it('set state and score', () => {
    const { catalogue, changes } = applyFeedMessage(catalogueOf(), state(), NOW);
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
    expect(applyFeedMessage(catalogue, state(), NOW).changes).toEqual([]);
  });

  it.each(['stageState', 'seasonState'] as const)('set status by %s without scores', (kind) => {
    const message = { kind, eventId: 'sr:match:1', status: 'live', statusText: 'Volta 3' } as const;
    const { catalogue } = applyFeedMessage(catalogueOf(), message, NOW);
    expect(eventOf(catalogue, 'sr:match:1')).toMatchObject({
      statusText: 'Volta 3',
      away: { score: 0 },
    });
  });

  it('set the clock', () => {
    const clock = { seconds: 900, readAt: NOW, stopped: true, direction: 'up' } as const;
    const message: FeedMessage = { kind: 'liveTime', eventId: 'sr:match:1', clock };
    const { catalogue, changes } = applyFeedMessage(catalogueOf(), message, NOW);
    expect(eventOf(catalogue, 'sr:match:1')?.clock).toBe(clock);
    expect(changes).toEqual([{ kind: 'clock', eventId: 'sr:match:1', clock }]);
  });

  it('suspend the active markets that a bet stop names', () => {
    const event = anEvent({
      markets: [aMarket(), aMarket({ id: 'm2' }), aMarket({ id: 'm3', status: 'closed' })],
    });
    const stop = { kind: 'betStop', eventId: event.id } as const;
    const some = applyFeedMessage(catalogueOf('live', event), { ...stop, marketIds: ['m2'] }, NOW);
    expect(some.changes).toMatchObject([{ kind: 'market', marketId: 'm2', status: 'suspended' }]);
    const all = applyFeedMessage(catalogueOf('live', event), { ...stop, marketIds: null }, NOW);
    const statuses = eventOf(all.catalogue, event.id)?.markets.map(({ status }) => status);
    expect(statuses).toEqual(['suspended', 'suspended', 'closed']);
  });

  it('tell once when the feed of a producer goes down and comes back', () => {
    const down: FeedMessage = { kind: 'feedStatus', producerId: 3, up: false };
    const first = applyFeedMessage(catalogueOf(), down, NOW);
    expect(first.changes).toEqual([{ kind: 'feed', producerId: 3, up: false }]);
    expect(applyFeedMessage(first.catalogue, down, NOW).changes).toEqual([]);
    const up = applyFeedMessage(first.catalogue, { ...down, up: true }, NOW);
    expect(up.catalogue.producersDown).toEqual([]);
    expect(up.changes).toEqual([{ kind: 'feed', producerId: 3, up: true }]);
  });

  it('change nothing when they are about unknown events or about bets', () => {
    const list = catalogueOf();
    const messages: FeedMessage[] = [
      odds('sr:match:9', 2),
      state({ eventId: 'sr:match:9' }),
      { kind: 'betStop', eventId: 'sr:match:9', marketIds: null },
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

describe('upkeep', () => {
  it('FEED-08 drops timestamps older than 30 minutes and keeps the others', () => {
    const list = catalogueOf('live', anEvent(), anEvent({ id: 'sr:match:2' }));
    const first = applyFeedMessage(list, odds('sr:match:1', 2), NOW).catalogue;
    const second = applyFeedMessage(first, odds('sr:match:2', 2, NOW + 1), NOW).catalogue;
    expect(cleanTimestamps(second, NOW + 30 * MINUTE)).toBe(second);
    const cleaned = cleanTimestamps(second, NOW + 30 * MINUTE + 1);
    expect([...cleaned.oddsProducedAt.entries()]).toEqual([['sr:match:2', NOW + 1]]);
    expect(eventsOf(cleaned)).toEqual(eventsOf(second));
  });

  it('finds the events of which nothing was heard for more than 150 seconds', () => {
    const list = catalogueOf('live', anEvent(), anEvent({ id: 'sr:match:2' }));
    const heard = applyFeedMessage(list, state(), NOW + 1000).catalogue;
    expect(staleEventIds(heard, NOW + 150_000)).toEqual([]);
    expect(staleEventIds(heard, NOW + 150_001)).toEqual(['sr:match:2']);
  });

  it('takes in only the events that belong, each once', () => {
    const events = [anEvent(), anEvent(), anEvent({ id: 'sr:match:2', status: 'ended' })];
    expect(eventsOf(catalogueOf('live', ...events)).map(({ id }) => id)).toEqual(['sr:match:1']);
  });
});
