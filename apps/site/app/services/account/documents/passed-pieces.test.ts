import { afterEach, expect, it, vi } from 'vitest';
import { collected, fetchCollected } from './passed-pieces.server.ts';

const MEBIBYTE = 1024 * 1024;

afterEach(() => {
  vi.unstubAllGlobals();
});

async function* pieces(count: number): AsyncGenerator<Uint8Array> {
  for (let nth = 0; nth < count; nth += 1) yield await Promise.resolve(new Uint8Array(MEBIBYTE));
}

async function read(files: readonly AsyncIterable<Uint8Array>[]): Promise<number> {
  let bytes = 0;
  await Promise.all(
    files.map(async (file) => {
      for await (const piece of collected(file)) bytes += piece.byteLength;
    }),
  );
  return bytes;
}

it('collects what has passed after each 8 MiB of all files together', async () => {
  const gc = vi.fn();
  vi.stubGlobal('gc', gc);
  expect(await read([pieces(12), pieces(12)])).toBe(24 * MEBIBYTE);
  expect(gc.mock.calls).toEqual(Array.from({ length: 3 }, () => [{ type: 'minor' }]));
});

it('passes pieces on where Node can not be asked to collect', async () => {
  vi.stubGlobal('gc', undefined);
  expect(await read([pieces(9)])).toBe(9 * MEBIBYTE);
});

it('collects what was sent as a stream, which comes whole, and leaves other bodies as they are', async () => {
  const gc = vi.fn();
  vi.stubGlobal('gc', gc);
  const asked: RequestInit[] = [];
  vi.stubGlobal('fetch', async (_input: string, init: RequestInit) => {
    asked.push(init);
    return new Response(await new Response(init.body).arrayBuffer());
  });
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let nth = 0; nth < 17; nth += 1) controller.enqueue(new Uint8Array(MEBIBYTE));
      controller.close();
    },
  });
  const put = { method: 'PUT', duplex: 'half', body };
  const sent = await fetchCollected('https://store.example', put as RequestInit);
  expect((await sent.arrayBuffer()).byteLength).toBe(17 * MEBIBYTE);
  expect(gc.mock.calls).toEqual([[{ type: 'minor' }], [{ type: 'minor' }]]);

  await fetchCollected('https://store.example', { method: 'POST', body: 'text' });
  expect(asked[1]).toEqual({ method: 'POST', body: 'text' });
});
