import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, it } from 'vitest';
import { renderedText } from './rendered-text.ts';

function piecesOf(value: string, padding = 0): Promise<readonly Uint8Array[]> {
  return new Promise((resolve) => {
    const pieces: Uint8Array[] = [];
    const page = new Writable({
      write(piece: Uint8Array, _encoding, taken) {
        pieces.push(piece);
        taken();
      },
      final(done) {
        resolve(pieces);
        done();
      },
    });
    const { pipe } = renderToPipeableStream(
      <ul title={'x'.repeat(padding)}>
        {Array.from({ length: 300 }, (_, at) => (
          <li key={at}>{value}</li>
        ))}
      </ul>,
      { onAllReady: () => pipe(page) },
    );
  });
}

const PADDINGS = Array.from({ length: 40 }, (_, padding) => padding);

it.each(['ó', 'Deportivo Morón', 'São João', '€€€', '🏆'])(
  'a page says %s as it was given, wherever React cuts it',
  async (value) => {
    const items = `<li>${value}</li>`.repeat(300);
    for (const padding of PADDINGS) {
      const text = renderedText(await piecesOf(value, padding));
      expect(text).toBe(`<ul title="${'x'.repeat(padding)}">${items}</ul>`);
    }
  },
);

it('React leaves zeros in such pages, without which this file would go', async () => {
  const pages = await Promise.all(PADDINGS.map((padding) => piecesOf('Deportivo Morón', padding)));
  expect(pages.some((pieces) => Buffer.concat(pieces).includes(0))).toBe(true);
});
