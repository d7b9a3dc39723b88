import type { BoardData } from '../../../shapes/base/boards.ts';
import type { PageBoards } from '../../../shapes/base/page-boards.ts';
import type { EventListProps } from '../event-list.tsx';
import { eventBoard } from './event-board.tsx';

/** A list of events as a board of the page; null when it has none. */
export function listBoard(boards: PageBoards, list: EventListProps): BoardData | null {
  return list.events.length > 0 ? boards.put(list.idPrefix, eventBoard(list)) : null;
}
