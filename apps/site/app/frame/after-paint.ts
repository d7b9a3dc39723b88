/**
 * Works once the browser has painted what the page says so far, so that a finger sees its effect before the
 * page is worked out anew.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
