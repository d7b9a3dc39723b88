import { WIDE_LISTS } from '../../live/wide-lists.ts';

/** Whether the visitor's browser has room for lists with further markets; it says so by a cookie. */
export function hasWideLists(request: Request): boolean {
  return (request.headers.get('Cookie') ?? '').split(/;\s*/).includes(WIDE_LISTS);
}
