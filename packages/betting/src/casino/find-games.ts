import { searchTest } from '../base/text-search.ts';
import type { CasinoCategory, CasinoFilter } from './casino-category.ts';
import type { CasinoCatalogue, CasinoGame, CasinoProvider } from './casino-game.ts';
import { JACKPOTS_SIZE, LARGEST_SEARCH } from './casino-sizes.ts';

/** What a list of games shows. */
export interface GameQuery {
  readonly filter: CasinoFilter | null;
  /** Within the filter; null for all of it. */
  readonly category: CasinoCategory | null;
  /** Ids of providers; none for all. */
  readonly providers: readonly number[];
}

/** The games of a query in the catalogue's order. Source: 1§2, 1§9. */
export function gamesOf({ games }: CasinoCatalogue, query: GameQuery): readonly CasinoGame[] {
  const { filter, category, providers } = query;
  return games.filter(
    (game) =>
      (filter === null || game.filters.includes(filter)) &&
      (category === null || game.filters.includes(category)) &&
      (providers.length === 0 || providers.includes(game.providerId)),
  );
}

/** A provider with how many games of a list are its own. */
export interface ProviderCount extends CasinoProvider {
  readonly games: number;
}

/** The providers that made a list of games, by name. */
export function providersOf(
  { providers }: CasinoCatalogue,
  games: readonly CasinoGame[],
): readonly ProviderCount[] {
  const counts = new Map<number, number>();
  for (const { providerId } of games) counts.set(providerId, (counts.get(providerId) ?? 0) + 1);
  return providers
    .flatMap((provider) => {
      const count = counts.get(provider.id);
      return count === undefined ? [] : [{ ...provider, games: count }];
    })
    .sort((a, b) => a.name.localeCompare(b.name));
}

/**
 * The games whose name together with its provider's fits what was typed; those whose own name fits come
 * first. None for a text with fewer than two letters or digits.
 *
 * @example searchGames(catalogue, 'tesouro rio')
 */
export function searchGames(catalogue: CasinoCatalogue, typed: string): readonly CasinoGame[] {
  const fits = searchTest(typed);
  if (fits === null) return [];
  const names = new Map(catalogue.providers.map(({ id, name }) => [id, name]));
  const own = catalogue.games.filter(({ name }) => fits(name));
  const byProvider = catalogue.games.filter(
    ({ name, providerId }) => !fits(name) && fits(`${name} ${names.get(providerId) ?? ''}`),
  );
  return [...own, ...byProvider].slice(0, LARGEST_SEARCH);
}

/** The games with the largest jackpots. */
export function jackpotGames({ games }: CasinoCatalogue): readonly CasinoGame[] {
  return games
    .filter(({ jackpot }) => jackpot !== null)
    .sort((a, b) => (b.jackpot ?? 0) - (a.jackpot ?? 0))
    .slice(0, JACKPOTS_SIZE);
}

/** What of a list stands on its page, and how many stand on the next one. */
export interface GamePage {
  readonly games: readonly CasinoGame[];
  /** How many more there are at all. */
  readonly more: number;
}

/**
 * The pages of a list up to this one, so that who comes back finds everything above it again. The page
 * counts from 1; a page beyond the last is the last.
 */
export function pagesUpTo(games: readonly CasinoGame[], page: number, size: number): GamePage {
  const shown = games.slice(0, Math.max(1, page) * size);
  return { games: shown, more: games.length - shown.length };
}
