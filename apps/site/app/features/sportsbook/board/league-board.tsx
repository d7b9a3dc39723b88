import type { BoardData } from '../../../shapes/base/boards.ts';
import type { PageBoards } from '../../../shapes/base/page-boards.ts';
import { LeagueChips, type LeagueChipsProps } from '../league-chips.tsx';
import { contentBoard } from './content-board.ts';

/** Links to competitions as a board of the page; null when there are none. */
export function leagueBoard(boards: PageBoards, list: LeagueChipsProps): BoardData | null {
  return list.leagues.length > 0
    ? contentBoard(boards, 'leagues', <LeagueChips {...list} />)
    : null;
}
