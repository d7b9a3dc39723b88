import { describe, expect, it } from 'vitest';
import {
  isEventShown,
  isTournamentExcluded,
  isYouthTournament,
  shownOutcomes,
  startsWithinTenMinutes,
  type VisibilityRules,
} from './event-visibility.ts';
import { aMarket, anEvent, anOutcome, KICK_OFF } from './fixtures.ts';

describe('isYouthTournament', () => {
  it.each(['Brasileiro Sub-20', 'Copa Sub 17', 'U21 Euro', 'UEFA U-19 Championship', 'Sub20 F'])(
    'CAT-21 excludes %s',
    (name) => {
      expect(isYouthTournament(name)).toBe(true);
    },
  );

  it.each(['Sub-15', 'U23 Cup', 'Brasileirão', 'Peru 20', 'Açu 20', 'U200', 'Clube Sub 210'])(
    'CAT-21 keeps %s',
    (name) => {
      expect(isYouthTournament(name)).toBe(false);
    },
  );

  it('CAT-21 excludes the tournaments of the list', () => {
    const listed = new Set(['sr:tournament:9']);
    expect(isTournamentExcluded({ id: 'sr:tournament:9', name: 'Liga' }, listed)).toBe(true);
    expect(isTournamentExcluded({ id: 'sr:tournament:8', name: 'Liga' }, listed)).toBe(false);
  });
});

describe('shownOutcomes', () => {
  const outcomes = [
    anOutcome({ id: 'other', name: 'Outro' }),
    ...Array.from({ length: 20 }, (_, n) => anOutcome({ id: `o${n}`, name: `${n}:0` })),
  ];
  const market = aMarket({ layout: 'correctScore', outcomes });

  it('CAT-25 shows 15 scores of soccer and not "outro"', () => {
    expect(shownOutcomes(market, 'sr:sport:1')).toEqual(outcomes.slice(1, 16));
  });

  it('CAT-25 shows all of other sports and other markets', () => {
    expect(shownOutcomes(market, 'sr:sport:4')).toBe(outcomes);
    expect(shownOutcomes({ ...market, layout: 'outright' }, 'sr:sport:1')).toBe(outcomes);
  });
});

describe('startsWithinTenMinutes', () => {
  it.each([
    [-1, false],
    [0, true],
    [600_000, true],
    [600_001, false],
  ])('CAT-32 %d ms before the start: %s', (left, answer) => {
    expect(startsWithinTenMinutes(KICK_OFF, KICK_OFF - left)).toBe(answer);
  });
});

describe('isEventShown', () => {
  const rules: VisibilityRules = {
    hiddenEventIds: new Set(['sr:match:2']),
    providerSwitch: new Map([
      ['sr:match:3', false],
      ['bg:match:3', true],
    ]),
    providerTwoTournamentIds: new Set(['t1']),
  };
  const two = anEvent({ id: 'bg:match:1', provider: 'two', status: 'notStarted' });

  it('CAT-24 hides what is hidden or switched off', () => {
    expect(isEventShown(anEvent({ id: 'sr:match:1' }), rules)).toBe(true);
    expect(isEventShown(anEvent({ id: 'sr:match:2' }), rules)).toBe(false);
    expect(isEventShown(anEvent({ id: 'sr:match:3' }), rules)).toBe(false);
  });

  it('CAT-24 shows provider two when told to, or before the start in an enabled tournament', () => {
    expect(isEventShown({ ...two, tournamentId: 't1' }, rules)).toBe(true);
    expect(isEventShown({ ...two, tournamentId: 't2' }, rules)).toBe(false);
    expect(isEventShown({ ...two, tournamentId: 't1', status: 'live' }, rules)).toBe(false);
    expect(isEventShown({ ...two, id: 'bg:match:3', status: 'live' }, rules)).toBe(true);
  });
});
