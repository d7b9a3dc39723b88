function isUnseen(node: Element): boolean {
  return node.checkVisibility?.({ contentVisibilityAuto: true }) === false;
}

/**
 * Tells whether a node is hidden or in a row far off the screen (`content-visibility: auto`). Such a node
 * can be written after the frame is painted. False in a browser that can't tell.
 *
 * For each node that it is asked about the browser lays the page out, so it is asked once about a row, and
 * listened to later.
 */
export function skippedRows(): (node: HTMLElement) => boolean {
  const tells = 'oncontentvisibilityautostatechange' in document.documentElement;
  const rows = new WeakMap<EventTarget, boolean>();
  document.addEventListener(
    'contentvisibilityautostatechange',
    ({ target, skipped }: Event & { skipped?: boolean }) => target && rows.set(target, !!skipped),
    true,
  );
  return (node) => {
    const row = tells && node.closest('article');
    if (!row) return isUnseen(node);
    if (!rows.has(row)) {
      // A row of a closed group does not know yet.
      if (isUnseen(row)) return true;
      rows.set(row, [...row.children].every(isUnseen));
    }
    return rows.get(row) === true;
  };
}
