import { describe, expect, it } from 'vitest';
import type { FeedMessage } from './feed-message.ts';
import {
  aCatalogue,
  aFixtureChange,
  aMarket,
  aMatchState,
  anEvent,
  anOddsChange,
  anOutcome,
  KICK_OFF,
  NOW,
} from '../../test/fixtures.ts';
import {
  applyFeedMessage,
  cleanTimestamps,
  createCatalogue,
  eventOf,
  eventsOf,
  removeOldEvents,
  silentMarkets,
  staleEventIds,
} from './live-catalogue.ts';
import { oddsFromDecimal } from '../../base/odds.ts';

const MINUTE = 60_000;

describe('events of a list', () => {
  it.each(['ended', 'suspended', 'interrupted', 'abandoned'] as const)(
    'FEED-05 leave the live list when %s',
    (status) => {
      const { catalogue, changes } = applyFeedMessage(aCatalogue(), aMatchState({ status }), NOW);
      expect(eventsOf(catalogue)).toEqual([]);
      expect(changes).toEqual([{ kind: 'eventRemoved', eventId: 'sr:match:1' }]);
    },
  );

  it('FEED-05 leave the live list on a coverage change', () => {
    const message = aFixtureChange(anEvent(), 'coverage');
    expect(eventsOf(applyFeedMessage(aCatalogue(), message, NOW).catalogue)).toEqual([]);
    expect(eventsOf(applyFeedMessage(aCatalogue('event'), message, NOW).catalogue)).toHaveLength(1);
  });

  it('FEED-05 SLIP-14 lock their prices on their own page when they lose their coverage', () => {
    const uncovered = anEvent({ bookingStatus: 'notBooked', markets: [] });
    const lost = aFixtureChange(uncovered, 'coverage');
    const { catalogue, changes } = applyFeedMessage(aCatalogue('event'), lost, NOW);
    const markets = eventOf(catalogue, 'sr:match:1')?.markets.map(({ status }) => status);
    expect(markets).toEqual(['suspended']);
    expect(changes).toEqual([{ kind: 'structure', eventId: 'sr:match:1' }]);
  });

  it('FEED-05 are of a tournament while live or to come, and leave it as they leave the live list', () => {
    const coverage = aFixtureChange(anEvent(), 'coverage');
    const changed = applyFeedMessage(aCatalogue('tournament'), coverage, NOW);
    expect(eventsOf(changed.catalogue)).toEqual([]);
    const ended = aMatchState({ status: 'ended', statusText: 'Encerrado' });
    expect(eventsOf(applyFeedMessage(aCatalogue('tournament'), ended, NOW).catalogue)).toEqual([]);
    const coming = createCatalogue('tournament', [anEvent({ status: 'notStarted' })], NOW);
    expect(eventsOf(applyFeedMessage(coming, coverage, NOW).catalogue)).toHaveLength(1);
    expect(staleEventIds(coming, NOW + 150_001)).toEqual([]);
    expect(staleEventIds(aCatalogue('tournament'), NOW + 150_001)).toEqual(['sr:match:1']);
  });

  it('FEED-05 stay on the page of the event whatever their status', () => {
    const ended = aMatchState({ status: 'ended', statusText: 'Encerrado' });
    const { catalogue, changes } = applyFeedMessage(aCatalogue('event'), ended, NOW);
    expect(eventOf(catalogue, 'sr:match:1')?.status).toBe('ended');
    expect(changes).toMatchObject([{ kind: 'state', status: 'ended', homeScore: 1 }]);
  });

  it('join by a fixture when they belong, in the order in which they come', () => {
    const second = anEvent({ id: 'sr:match:2' });
    const { catalogue, changes } = applyFeedMessage(
      aCatalogue(),
      aFixtureChange(second, 'added'),
      NOW,
    );
    expect(eventsOf(catalogue).map(({ id }) => id)).toEqual(['sr:match:1', 'sr:match:2']);
    expect(changes).toEqual([{ kind: 'eventAdded', eventId: 'sr:match:2' }]);

    const toCome = aFixtureChange(anEvent({ id: 'sr:match:3', status: 'notStarted' }), 'added');
    expect(applyFeedMessage(catalogue, toCome, NOW).catalogue).toBe(catalogue);
    const page = aCatalogue('event');
    expect(applyFeedMessage(page, aFixtureChange(second, 'added'), NOW).catalogue).toBe(page);
  });

  it('keep their markets when a fixture brings none, and tell of structure when it brings others', () => {
    const renamed = anEvent({ markets: [], home: { name: 'Flamengo RJ', score: 0 } });
    const kept = applyFeedMessage(aCatalogue(), aFixtureChange(renamed), NOW);
    expect(eventOf(kept.catalogue, 'sr:match:1')?.markets).toHaveLength(1);
    expect(kept.changes).toEqual([{ kind: 'structure', eventId: 'sr:match:1' }]);

    const repriced = anEvent({
      markets: [aMarket({ outcomes: [anOutcome({ odds: oddsFromDecimal(9) })] })],
    });
    expect(applyFeedMessage(aCatalogue(), aFixtureChange(repriced), NOW).changes).toEqual([
      { kind: 'structure', eventId: 'sr:match:1' },
    ]);
    expect(applyFeedMessage(aCatalogue(), aFixtureChange(anEvent()), NOW).changes).toEqual([]);
  });

  it('FEED-02 keep all markets of their page when a fixture brings the main one, and are read again', () => {
    const outcome = (odds: number) => [anOutcome({ odds: oddsFromDecimal(odds) })];
    const goals = aMarket({ id: 'm2', outcomes: [anOutcome({ id: 'o9' })] });
    const whole = anEvent({ markets: [aMarket({ outcomes: outcome(2) }), goals] });
    const told = anEvent({ markets: [aMarket({ outcomes: outcome(9) })] });
    const step = applyFeedMessage(aCatalogue('event', whole), aFixtureChange(told), NOW);
    const after = eventOf(step.catalogue, 'sr:match:1');
    expect(after?.markets).toMatchObject([{ outcomes: [{ odds: 9_000 }] }, { id: 'm2' }]);
    expect(step.changes).toMatchObject([{ kind: 'odds' }, { kind: 'incomplete' }]);

    const lacking = anEvent({ bookingStatus: 'notBooked', markets: told.markets });
    const stopped = applyFeedMessage(step.catalogue, aFixtureChange(lacking), NOW);
    const statuses = eventOf(stopped.catalogue, 'sr:match:1')?.markets.map(({ status }) => status);
    expect(statuses).toEqual(['suspended', 'suspended']);
  });

  it.each(['live', 'event'] as const)(
    'FEED-02 FEED-03 keep what is newer of their markets than a fixture that comes late (%s)',
    (scope) => {
      const told = anEvent({ home: { name: 'Flamengo RJ', score: 0 } });
      const stop: FeedMessage = {
        kind: 'betStop',
        eventId: 'sr:match:1',
        producedAt: NOW,
        marketIds: null,
      };
      const stopped = applyFeedMessage(aCatalogue(scope), stop, NOW).catalogue;
      const after = (producedAt: number) =>
        eventOf(
          applyFeedMessage(stopped, { ...aFixtureChange(told), producedAt }, NOW).catalogue,
          'sr:match:1',
        );
      expect(after(NOW - 1)).toMatchObject({
        home: { name: 'Flamengo RJ' },
        markets: [{ status: 'suspended' }],
      });
      expect(after(NOW)).toMatchObject({ markets: [{ status: 'active' }] });
    },
  );

  it('leave a prematch list when they go live, or when their start has come', () => {
    const toCome = anEvent({ status: 'notStarted', scheduledAt: NOW + MINUTE });
    const list = aCatalogue('prematch', toCome);
    expect(eventsOf(applyFeedMessage(list, aMatchState(), NOW).catalogue)).toEqual([]);
    expect(removeOldEvents(list, NOW + MINUTE - 1).catalogue).toBe(list);
  });

  it.each(['prematch', 'tournament'] as const)('CAT-32 leave a %s list at their start', (scope) => {
    const toCome = anEvent({ status: 'notStarted', scheduledAt: NOW + MINUTE });
    const list = aCatalogue(scope, toCome);
    expect(removeOldEvents(list, NOW + MINUTE - 1).catalogue).toBe(list);
    const { catalogue, changes } = removeOldEvents(list, NOW + MINUTE);
    expect(changes).toEqual([{ kind: 'eventRemoved', eventId: 'sr:match:1' }]);
    // Nor does a fixture or a reading bring it back before it is live.
    const again = applyFeedMessage(catalogue, aFixtureChange(toCome), NOW + MINUTE);
    expect(eventsOf(again.catalogue)).toEqual([]);
    expect(eventsOf(createCatalogue(scope, [toCome], NOW + MINUTE))).toEqual([]);
  });

  it('CAT-32 return to the list of a tournament once they are live', () => {
    const toCome = anEvent({ status: 'notStarted', scheduledAt: NOW });
    const live = aFixtureChange({ ...toCome, status: 'live' });
    const { catalogue } = applyFeedMessage(aCatalogue('tournament', toCome), live, NOW + MINUTE);
    expect(eventsOf(catalogue)).toMatchObject([{ status: 'live' }]);
  });

  it('FEED-07 are removed from the live list more than 5 hours past their schedule', () => {
    const list = aCatalogue();
    const edge = KICK_OFF + 5 * 60 * MINUTE;
    expect(removeOldEvents(list, edge).catalogue).toBe(list);
    const { catalogue, changes } = removeOldEvents(list, edge + 1);
    expect(eventsOf(catalogue)).toEqual([]);
    expect(changes).toEqual([{ kind: 'eventRemoved', eventId: 'sr:match:1' }]);
  });

  it('FEED-07 stay when they are stages, which run for days, or on their own page', () => {
    const late = KICK_OFF + 9 * 60 * MINUTE;
    const stages = aCatalogue('live', anEvent({ id: 'sr:stage:1' }));
    expect(removeOldEvents(stages, late).catalogue).toBe(stages);
    const page = aCatalogue('event');
    expect(removeOldEvents(page, late).catalogue).toBe(page);
  });

  it('leave when the operator withdraws them, and stay when the provider switch hides them', () => {
    const gone: FeedMessage = { kind: 'eventWithdrawn', eventId: 'sr:match:1' };
    expect(eventsOf(applyFeedMessage(aCatalogue(), gone, NOW).catalogue)).toEqual([]);
    const hide: FeedMessage = {
      kind: 'switchEvent',
      eventId: 'sr:match:1',
      isShown: false,
      replacedBy: 'bg:match:1',
    };
    const list = aCatalogue();
    expect(applyFeedMessage(list, hide, NOW).catalogue).toBe(list);
  });
});

describe('upkeep', () => {
  it('FEED-08 drops timestamps older than 30 minutes and keeps the others', () => {
    const list = aCatalogue('live', anEvent(), anEvent({ id: 'sr:match:2' }));
    const first = applyFeedMessage(list, anOddsChange('sr:match:1', 2), NOW).catalogue;
    const second = applyFeedMessage(first, anOddsChange('sr:match:2', 2, NOW + 1), NOW).catalogue;
    expect(cleanTimestamps(second, NOW + 30 * MINUTE)).toBe(second);
    const cleaned = cleanTimestamps(second, NOW + 30 * MINUTE + 1);
    expect([...cleaned.oddsProducedAt.entries()]).toEqual([['sr:match:2', NOW + 1]]);
    expect(eventsOf(cleaned)).toEqual(eventsOf(second));
  });

  it('finds the events of which nothing was heard for more than 150 seconds', () => {
    const list = aCatalogue('live', anEvent(), anEvent({ id: 'sr:match:2' }));
    const heard = applyFeedMessage(list, aMatchState(), NOW + 1000).catalogue;
    expect(staleEventIds(heard, NOW + 150_000)).toEqual([]);
    expect(staleEventIds(heard, NOW + 150_001)).toEqual(['sr:match:2']);
  });

  it('FEED-06 finds the markets in play of which nothing was heard for more than 150 seconds', () => {
    const markets = [aMarket(), aMarket({ id: 'm2' }), aMarket({ id: 'm3', status: 'closed' })];
    const coming = anEvent({ id: 'sr:match:2', status: 'notStarted' });
    const list = aCatalogue('event', anEvent({ markets }), coming);
    const heard = applyFeedMessage(list, anOddsChange('sr:match:1', 2), NOW + 1000).catalogue;
    expect([...silentMarkets(heard, NOW + 150_000)]).toEqual([]);
    expect([...silentMarkets(heard, NOW + 150_001)]).toEqual([['sr:match:1', new Set(['m2'])]]);
  });

  it('takes in only the events that belong, each once', () => {
    const events = [anEvent(), anEvent(), anEvent({ id: 'sr:match:2', status: 'ended' })];
    expect(eventsOf(aCatalogue('live', ...events)).map(({ id }) => id)).toEqual(['sr:match:1']);
  });
});
