import type { OddsFormat } from '@vitrine/betting/base/odds-formats';
import { createContext } from 'react';
import type { SelectedOutcomes } from '../bet-slip/selected-outcomes.ts';

/**
 * A part of a page that everybody sees alike: a list of events, the markets of one. The server renders
 * it once for all; the browser leaves its nodes to the live script and never hydrates them.
 */
export interface BoardData {
  /** Its name, unique on the page. */
  readonly name: string;
  /** Null where the page's own HTML has it already, so that nothing comes twice. */
  readonly html: string | null;
}

/** What a visitor's own page changes about a board. */
export interface BoardMarks {
  readonly selected: SelectedOutcomes;
  /** What a selected price says besides its fill, and the link behind it to its stake. */
  readonly words: { readonly selected: string; readonly toSlip: string };
  /** Whether another board of the page may show the same events, and is the one to lead back to. */
  readonly isRepeated: boolean;
  readonly favourites: ReadonlySet<string>;
  readonly oddsFormat: OddsFormat;
}

/**
 * What React writes into the element of a board of the page that the server renders, by its name;
 * undefined for a board that the page doesn't have, and always in the browser.
 */
export type BoardWriter = (name: string, marks: BoardMarks) => string | undefined;

export const BoardHtml = createContext<BoardWriter>(() => undefined);
