import type { BoardData } from '../app/boards.ts';

/** The events of a page's lists, from top to bottom, by their ids. */
export function listedEvents(data: unknown): readonly string[] {
  const { live, upcoming } = data as Partial<Record<'live' | 'upcoming', BoardData | null>>;
  return idsIn((live?.html ?? '') + (upcoming?.html ?? ''), /<article id="([^"]+)"/g);
}

/** The outcomes whose prices the page of an event shows, by their ids. */
export function pricedOutcomes(data: unknown): readonly string[] {
  const { markets } = data as { readonly markets: BoardData | null };
  return idsIn(markets?.html ?? '', /data-outcome="([^"]+)"/g);
}

function idsIn(html: string, pattern: RegExp): readonly string[] {
  return [...html.matchAll(pattern)].map(([, id = '']) => id);
}
