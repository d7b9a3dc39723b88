/** Bytes of pieces after which those that nobody needs any more are collected. With twice as many, more of them outlive two collections. */
const COLLECTED_AFTER_BYTES = 8 * 1024 * 1024;

/** Of all files that pass, since the last collection. */
let passed = 0;

/**
 * The pieces of a file, one by one. Node keeps those that have passed until they are more than 64 MiB; here
 * they are collected early, where it was started so that it can be asked to (`--expose-gc`).
 */
export async function* collected(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    yield piece;
    passed += piece.byteLength;
    if (passed < COLLECTED_AFTER_BYTES) continue;
    passed = 0;
    globalThis.gc?.({ type: 'minor' });
  }
}
