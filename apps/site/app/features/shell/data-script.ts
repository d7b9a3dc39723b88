/** What ends a script or breaks a line in it, where it stands in a text. */
const UNSAFE = /[&<>\u2028\u2029]/g;

/**
 * The script that hands the data of a page's loaders, as Remix encoded them, to the router. `RemixServer`
 * would write it, but React would read the data as a stream.
 */
export function dataScript(encoded: string, nonce: string): string {
  const quoted = JSON.stringify(encoded).replace(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const controller = 'window.__remixContext.streamController';
  return `<script nonce="${nonce}">${controller}.enqueue(${quoted});${controller}.close();</script>`;
}
