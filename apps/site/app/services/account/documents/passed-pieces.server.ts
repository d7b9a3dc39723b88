/** Bytes of pieces after which those that nobody needs any more are collected. With twice as many, more of them outlive two collections. */
const COLLECTED_AFTER_BYTES = 8 * 1024 * 1024;

/** Of all files that pass, since the last collection. */
let passed = 0;

/**
 * Counts a piece that has passed. Node keeps those until they are more than 64 MiB, and goes on keeping while
 * it marks the heap to find them; here they are collected early, where it was started so that it can be asked to
 * (`--expose-gc`).
 */
function countPassed({ byteLength }: Uint8Array): void {
  passed += byteLength;
  if (passed < COLLECTED_AFTER_BYTES) return;
  passed = 0;
  globalThis.gc?.({ type: 'minor' });
}

/** The pieces of a file that comes, one by one; those that were taken are collected early. */
export async function* collected(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    yield piece;
    countPassed(piece);
  }
}

/** Fetches; the pieces of a stream that is sent are collected early, too. */
export const fetchCollected: typeof globalThis.fetch = (input, init) => {
  const { body } = init ?? {};
  return fetch(input, body instanceof ReadableStream ? { ...init, body: counted(body) } : init);
};

function counted(pieces: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = pieces.getReader();
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        controller.enqueue(value);
        countPassed(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
