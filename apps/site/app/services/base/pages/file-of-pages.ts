/** More pages than a bettor fills in a year, and an end all the same. */
const MAX_PAGES = 500;

/** A list that is read page by page. */
export interface PagedFile<Row> {
  /** Before the first row. */
  readonly start: string;
  readonly lineOf: (row: Row) => string;
  /** Reads a page; the first is 1. */
  readonly read: (
    page: number,
  ) => Promise<{ readonly rows: readonly Row[]; readonly pages: number }>;
}

/**
 * A list as a file, page after page as they come. The first page is read before it resolves; a later page
 * that can't be read breaks the download off. Rejects and breaks with what `read` rejects with.
 */
export async function fileOfPages<Row>({
  start,
  lineOf,
  read,
}: PagedFile<Row>): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  let page = 1;
  let next = await read(page);
  let text = start;

  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (text === '') {
        page += 1;
        next = await read(page);
      }
      controller.enqueue(encoder.encode(text + next.rows.map(lineOf).join('')));
      text = '';
      if (page >= Math.min(next.pages, MAX_PAGES)) controller.close();
    },
  });
}
