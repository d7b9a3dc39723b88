import type { AppLoadContext } from '@remix-run/node';
import {
  type CasinoCategory,
  type CasinoFilter,
  casinoCategoryOf,
  casinoFilterOf,
} from '@vitrine/betting/casino/casino-category';
import { PAGE_SIZE } from '@vitrine/betting/casino/casino-sizes';
import {
  gamesOf,
  pagesUpTo,
  type ProviderCount,
  providersOf,
} from '@vitrine/betting/casino/find-games';
import { PAGE_FIELD, PROVIDER_FIELD } from '../../casino/casino-paths.ts';
import type { ListedGame } from '../../casino/casino-lists.ts';
import type { Visitor } from '../base/session/visitor.server.ts';
import { casinoCatalogue } from './casino-catalogue.server.ts';
import { favouriteGameIds } from './favourite-games.server.ts';
import { gameLister } from './listed-games.server.ts';
import { gamesById } from './lobby-page.server.ts';

/** Which list an address of the casino asks for. */
export interface GameListAddress {
  readonly filter: CasinoFilter;
  readonly category: CasinoCategory | null;
}

export interface GameListPage extends GameListAddress {
  /** Null where they could not be read. */
  readonly list: {
    readonly games: readonly ListedGame[];
    /** Of all pages. */
    readonly total: number;
    readonly more: number;
    /** The address with one page more; null on the last. */
    readonly moreHref: string | null;
    readonly providers: readonly (ProviderCount & { readonly checked: boolean })[];
    /** The list of all providers. */
    readonly clearHref: string;
  } | null;
}

/** What the words of an address ask for; null for words that name nothing. Source: 1§2. */
export function gameListAddress(filterWord: string, categoryWord?: string): GameListAddress | null {
  const filter = casinoFilterOf(filterWord);
  if (filter === null) return null;
  if (categoryWord === undefined) return { filter, category: null };
  const category = casinoCategoryOf(categoryWord);
  return category && { filter, category };
}

/** The games of a filter, by the page and the providers that the address names. */
export async function gameListPage(
  address: GameListAddress,
  url: URL,
  visitor: Visitor,
  context: AppLoadContext,
): Promise<GameListPage> {
  const [catalogue, favouriteIds] = await Promise.all([
    casinoCatalogue(context),
    favouriteGameIds(visitor, context),
  ]);
  if (catalogue === null) return { ...address, list: null };
  const asked = url.searchParams.getAll(PROVIDER_FIELD).map(Number);
  const isOfStars = [address.filter, address.category].includes('favourites');
  // The stars are the visitor's own: the operator's catalogue knows none.
  const own = isOfStars ? { ...catalogue, games: gamesById(favouriteIds, catalogue) } : catalogue;
  const query = {
    filter: address.filter === 'favourites' ? null : address.filter,
    category: address.category === 'favourites' ? null : address.category,
  };
  const all = gamesOf(own, { ...query, providers: [] });
  const providers = providersOf(catalogue, all);
  const chosen = providers.map(({ id }) => id).filter((id) => asked.includes(id));
  const found = gamesOf(own, { ...query, providers: chosen });
  const page = pageOf(url);
  const { games, more } = pagesUpTo(found, page, PAGE_SIZE);
  return {
    ...address,
    list: {
      games: games.map(gameLister(catalogue, favouriteIds, context)),
      total: found.length,
      more,
      moreHref: more > 0 ? addressOf(url, chosen, page + 1) : null,
      providers: providers.map((provider) => ({
        ...provider,
        checked: chosen.includes(provider.id),
      })),
      clearHref: url.pathname,
    },
  };
}

/** More pages than a list of games has. */
const MOST_PAGES = 100;

/** The page that an address names, from 1 to the most there are. */
export function pageOf({ searchParams }: URL, most = MOST_PAGES): number {
  const asked = Number(searchParams.get(PAGE_FIELD));
  return Number.isSafeInteger(asked) && asked > 0 ? Math.min(asked, most) : 1;
}

function addressOf({ pathname }: URL, providers: readonly number[], page: number): string {
  const fields = providers.map((id) => [PROVIDER_FIELD, String(id)]);
  return `${pathname}?${new URLSearchParams([...fields, [PAGE_FIELD, String(page)]]).toString()}`;
}
