import type { BoardWriter } from '../../../shapes/base/boards.ts';
import type { PageBoards } from '../../../shapes/base/page-boards.ts';
import { markedBoard } from './marked-board.ts';

/** The places of boards in a page that React renders. */
export interface BoardPlaces {
  /** What React writes in place of a board. */
  readonly write: BoardWriter;
  /** The page as React wrote it, with the boards in their places: bytes in pieces, most of them shared. */
  filled(page: string): readonly Buffer[];
}

/** No text that React writes looks like it, because it escapes the first character. */
const BEGIN = '<!--board ';
const END = '-->';

/** Boards are put into the page as bytes, so that React need not write what is written already. */
export function boardPlaces({ made }: PageBoards): BoardPlaces {
  const written: (readonly Buffer[])[] = [];
  return {
    write(name, marks) {
      const board = made.get(name);
      if (!board) return undefined;
      written.push(markedBoard(board, marks));
      return `${BEGIN}${written.length - 1}${END}`;
    },
    filled(page) {
      const pieces: Buffer[] = [];
      let done = 0;
      for (let at = page.indexOf(BEGIN); at !== -1; at = page.indexOf(BEGIN, done)) {
        const end = page.indexOf(END, at);
        const index = Number(page.slice(at + BEGIN.length, end));
        pieces.push(Buffer.from(page.slice(done, at)), ...(written[index] ?? []));
        done = end + END.length;
      }
      return [...pieces, Buffer.from(page.slice(done))];
    },
  };
}
