/** More pages than a bettor fills in years, and an end all the same. */
const MAX_READS = 2_000;

/** A list that is read page by page. */
export interface PagedList<Row> {
  /** What a row is known by. */
  readonly idOf: (row: Row) => string;
  /** Reads a page; the first is 1. */
  readonly read: (page: number) => Promise<ListPage<Row>>;
}

/** A page of a list, and how many pages and rows the whole list has. */
interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly pages: number;
  readonly total: number;
}

/**
 * The rows of a list, a piece for each page: each row once, and none that was `told` before, to which their ids are
 * added. The list may change between two readings: a row that comes moves others to a later page, where they are not
 * told again, and after rows that went, the pages that others moved back to are read again. Breaks with what `read`
 * rejects with.
 */
export async function* rowsOfPages<Row>(
  { idOf, read }: PagedList<Row>,
  told = new Set<string>(),
): AsyncGenerator<readonly Row[], undefined> {
  let known: ListPage<Row> | undefined;
  let pageSize = 1;
  for (let page = 1, reads = 0; page <= (known?.pages ?? 1) && reads < MAX_READS; reads += 1) {
    const found = await read(page);
    yield found.rows.filter((row) => !told.has(idOf(row)));
    for (const row of found.rows) told.add(idOf(row));
    pageSize = Math.max(pageSize, found.rows.length);
    const gone = Math.max(0, (known?.total ?? 0) - found.total);
    page = gone > 0 ? Math.max(1, page - Math.ceil(gone / pageSize)) : page + 1;
    known = found;
  }
}
