/** A page to link to, or a gap between two of them. */
export type PageWindowEntry = number | 'gap';

/**
 * The pages that stand in a row of links: the first, the last, and the current one with its
 * neighbours. A gap that would hide one page only is that page. Pages count from 1.
 */
export function pageWindow(current: number, total: number): readonly PageWindowEntry[] {
  const shown = [1, current - 1, current, current + 1, total].filter(
    (page, at, all) => page >= 1 && page <= total && all.indexOf(page) === at,
  );
  return shown.flatMap((page, at) => {
    const before = shown[at - 1] ?? page - 1;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? ['gap' as const, page] : [page];
  });
}
