import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BoardData } from '../../../shapes/base/boards.ts';
import type { PageBoards } from '../../../shapes/base/page-boards.ts';

/** Anything with odds buttons as a board of the page, rendered for this answer alone. */
export function contentBoard(boards: PageBoards, name: string, content: ReactNode): BoardData {
  return boards.put(name, renderToStaticMarkup(content));
}
