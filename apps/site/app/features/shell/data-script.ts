import type { DataPiece } from '../../shapes/base/data-piece.ts';
import { START_LATE_SCRIPTS } from './late-scripts.ts';

/** What ends a script or breaks a line in it, where it stands in a text. */
const UNSAFE = /[&<>\u2028\u2029]/g;

const kept = new Map<string, Buffer>();

/**
 * The script that hands the data of a page's loaders, as Remix encoded them, to the router, as bytes in
 * pieces; first it lets the page's script files go. `RemixServer` would write it, but React would read the
 * data as a stream. What many pages have is quoted once.
 */
export function dataScript(encoded: readonly DataPiece[], nonce: string): readonly Buffer[] {
  const controller = 'window.__remixContext.streamController';
  return [
    Buffer.from(`<script nonce="${nonce}">${START_LATE_SCRIPTS}${controller}.enqueue("`),
    ...encoded.map(({ text, isKept }) => (isKept ? keptQuote(text) : quoted(text))),
    Buffer.from(`");${controller}.close();</script>`),
  ];
}

function keptQuote(text: string): Buffer {
  const known = kept.get(text) ?? quoted(text);
  kept.set(text, known);
  return known;
}

/** The inside of a quoted text. */
function quoted(text: string): Buffer {
  const safe = JSON.stringify(text).replace(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return Buffer.from(safe.slice(1, -1));
}
