import { createContext, type ReactNode, useContext } from 'react';

/** Where the server keeps the parts of pages that many share; null in the browser. */
export const StillParts = createContext<StillWriter | null>(null);

export interface StillWriter {
  /** What React renders in place of a part: its content, or a place that is filled with what is kept. */
  place(key: string, content: ReactNode): ReactNode;
}

interface StillProps {
  readonly name: string;
  /**
   * All that the content depends on besides the build, but for the visitor's form token and the page's
   * nonce; null for content of one visitor alone.
   */
  readonly of: readonly (string | number)[] | null;
  /** Elements that the browser hydrates like any other. Nothing in them takes an id from React. */
  readonly children: ReactNode;
}

/** A part of the page that the server renders once for all pages on which it is the same. */
export function Still({ name, of, children }: StillProps): ReactNode {
  const parts = useContext(StillParts);
  if (parts === null || of === null) return children;
  return parts.place(JSON.stringify([name, ...of]), children);
}
