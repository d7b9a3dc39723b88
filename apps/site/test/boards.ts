import type { BoardData } from '../app/shapes/base/boards.ts';

/** The events of a page's lists, from top to bottom, by their ids. */
export function listedEvents(data: unknown): readonly string[] {
  const { live, upcoming } = data as Partial<Record<'live' | 'upcoming', BoardData | null>>;
  return idsIn((live?.html ?? '') + (upcoming?.html ?? ''), /<article id="([^"]+)"/g);
}

/** The page of an event: the HTML over its markets, and that of its markets with their groups. */
export function eventHtml(data: unknown): Readonly<Record<'head' | 'offer', string>> {
  const { head, offer } = (data as { page: Record<'head' | 'offer', BoardData> }).page;
  return { head: head.html ?? '', offer: offer.html ?? '' };
}

/** The outcomes whose prices the page of an event shows, by their ids. */
export function pricedOutcomes(data: unknown): readonly string[] {
  return idsIn(eventHtml(data).offer, /data-outcome="([^"]+)"/g);
}

/** The sections behind the tabs of some HTML, in their order. */
export function tabsIn(
  html: string,
): readonly { readonly href: string; readonly label: string; readonly current: boolean }[] {
  const links = /<a [^>]*class="tab-mark[^>]*>/g;
  return [...html.matchAll(links)].map(([tag], index, all) => ({
    href: /href="([^"]+)"/.exec(tag)?.[1] ?? '',
    label: html
      .slice((all[index]?.index ?? 0) + tag.length)
      .split('</a>', 1)
      .join('')
      .replaceAll(/<[^>]+>/g, '')
      .trim(),
    current: tag.includes('aria-current="page"'),
  }));
}

/** The competitions that a page links, by their names. */
export function linkedLeagues(data: unknown): readonly string[] {
  const { leagues } = data as { readonly leagues: BoardData | null };
  return idsIn(leagues?.html ?? '', /font-bold">([^<]+)</g);
}

function idsIn(html: string, pattern: RegExp): readonly string[] {
  return [...html.matchAll(pattern)].map(([, id = '']) => id);
}
