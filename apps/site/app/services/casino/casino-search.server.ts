import type { AppLoadContext } from '@remix-run/node';
import { PROPOSED_SIZE, SEARCH_SIZE } from '@vitrine/betting/casino/casino-sizes';
import { pagesUpTo, searchGames } from '@vitrine/betting/casino/find-games';
import { PAGE_FIELD } from '../../casino/casino-paths.ts';
import type { ListedGame } from '../../casino/casino-lists.ts';
import { QUERY } from '../../paths/sportsbook-paths.ts';
import type { Visitor } from '../base/session/visitor.server.ts';
import { casinoCatalogue } from './casino-catalogue.server.ts';
import { favouriteGameIds } from './favourite-games.server.ts';
import { pageOf } from './game-list-page.server.ts';
import { gameLister } from './listed-games.server.ts';

const LONGEST_QUERY = 60;

export interface CasinoSearchPage {
  /** What was looked for; null before anything was. */
  readonly query: string | null;
  /** Null where the games could not be read. */
  readonly found: {
    readonly games: readonly ListedGame[];
    readonly total: number;
    readonly more: number;
    /** The address with one page more; null on the last. */
    readonly moreHref: string | null;
    /** The most played games, where none was found or nothing was looked for. */
    readonly proposed: readonly ListedGame[];
  } | null;
}

/** The games that fit the text of an address. Source: 1§2. */
export async function casinoSearchPage(
  url: URL,
  visitor: Visitor,
  context: AppLoadContext,
): Promise<CasinoSearchPage> {
  const asked = url.searchParams.get(QUERY)?.trim().slice(0, LONGEST_QUERY) ?? '';
  const query = asked === '' ? null : asked;
  const [catalogue, favouriteIds] = await Promise.all([
    casinoCatalogue(context),
    favouriteGameIds(visitor, context),
  ]);
  if (catalogue === null) return { query, found: null };
  const all = searchGames(catalogue, asked);
  const page = pageOf(url);
  const { games, more } = pagesUpTo(all, page, SEARCH_SIZE);
  const listed = gameLister(catalogue, favouriteIds, context);
  const next = new URLSearchParams({ [QUERY]: asked, [PAGE_FIELD]: String(page + 1) });
  return {
    query,
    found: {
      games: games.map(listed),
      total: all.length,
      more,
      moreHref: more > 0 ? `${url.pathname}?${next.toString()}` : null,
      proposed: all.length > 0 ? [] : catalogue.games.slice(0, PROPOSED_SIZE).map(listed),
    },
  };
}
