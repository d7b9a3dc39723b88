import { createHash } from 'node:crypto';

/** Inline scripts; data such as `application/ld+json` are none. */
const INLINE = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>(.*?)<\/script>/gs;

/**
 * The sources that let exactly the inline scripts of a page run, each once.
 *
 * @example
 * scriptHashes('<script>go()</script>') // ["'sha256-/9kE…'"]
 */
export function scriptHashes(html: string): readonly string[] {
  const hashes = [...html.matchAll(INLINE)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [...new Set(hashes)];
}
