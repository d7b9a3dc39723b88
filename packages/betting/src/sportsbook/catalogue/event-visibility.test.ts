import { describe, expect, it } from 'vitest';
import {
  isEventShown,
  isListed,
  isTournamentExcluded,
  isYouthTournament,
  minutesToStart,
  shownOutcomes,
  standInsOf,
  type VisibilityRules,
  visibilitySports,
} from './event-visibility.ts';
import { oddsFromDecimal } from '../../base/odds.ts';
import { providerOf } from '../event-id.ts';
import type { MatchEvent } from '../event.ts';
import { aMarket, anEvent, anOutcome, KICK_OFF } from '../../test/fixtures.ts';

describe('isListed', () => {
  it.each([
    ['live', 'live'],
    ['notStarted', 'prematch'],
    ['aboutToStart', 'prematch'],
    ['delayed', 'prematch'],
  ] as const)('puts %s into the %s list alone', (status, list) => {
    expect(isListed({ status }, list)).toBe(true);
    expect(isListed({ status }, list === 'live' ? 'prematch' : 'live')).toBe(false);
  });

  it.each(['suspended', 'ended', 'closed', 'cancelled', 'interrupted', 'postponed'] as const)(
    'FEED-05 puts %s into none',
    (status) => {
      expect(isListed({ status }, 'live') || isListed({ status }, 'prematch')).toBe(false);
    },
  );
});

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

  it('CAT-25 shows the most likely scores, in the order of the operator', () => {
    const priced = outcomes.map((outcome, n) => ({ ...outcome, odds: oddsFromDecimal(100 - n) }));
    expect(shownOutcomes({ ...market, outcomes: priced }, 'sr:sport:1')).toEqual(priced.slice(6));
  });

  it('CAT-25 shows all of other sports and other markets', () => {
    expect(shownOutcomes(market, 'sr:sport:4')).toBe(outcomes);
    expect(shownOutcomes({ ...market, layout: 'outright' }, 'sr:sport:1')).toBe(outcomes);
  });
});

describe('minutesToStart', () => {
  it.each([
    [0, null],
    [1, 1],
    [60_000, 1],
    [60_001, 2],
    [600_000, 10],
    [600_001, null],
  ])('CAT-32 are, %d ms before the start, %s', (left, minutes) => {
    const event = { status: 'notStarted', scheduledAt: KICK_OFF } as const;
    expect(minutesToStart(event, KICK_OFF - left)).toBe(minutes);
    expect(minutesToStart({ ...event, status: 'live' }, KICK_OFF - left)).toBeNull();
  });
});

describe('standInsOf', () => {
  it('CAT-28 names what replaces an event that is off, and nothing for one that is on', () => {
    const entries = new Map([
      ['sr:match:1', { isShown: false, replacedBy: 'bg:match:1' }],
      ['sr:match:2', { isShown: false, replacedBy: null }],
      ['sr:match:3', { isShown: true, replacedBy: 'bg:match:3' }],
    ]);
    expect([...standInsOf(entries)]).toEqual(['bg:match:1']);
  });
});

describe('isEventShown', () => {
  const rules: VisibilityRules = {
    hiddenEventIds: new Set(['sr:match:2']),
    visibilitySports: visibilitySports(['sr:sport:23']),
    blockedLiveIds: new Set(['sr:match:6']),
    providerSwitch: new Map([
      ['sr:match:3', false],
      ['sr:match:4', true],
      ['bg:match:3', true],
      ['bg:match:4', false],
    ]),
    standIns: new Set(['bg:match:4', 'bg:match:5']),
    unifierSwitch: new Map([
      ['sr:match:4', false],
      ['bg:match:4', true],
    ]),
    providerTwoTournamentIds: new Set(['t1']),
    excludedTournamentIds: new Set(['t9']),
  };
  const shown = (given: Partial<MatchEvent>) =>
    isEventShown(anEvent({ provider: providerOf(given.id ?? 'sr:match:1'), ...given }), rules);
  const two = { id: 'bg:match:1', status: 'notStarted', tournamentId: 't1' } as const;

  it('CAT-24 hides what is on a hidden list or switched off', () => {
    expect(shown({ id: 'sr:match:1' })).toBe(true);
    expect(shown({ id: 'sr:match:2' })).toBe(false);
    expect(shown({ id: 'sr:match:3' })).toBe(false);
  });

  it('CAT-24 asks the unifier switch before the provider switch, in soccer alone', () => {
    expect(shown({ id: 'sr:match:4' })).toBe(false);
    expect(shown({ id: 'bg:match:4' })).toBe(true);
    expect(shown({ id: 'sr:match:4', sportId: 'sr:sport:2' })).toBe(true);
    expect(shown({ id: 'bg:match:4', sportId: 'sr:sport:2' })).toBe(false);
  });

  it('CAT-28 turns off provider one in soccer, basketball and baseball alone', () => {
    const switchedOff = (sportId: string) => shown({ id: 'sr:match:3', sportId });
    expect(['sr:sport:1', 'sr:sport:2', 'sr:sport:3'].map(switchedOff)).toEqual([
      false,
      false,
      false,
    ]);
    expect(switchedOff('sr:sport:5')).toBe(true);
  });

  it('CAT-23 blocks a live event of some sports whose visibility is Hidden', () => {
    expect(shown({ id: 'sr:match:6', status: 'live' })).toBe(false);
    expect(shown({ id: 'sr:match:6', status: 'interrupted' })).toBe(false);
    expect(shown({ id: 'sr:match:6', status: 'notStarted' })).toBe(true);
    const inSport = (sportId: string) => shown({ id: 'sr:match:6', status: 'live', sportId });
    const blocking = ['sr:sport:1', 'sr:sport:2', 'sr:sport:137', 'sr:sport:23'];
    expect(blocking.map(inSport)).toEqual([false, false, false, false]);
    expect(inSport('sr:sport:5')).toBe(true);
  });

  it('CAT-24 shows provider two when told to, or before the start in an enabled tournament', () => {
    expect(shown(two)).toBe(true);
    expect(shown({ ...two, tournamentId: 't2' })).toBe(false);
    expect(shown({ ...two, status: 'live' })).toBe(false);
    expect(shown({ ...two, sportId: 'sr:sport:5' })).toBe(false);
    expect(shown({ id: 'bg:match:3', status: 'live' })).toBe(true);
    expect(shown({ id: 'bg:match:3', status: 'live', sportId: 'sr:sport:5' })).toBe(true);
  });

  it('CAT-28 shows what the provider switch puts in the place of another event', () => {
    expect(shown({ id: 'bg:match:5', status: 'live' })).toBe(true);
    expect(shown({ id: 'bg:match:5', status: 'live', sportId: 'sr:sport:5' })).toBe(false);
    expect(shown({ id: 'bg:match:4', status: 'live', sportId: 'sr:sport:2' })).toBe(false);
  });

  it('CAT-21 shows no event of a youth tournament or of one on the list', () => {
    expect(shown({ tournamentName: 'Brasileiro Sub-20' })).toBe(false);
    expect(shown({ tournamentId: 't9' })).toBe(false);
    expect(shown({ ...two, id: 'bg:match:3', tournamentName: 'U19' })).toBe(false);
  });
});
