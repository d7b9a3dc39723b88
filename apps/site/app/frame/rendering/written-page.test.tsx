import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WrittenPage } from './written-page.ts';

/** Has React write a page whose text is cut elsewhere with each padding. */
function write(page: NodeJS.WritableStream, value: string, padding: number): void {
  const { pipe } = renderToPipeableStream(
    <ul title={'x'.repeat(padding)}>
      {Array.from({ length: 300 }, (_, at) => (
        <li key={at}>{value}</li>
      ))}
    </ul>,
    { onAllReady: () => pipe(page) },
  );
}

function textOf(value: string, padding: number): Promise<string> {
  return new Promise((resolve) => write(new WrittenPage(resolve), value, padding));
}

function bytesOf(value: string, padding: number): Promise<Buffer> {
  const page = new PassThrough();
  write(page, value, padding);
  return buffer(page);
}

const PADDINGS = Array.from({ length: 40 }, (_, padding) => padding);

it.each(['ó', 'Deportivo Morón', 'São João', '€€€', '🏆'])(
  'a page says %s as it was given, wherever React cuts it',
  async (value) => {
    const items = `<li>${value}</li>`.repeat(300);
    for (const padding of PADDINGS) {
      expect(await textOf(value, padding)).toBe(`<ul title="${'x'.repeat(padding)}">${items}</ul>`);
    }
  },
);

it('React leaves zeros in such pages, without which this file would go', async () => {
  const pages = await Promise.all(PADDINGS.map((padding) => bytesOf('Deportivo Morón', padding)));
  expect(pages.some((bytes) => bytes.includes(0))).toBe(true);
});
