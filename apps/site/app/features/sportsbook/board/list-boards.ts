import type { MarketKind, MatchEvent } from '@vitrine/betting/sportsbook/event';
import type { BoardData } from '../../../shapes/base/boards.ts';
import type { EventWords } from '../../../format/event-texts.ts';
import type { PageBoards } from '../../../shapes/base/page-boards.ts';
import { listBoard } from './list-board.ts';

export interface ListLook {
  readonly words: EventWords;
  /** The kind of market that the lists show; the result unless given. */
  readonly market?: MarketKind;
  /** Whether the lists have the further markets that only wide ones show. */
  readonly hasCompanions?: boolean;
  /** Whether the page names the one competition of the lists. */
  readonly isNamed?: boolean;
}

interface EventLists {
  readonly live: readonly MatchEvent[];
  readonly upcoming: readonly MatchEvent[];
}

/** The live and the coming events of a page, each as a board; null where there are none. */
export function listBoards(
  boards: PageBoards,
  { live, upcoming }: EventLists,
  look: ListLook,
): { readonly live: BoardData | null; readonly upcoming: BoardData | null } {
  return {
    live: listBoard(boards, { ...look, events: live, idPrefix: 'live' }),
    upcoming: listBoard(boards, {
      ...look,
      events: upcoming,
      idPrefix: 'upcoming',
      context: look.words.texts['list.upcoming'],
    }),
  };
}
