import type { MarketKind } from '@vitrine/betting/sportsbook/event';
import { paths } from '../paths.ts';
import { sportById } from '@vitrine/betting/sportsbook/sports';

/** The sections of a sport's page, as its address names them. Source: 2§2. */
export const SECTIONS = [
  'ao-vivo',
  'proximos-jogos',
  'ligas-internacionais',
  'jogos-principais',
] as const;

export type Section = (typeof SECTIONS)[number];

/** Whether a path is a page of the sportsbook. */
export function isSportsPath(pathname: string): boolean {
  return /^\/(?:esportes|live-results)(?:\/|$)/.test(pathname);
}

export function sportPath(slug: string, section?: Section): string {
  return section ? `/esportes/${slug}/${section}` : `/esportes/${slug}`;
}

const ALL_LEAGUES_END = '/campeonatos';

/** All competitions of a sport. */
export function allLeaguesPath(slug: string): string {
  return sportPath(slug) + ALL_LEAGUES_END;
}

/** Whether a path is that of all competitions of a sport. */
export function isAllLeaguesPath(pathname: string): boolean {
  return isSportsPath(pathname) && pathname.endsWith(ALL_LEAGUES_END);
}

/** The id of the form that the controls of a page that looks for names belong to. */
export const SEARCH_FORM = 'search';

/** Names what is looked for, in the address of the search page. */
export const QUERY = 'q';

/** Names the day of coming events, in the address of a sport's section. */
export const DAY = 'dia';

/** Names the kind of market that a list shows, in its address. */
export const MARKET = 'mercado';

/** The words of the kinds in addresses. */
const MARKET_WORDS: Readonly<Record<MarketKind, string>> = {
  result: 'resultado',
  total: 'total',
  handicap: 'handicap',
  bothScore: 'ambos-marcam',
};

/**
 * The kind of market that the address of a list names, one of those the list can show; the result
 * when it names none of them.
 */
export function marketOfAddress(word: string | null, kinds: readonly MarketKind[]): MarketKind {
  return kinds.find((kind) => MARKET_WORDS[kind] === word) ?? 'result';
}

/**
 * A list with the choices that its address carries: the kind of market it shows, and the day of its
 * events, which is a word of `DAY_WORDS` or a date such as 2026-11-24.
 *
 * @example
 * listPath('/esportes/tenis', { market: 'total' }) // '/esportes/tenis?mercado=total'
 */
export function listPath(
  path: string,
  { day, market = 'result' }: { readonly day?: string; readonly market?: MarketKind },
): string {
  const query = new URLSearchParams({
    ...(day === undefined ? {} : { [DAY]: day }),
    ...(market === 'result' ? {} : { [MARKET]: MARKET_WORDS[market] }),
  });
  const words = query.toString();
  return words === '' ? path : `${path}?${words}`;
}

/** The live results of one sport. */
export function liveResultsPath(slug: string): string {
  return `${paths.liveResults}?esporte=${slug}`;
}

/** Names the section of a competition's page that shows who may win it. */
export const OUTRIGHTS = 'vencedores';

export function tournamentPath(sportId: string, tournamentId: string): string {
  return `/esportes/${sportSlug(sportId)}/torneio/${tournamentId}`;
}

/** The word of a sport in addresses, the same on every brand: `sr:sport:1` is futebol. Source: 2§2. */
export function sportSlug(sportId: string): string {
  return sportById(sportId)?.slug ?? sportId.replace(/^.*:/, 'esporte-');
}
