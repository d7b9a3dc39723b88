import type { BoardData } from './boards.ts';

/** The boards of one answer of the server. */
export interface PageBoards {
  /** For the rendering of the page. */
  readonly html: ReadonlyMap<string, string>;
  /** Takes a board in; answers what the page's data say of it. */
  put(name: string, html: string): BoardData;
}

/** Boards go into the page's HTML where the answer is a page, and into its data where a script asked. */
export function pageBoards(isPage: boolean): PageBoards {
  const html = new Map<string, string>();
  return {
    html,
    put(name, board) {
      html.set(name, board);
      return { name, html: isPage ? null : board };
    },
  };
}
