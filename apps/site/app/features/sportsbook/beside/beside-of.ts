/**
 * What the data of a page say of a list beside it: it is there, its place is kept, or there is none. The
 * columns around the page have to know before it begins, so that nothing moves while it arrives.
 *
 * @example
 * besideOf({ beside: { board: null } }) // 'place'
 */
export function besideOf(page: unknown): 'list' | 'place' | undefined {
  if (typeof page !== 'object' || page === null || !('beside' in page)) return undefined;
  const { beside } = page;
  if (typeof beside !== 'object' || beside === null || !('board' in beside)) return undefined;
  return beside.board ? 'list' : 'place';
}
