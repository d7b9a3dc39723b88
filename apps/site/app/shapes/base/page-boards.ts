import type { BoardData } from './boards.ts';

/** The boards of one answer of the server. */
export interface PageBoards {
  /** Whether the answer is a page; a script asked for its data otherwise. */
  readonly isPage: boolean;
  /** By their names, for the rendering of the page. */
  readonly made: ReadonlyMap<string, MadeBoard>;
  /** Takes a board in; answers what the page's data say of it. */
  put(name: string, html: string): BoardData;
  /** Boards like these, to be made for several answers. */
  apart(): PageBoards;
  /** Takes in the boards that were made for several answers. */
  take(boards: PageBoards): void;
}

/** A board as every visitor gets it; an object, so that what follows from it can be kept beside it. */
export interface MadeBoard {
  readonly html: string;
}

/** Boards go into the page's HTML where the answer is a page, and into its data where a script asked. */
export function pageBoards(isPage: boolean): PageBoards {
  const made = new Map<string, MadeBoard>();
  return {
    isPage,
    made,
    put(name, html) {
      made.set(name, { html });
      return { name, html: isPage ? null : html };
    },
    apart: () => pageBoards(isPage),
    take(boards) {
      for (const [name, board] of boards.made) made.set(name, board);
    },
  };
}
