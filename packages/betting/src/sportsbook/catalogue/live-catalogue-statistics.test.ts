import { describe, expect, it } from 'vitest';
import { aCatalogue, aFixtureChange, aMatchState, anEvent, NOW } from '../../test/fixtures.ts';
import type { MatchEvent } from '../event.ts';
import type { FeedMessage } from './feed-message.ts';
import { applyFeedMessage, type CatalogueScope, eventOf } from './live-catalogue.ts';
import type { MatchStatistics } from '../match-statistics.ts';

function corners(home: number): MatchStatistics {
  return {
    periods: [],
    points: null,
    serving: null,
    corners: { home, away: 0 },
    yellowCards: null,
    redCards: null,
  };
}

const STATE = { statusText: '1º tempo', homeScore: 0, awayScore: 0 } as const;

function after(scope: CatalogueScope, known: number | null, message: FeedMessage) {
  const before = anEvent({ statistics: known === null ? null : corners(known) });
  const { catalogue, changes } = applyFeedMessage(aCatalogue(scope, before), message, NOW);
  const { statistics } = eventOf(catalogue, before.id) as MatchEvent;
  return { statistics, kinds: changes.map(({ kind }) => kind) };
}

describe('the statistics of a match', () => {
  it('are taken from its states on its own page, which is told so', () => {
    const message = aMatchState({ ...STATE, statistics: corners(4) });
    expect(after('event', 3, message)).toEqual({ statistics: corners(4), kinds: ['statistics'] });
    expect(after('event', 4, message)).toEqual({ statistics: corners(4), kinds: [] });
    expect(after('event', null, message).statistics).toEqual(corners(4));
  });

  it('stay when a state or a fixture tells none', () => {
    expect(after('event', 3, aMatchState(STATE)).statistics).toEqual(corners(3));
    const fixture = aFixtureChange(anEvent({ statusText: 'Intervalo' }));
    expect(after('event', 3, fixture).statistics).toEqual(corners(3));
  });

  it('are in no list, so that a corner is no news there', () => {
    const message = aMatchState({ ...STATE, statistics: corners(4) });
    expect(after('live', 3, message)).toEqual({ statistics: null, kinds: [] });
  });
});
