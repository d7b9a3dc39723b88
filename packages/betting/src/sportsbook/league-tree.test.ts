import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anEvent } from '../test/fixtures.ts';
import { leagueTree } from './league-tree.ts';

const ORDER = {
  isHome: (name: string) => name === 'Brasil',
  compareNames: (one: string, other: string) => one.localeCompare(other, 'pt-BR'),
};

const event = (categoryName: string, tournamentName: string, sportId = 'sr:sport:1') =>
  anEvent({ sportId, categoryName, tournamentName, tournamentId: `t:${tournamentName}` });

const someEvents = fc.array(
  fc
    .tuple(
      fc.constantFrom('sr:sport:1', 'sr:sport:2'),
      fc.constantFrom('Brasil', 'Itália', ''),
      fc.integer({ min: 1, max: 6 }),
    )
    .map(([sportId, category, league]) => event(category, `${category} ${league}`, sportId)),
  { maxLength: 40 },
);

describe('leagueTree', () => {
  it('has the own country first, then countries and competitions by name, with their counts', () => {
    const events = [
      event('Itália', 'Serie A'),
      event('Áustria', 'Bundesliga'),
      event('Brasil', 'Série B'),
      event('Brasil', 'Série A'),
      event('Brasil', 'Série B'),
      event('EUA', 'NBA', 'sr:sport:2'),
    ];
    expect(leagueTree(events, ORDER)).toEqual([
      {
        sportId: 'sr:sport:1',
        categories: [
          {
            name: 'Brasil',
            count: 3,
            leagues: [
              { id: 't:Série A', name: 'Série A', count: 1 },
              { id: 't:Série B', name: 'Série B', count: 2 },
            ],
          },
          { name: 'Áustria', count: 1, leagues: [expect.objectContaining({ name: 'Bundesliga' })] },
          { name: 'Itália', count: 1, leagues: [expect.objectContaining({ name: 'Serie A' })] },
        ],
      },
      {
        sportId: 'sr:sport:2',
        categories: [expect.objectContaining({ name: 'EUA', count: 1 })],
      },
    ]);
  });

  it('puts a competition without a country under its own name', () => {
    expect(leagueTree([event('', 'Roland Garros')], ORDER)[0]?.categories).toEqual([
      expect.objectContaining({ name: 'Roland Garros', count: 1 }),
    ]);
  });

  it('counts every event once', () => {
    fc.assert(
      fc.property(someEvents, (events) => {
        const categories = leagueTree(events, ORDER).flatMap((sport) => sport.categories);
        const leagues = categories.flatMap((category) => category.leagues);
        const sum = (counted: readonly { readonly count: number }[]) =>
          counted.reduce((total, { count }) => total + count, 0);
        expect(sum(categories)).toBe(events.length);
        expect(sum(leagues)).toBe(events.length);
      }),
    );
  });
});
