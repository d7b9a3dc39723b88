import type { SportLeagues } from '@vitrine/betting/sportsbook/league-tree';
import { sportById } from '@vitrine/betting/sportsbook/sports';
import { formatText } from '@vitrine/messages/format-text';
import { LeagueTreePlace } from '@vitrine/ui/sportsbook/league-tree';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BoardData } from '../../../shapes/base/boards.ts';
import type { HeaderMenu } from '../../../shapes/sportsbook/header-menu.ts';
import type { PageBoards } from '../../../shapes/base/page-boards.ts';
import { sportPath } from '../../../paths/sportsbook-paths.ts';
import { SportNavigation } from '../sport-navigation.tsx';
import { leagueBranch, openRows } from './league-branch.tsx';

/** The competitions below the sports of a menu, and where the page is among them. */
export interface MenuBranches {
  readonly sports: readonly SportLeagues[];
  /** False while only the place of what a wide screen shows is kept. */
  readonly isWide: boolean;
  readonly sportId: string | null;
  readonly leagueId: string | null;
  readonly isLeaguePage: boolean;
  /** Such as `Campeonatos: {{sport}}`. */
  readonly label: string;
  /** Of the link to all competitions of a sport. */
  readonly allLabel: string;
}

/** Rendered menus by what is in them and where the page is; branches are put in later. */
const menus = new Map<string, string>();
const MAX_MENUS = 500;

/** Around the number of a branch in a rendered menu; no text has such a character. */
const BRANCH = '\u0001';
const BRANCHES = new RegExp(`${BRANCH}(\\d+)${BRANCH}`, 'g');

/** The header bar as a board of the page at a path with its query. */
export function menuBoard(
  boards: PageBoards,
  menu: HeaderMenu,
  at: string,
  branches: MenuBranches,
): BoardData {
  const { sports, isWide, sportId, leagueId } = branches;
  const rows = isWide ? [] : sports.map((sport) => openRows(sport, leagueId));
  const key = JSON.stringify([menu, at, sports.map((sport) => sport.sportId), rows]);
  let html = menus.get(key);
  if (html === undefined) {
    const byPath = new Map<string, ReactNode>(
      sports.map((sport, index) => [
        sportPath(sportById(sport.sportId)?.slug ?? ''),
        isWide ? (
          `${BRANCH}${index}${BRANCH}`
        ) : (
          <LeagueTreePlace key={sport.sportId} rows={rows[index] ?? 0} />
        ),
      ]),
    );
    html = renderToStaticMarkup(<SportNavigation {...menu} branches={byPath} at={at} />);
    if (menus.size >= MAX_MENUS) menus.clear();
    menus.set(key, html);
  }
  const whole = html.replaceAll(BRANCHES, (_, index: string) => {
    const sport = sports[Number(index)];
    if (!sport) return '';
    const label = formatText(branches.label, { sport: labelOf(menu, sport.sportId) });
    const texts = { label, all: branches.allLabel };
    return leagueBranch(sport, texts, sport.sportId === sportId ? branches : null);
  });
  return boards.put('menu', whole);
}

function labelOf({ items }: HeaderMenu, sportId: string): string {
  const path = sportPath(sportById(sportId)?.slug ?? '');
  return items.find(({ kind, href }) => kind === 'sport' && href === path)?.label ?? '';
}
