/**
 * Calls of the operator that are declared and that no page of the site makes yet, by district. The
 * list may only shrink: who brings a call to a page takes its name out here.
 */
export const plannedEndpoints: Readonly<Record<string, readonly string[]>> = {
  sportsbook: ['feed.sport', 'feed.matches'],
};
