import type { MatchEvent } from '@vitrine/betting/sportsbook/event';
import type { BoardData } from '../boards.ts';
import { listBoard } from '../features/sportsbook/board/list-board.ts';
import { pageBoards } from '../page-boards.ts';
import { STORY_NOW, type StoryFacts } from './story-facts.ts';

/** A list of events as the server gives it to a page; null when there are none. */
export function storyBoard(
  idPrefix: 'live' | 'upcoming',
  events: readonly MatchEvent[],
  { texts, format }: StoryFacts,
): BoardData | null {
  const words = { texts: texts.sportsbook, format, now: STORY_NOW };
  const context = idPrefix === 'upcoming' ? texts.sportsbook['list.upcoming'] : undefined;
  return listBoard(pageBoards(false), { events, words, idPrefix, context });
}
