import { type PagedList, rowsOfPages } from './rows-of-pages.ts';

/** A list that is read page by page, and how a file has it. */
export interface PagedFile<Row> extends PagedList<Row> {
  /** Before the first row. */
  readonly start: string;
  readonly lineOf: (row: Row) => string;
}

/**
 * A list as a file, page after page as they come. The first page is read before it resolves; a later page
 * that can't be read breaks the download off. Rejects and breaks with what `read` rejects with.
 */
export async function fileOfPages<Row>({
  start,
  lineOf,
  ...list
}: PagedFile<Row>): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  const pieces = rowsOfPages(list);
  const first = await pieces.next();
  let text = start + (first.value ?? []).map(lineOf).join('');

  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      controller.enqueue(encoder.encode(text));
      const next = await pieces.next();
      if (next.done) controller.close();
      else text = next.value.map(lineOf).join('');
    },
  });
}
