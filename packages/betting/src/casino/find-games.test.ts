import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minorUnits } from '../base/money.ts';
import {
  CASINO_FILTERS,
  casinoCategoryOf,
  casinoFilterOf,
  wordOfFilter,
} from './casino-category.ts';
import { type CasinoCatalogue, type CasinoGame, GAME_KINDS } from './casino-game.ts';
import { LARGEST_SEARCH } from './casino-sizes.ts';
import { gamesOf, jackpotGames, pagesUpTo, providersOf, searchGames } from './find-games.ts';

function game(id: string, given: Partial<CasinoGame> = {}): CasinoGame {
  return {
    id,
    name: `Jogo ${id}`,
    kind: 'slots',
    providerId: 0,
    filters: ['slots'],
    returns: 9600,
    jackpot: null,
    isNew: false,
    isInMaintenance: false,
    ...given,
  };
}

const catalogue: CasinoCatalogue = {
  games: [
    game('1', { name: 'Onça Dourada', filters: ['slots', 'top'], jackpot: minorUnits(500) }),
    game('2', { name: 'Roleta Brasileira', providerId: 7, filters: ['live', 'top'] }),
    game('3', { name: 'Raspa Onça', filters: ['scratch'], jackpot: minorUnits(900) }),
  ],
  providers: [
    { id: 7, name: 'Mesa Viva' },
    { id: 0, name: 'Ágata' },
    { id: 9, name: 'Sem Jogos' },
  ],
};
const ids = (games: readonly CasinoGame[]) => games.map(({ id }) => id);

const anyGame = fc.record({
  id: fc.uuid(),
  name: fc.string(),
  kind: fc.constantFrom(...GAME_KINDS),
  providerId: fc.integer({ min: 0, max: 55 }),
  filters: fc.uniqueArray(fc.constantFrom(...CASINO_FILTERS)),
  returns: fc.integer({ min: 8000, max: 9990 }),
  jackpot: fc.option(fc.integer({ min: 1 }).map(minorUnits)),
  isNew: fc.boolean(),
  isInMaintenance: fc.boolean(),
});

describe('the words of casino addresses', () => {
  it('CAS-03 map to sixteen filters, of which interactivos is no category', () => {
    const words = CASINO_FILTERS.map(wordOfFilter);
    expect(words).toHaveLength(16);
    expect(words.map(casinoFilterOf)).toEqual(CASINO_FILTERS);
    expect(words.filter((word) => casinoCategoryOf(word) === null)).toEqual(['interactivos']);
    expect(casinoFilterOf('meus-pre\u0302mios')).toBe('rewards');
    for (const word of ['', 'Slots', 'toString', '__proto__']) {
      expect([casinoFilterOf(word), casinoCategoryOf(word)]).toEqual([null, null]);
    }
  });
});

describe('games', () => {
  it('are those of a filter, a category and providers', () => {
    const all = { filter: null, category: null, providers: [] };
    expect(ids(gamesOf(catalogue, all))).toEqual(['1', '2', '3']);
    expect(ids(gamesOf(catalogue, { ...all, filter: 'top' }))).toEqual(['1', '2']);
    expect(ids(gamesOf(catalogue, { ...all, filter: 'top', category: 'slots' }))).toEqual(['1']);
    expect(ids(gamesOf(catalogue, { ...all, providers: [7, 9] }))).toEqual(['2']);
  });

  it('have the providers that made them, by name', () => {
    expect(providersOf(catalogue, catalogue.games)).toEqual([
      { id: 0, name: 'Ágata', games: 2 },
      { id: 7, name: 'Mesa Viva', games: 1 },
    ]);
  });

  it.each([
    ['onca', ['1', '3']],
    ['ONÇA dour', ['1']],
    ['mesa', ['2']],
    ['roleta agata', []],
    ['  ', []],
  ])('are found by "%s"', (text, found) => {
    expect(ids(searchGames(catalogue, text))).toEqual(found);
  });

  it('have their largest jackpots first', () => {
    expect(ids(jackpotGames(catalogue))).toEqual(['3', '1']);
  });

  it('are on pages that grow, and nothing is lost or doubled between them', () => {
    fc.assert(
      fc.property(
        fc.array(anyGame, { maxLength: 60 }),
        fc.integer({ min: -2, max: 9 }),
        fc.integer({ min: 1, max: 16 }),
        (games, page, size) => {
          const { games: shown, more } = pagesUpTo(games, page, size);
          expect(shown).toEqual(games.slice(0, shown.length));
          expect(shown.length + more).toBe(games.length);
          expect(more === 0 || shown.length === Math.max(1, page) * size).toBe(true);
        },
      ),
    );
  });

  it('that are found are games of the catalogue, each once and no more than may be', () => {
    fc.assert(
      fc.property(fc.array(anyGame), fc.string(), (games, text) => {
        const found = searchGames({ games, providers: [] }, text);
        expect(new Set(found).size).toBe(found.length);
        expect(found.every((one) => new Set<CasinoGame>(games).has(one))).toBe(true);
        expect(found.length).toBeLessThanOrEqual(LARGEST_SEARCH);
      }),
    );
  });
});
