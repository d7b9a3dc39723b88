import type { CatalogueChange } from '@vitrine/betting/sportsbook/catalogue/catalogue-change';
import { oddsFromDecimal } from '@vitrine/betting/base/odds';
import type { EventStatus, MatchEvent, SportEvent } from '@vitrine/betting/sportsbook/event';
import { aCatalogue, aMarket, anEvent, anOutcome } from '@vitrine/betting/test/fixtures';
import { describe, expect, it } from 'vitest';
import { frameDraft, wholeFrame } from './frame-draft.ts';

const COMING = anEvent({
  status: 'notStarted',
  statusText: 'Não iniciado',
  home: { name: 'Flamengo', score: null },
  away: { name: 'Palmeiras', score: null },
  clock: null,
});

/** The frame that tells one change of an event. */
function frameOf(change: CatalogueChange, before: SportEvent, after: SportEvent) {
  const draft = frameDraft();
  draft.note(change, aCatalogue('event', before), aCatalogue('event', after));
  return draft.take();
}

function stateOf({ id, status, statusText, home, away }: MatchEvent): CatalogueChange {
  return {
    kind: 'state',
    eventId: id,
    status,
    statusText,
    homeScore: home.score,
    awayScore: away.score,
  };
}

describe('the words of an event in a frame', () => {
  it('are the operator’s while it is live', () => {
    const live = anEvent();
    expect(wholeFrame([live]).s).toEqual({
      [live.id]: { h: 0, a: 0, t: '1º tempo', p: '1T' },
    });
    expect(frameOf(stateOf(live), COMING, live)?.s).toEqual({
      [live.id]: { h: 0, a: 0, t: '1º tempo', p: '1T' },
    });
  });

  const scoreOnly = { [COMING.id]: { h: null, a: null } };

  it('are none before the start, in a frame that holds everything', () => {
    expect(wholeFrame([COMING]).s).toEqual(scoreOnly);
  });

  it.each(['eventAdded', 'structure'] as const)('are none before the start after %s', (kind) => {
    expect(frameOf({ kind, eventId: COMING.id }, COMING, COMING)?.s).toEqual(scoreOnly);
  });

  it.each<EventStatus>(['notStarted', 'aboutToStart', 'postponed', 'suspended', 'ended'])(
    'are none in the change to %s, which only the page’s data can show',
    (status) => {
      const before = anEvent();
      const after = anEvent({ status, statusText: 'Palavras do operador' });
      expect(frameOf(stateOf(after), before, after)).toEqual({
        s: { [after.id]: { h: 0, a: 0 } },
        x: [after.id],
      });
    },
  );
});

describe('the figures of a match in a frame', () => {
  const figures = (home: number, serving: 'home' | 'away' | null = null, sets = 1) =>
    anEvent({
      statistics: {
        periods: Array.from({ length: sets }, (_, index) => ({
          kind: 'set',
          number: index + 1,
          home,
          away: 2,
        })),
        points: { home: '40', away: '15' },
        serving,
        corners: null,
        yellowCards: null,
        redCards: null,
      },
    });
  const told = (before: SportEvent, after: SportEvent) =>
    frameOf({ kind: 'statistics', eventId: after.id }, before, after);

  it('are those that changed, by the names of their nodes', () => {
    expect(told(figures(3, 'home'), figures(4, 'away'))).toEqual({
      d: {
        'sr:match:1/set1/home': '4',
        'sr:match:1/serving/home': '',
        'sr:match:1/serving/away': '●',
      },
    });
  });

  it('bring the page again when a part begins, and are all told to who missed frames', () => {
    expect(told(figures(6), figures(6, null, 2))?.x).toEqual(['sr:match:1']);
    expect(wholeFrame([figures(3)]).d).toMatchObject({
      'sr:match:1/set1/home': '3',
      'sr:match:1/points/away': '15',
    });
    expect(wholeFrame([anEvent()])).not.toHaveProperty('d');
  });
});

describe('a match that is decided', () => {
  const main = (decimal: number) =>
    anEvent({
      markets: [aMarket({ outcomes: [anOutcome({ id: 'o1', odds: oddsFromDecimal(decimal) })] })],
    });
  const moved = (decimal: number) =>
    ({
      kind: 'odds',
      eventId: main(2).id,
      outcomeId: 'o1',
      odds: oddsFromDecimal(decimal),
      direction: 'up',
    }) as const;

  it('changes the list, as does one that is open again; other prices do not', () => {
    expect(frameOf(moved(1.01), main(1.1), main(1.01))?.x).toEqual([main(2).id]);
    expect(frameOf(moved(1.1), main(1.01), main(1.1))?.x).toEqual([main(2).id]);
    expect(frameOf(moved(1.2), main(1.1), main(1.2))?.x).toBeUndefined();
  });
});
