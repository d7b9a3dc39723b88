/**
 * Where the router leads for a click on a link of this site; null for any other click, and for one that
 * asks for a new tab or a download.
 */
export function routerPath(event: MouseEvent): string | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey)
    return null;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.download || link.origin !== location.origin) return null;
  return link.pathname + link.search + link.hash;
}
