import type { BoardData } from '../../../shapes/base/boards.ts';
import type { PageBoards } from '../../../shapes/base/page-boards.ts';
import { EmptyList, type EmptyListProps } from '../empty-list.tsx';
import { contentBoard } from './content-board.ts';

/** What stands in place of an empty list, as a board of the page. */
export function emptyBoard(boards: PageBoards, list: EmptyListProps): BoardData {
  return contentBoard(boards, 'empty', <EmptyList {...list} />);
}
