import type { SportLeagues } from '@vitrine/betting/sportsbook/league-tree';
import { sportById } from '@vitrine/betting/sportsbook/sports';
import { LeagueTree } from '@vitrine/ui/sportsbook/league-tree';
import { renderToStaticMarkup } from 'react-dom/server';
import { allLeaguesPath, tournamentPath } from '../../../paths/sportsbook-paths.ts';

interface KeptBranch {
  /** What it was rendered from. */
  readonly key: string;
  readonly html: string;
}

/** The last rendering of each sport's competitions: most pages show what the page before showed. */
const kept = new Map<string, KeptBranch>();

/** What a branch says besides names. */
export interface BranchTexts {
  /** Such as `Campeonatos: Futebol`. */
  readonly label: string;
  /** Of the link to all competitions of the sport. */
  readonly all: string;
}

/** Where the page is among the competitions of its sport. */
export interface BranchPlace {
  /** Null where the page is of no competition in particular. */
  readonly leagueId: string | null;
  /** Whether the page is the competition's own. */
  readonly isLeaguePage: boolean;
}

/**
 * The competitions of a sport as HTML, folded; at the place of the page the sport and a country are open.
 * `place` is null for another sport than the page's.
 */
export function leagueBranch(
  sport: SportLeagues,
  texts: BranchTexts,
  place: BranchPlace | null,
): string {
  const html = folded(sport, texts);
  if (!place) return html;
  const opened = html.replace('<details', '<details open="" data-current=""');
  const { leagueId, isLeaguePage } = place;
  const link = leagueId === null ? '' : `href="${tournamentPath(sport.sportId, leagueId)}"`;
  const at = link === '' ? -1 : opened.indexOf(link);
  if (at < 0) return openedAt(opened, opened.indexOf('<details', 1));
  const current = `${link} aria-current="${isLeaguePage ? 'page' : 'true'}"`;
  return openedAt(
    opened.slice(0, at) + current + opened.slice(at + link.length),
    opened.lastIndexOf('<details', at),
  );
}

/** How many rows the branch of the page's sport shows while it is open like that. */
export function openRows({ categories }: SportLeagues, leagueId: string | null): number {
  const open =
    categories.find(({ leagues }) => leagues.some(({ id }) => id === leagueId)) ?? categories[0];
  const linkToAll = 1;
  return categories.length + (open?.leagues.length ?? 0) + linkToAll;
}

function openedAt(html: string, at: number): string {
  const end = at + '<details'.length;
  return at < 0 ? html : `${html.slice(0, end)} open=""${html.slice(end)}`;
}

function folded(sport: SportLeagues, { label, all }: BranchTexts): string {
  const { sportId, categories } = sport;
  const key = JSON.stringify([label, all, sport]);
  const last = kept.get(sportId);
  if (last?.key === key) return last.html;
  const html = renderToStaticMarkup(
    <LeagueTree
      label={label}
      isOpen={false}
      all={{ href: allLeaguesPath(sportById(sportId)?.slug ?? ''), label: all }}
      categories={categories.map(({ name, count, leagues }, index) => ({
        id: `leagues-${sportId}-${name.replaceAll(/\s+/g, '-') || index}`,
        label: name,
        countText: String(count),
        isOpen: false,
        leagues: leagues.map((league) => ({
          id: league.id,
          href: tournamentPath(sportId, league.id),
          label: league.name,
          countText: String(league.count),
          current: false,
        })),
      }))}
    />,
  );
  kept.set(sportId, { key, html });
  return html;
}
