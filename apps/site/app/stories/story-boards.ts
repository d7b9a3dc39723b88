import type { MatchEvent } from '@vitrine/betting/sportsbook/event';
import type { BoardData } from '../shapes/base/boards.ts';
import { emptyBoard } from '../features/sportsbook/board/empty-board.tsx';
import { type ListLook, listBoards } from '../features/sportsbook/board/list-boards.ts';
import type { EmptyListProps } from '../features/sportsbook/empty-list.tsx';
import { pageBoards } from '../shapes/base/page-boards.ts';
import { paths } from '../paths.ts';
import { STORY_NOW, type StoryFacts } from './story-facts.ts';

interface StoryLists {
  readonly live: readonly MatchEvent[];
  readonly upcoming: readonly MatchEvent[];
}

/** Live and coming events as the server gives them to a page; null where there are none. */
export function storyBoards(
  lists: StoryLists,
  { texts, format }: StoryFacts,
  look: Pick<ListLook, 'market' | 'isNamed'> = {},
) {
  const words = { texts: texts.sportsbook, format, now: STORY_NOW };
  return listBoards(pageBoards(false), lists, { words, hasCompanions: true, ...look });
}

/** What stands in place of an empty list. */
export function storyEmpty(
  kind: EmptyListProps['kind'],
  { texts }: StoryFacts,
  feed: EmptyListProps['feed'] = 'up',
): BoardData {
  return emptyBoard(pageBoards(false), {
    texts: texts.sportsbook,
    kind,
    elsewhere: paths.sportsbook,
    feed,
    loadingText: texts.shell.feedLoading,
    at: paths.sportsbook,
  });
}
