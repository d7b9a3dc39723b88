import type { CatalogueChange } from '@vitrine/betting/sportsbook/catalogue-change';
import type { EventStatus, MatchEvent, SportEvent } from '@vitrine/betting/sportsbook/event';
import { aCatalogue, anEvent } from '@vitrine/betting/test/fixtures';
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
      [live.id]: { h: 0, a: 0, t: '1º tempo' },
    });
    expect(frameOf(stateOf(live), COMING, live)?.s).toEqual({
      [live.id]: { h: 0, a: 0, t: '1º tempo' },
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
