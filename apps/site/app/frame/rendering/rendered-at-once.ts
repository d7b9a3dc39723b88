import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/** As React's stream of a page begins, unlike its text. */
const DOCTYPE = '<!DOCTYPE html>';

/** Stands where React gave up a part of a page: its code is not loaded yet, or it failed. */
const GIVEN_UP = '<!--$!-->';

/**
 * A page that React writes in one go, which takes less of the server than a stream: nearly every page. Null for
 * one that waits for code that is not loaded yet, or fails; a stream waits, and tells of the failure.
 */
export function renderedAtOnce(page: ReactElement): string | null {
  try {
    const html = renderToString(page);
    return html.includes(GIVEN_UP) ? null : DOCTYPE + html;
  } catch {
    return null;
  }
}
