import { createContext } from 'react';

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

/** The boards of the page that the server renders, by name; empty in the browser. */
export const BoardHtml = createContext<ReadonlyMap<string, string>>(new Map());
