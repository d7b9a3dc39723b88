/** On a link of a board after which the page stays where it is. */
export const KEEPS_SCROLL = { 'data-keeps-scroll': '' };

/** Whether the page stays where it is after a click. */
export function keepsScroll({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('[data-keeps-scroll]') !== null;
}

/**
 * Where the router leads for a click on a link of this site; null for any other click, for one that
 * asks for a new tab or a download, and for a place of this page, where only the browser leads so that
 * the next key goes on from there.
 */
export function routerPath(event: MouseEvent): string | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey)
    return null;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.download || link.origin !== location.origin) return null;
  const page = link.pathname + link.search;
  if (link.hash && page === location.pathname + location.search) return null;
  return page + link.hash;
}
