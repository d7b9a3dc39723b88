import type { AppLoadContext } from '@remix-run/node';
import { textsOf } from '@vitrine/messages/texts';
import { textSections } from '../format/text-sections.ts';
import { SPORTS, sportIdOf } from '../paths.ts';

const PAGE_SECTIONS = [
  'page',
  'list',
  'event',
  'status',
  'market',
  'group',
  'odds',
  'live',
] as const;

/** The texts and the moment that every page of the sportsbook is rendered with. */
export function sportsbookWords({ brand, now }: AppLoadContext) {
  return { texts: textSections(textsOf(brand.locale, 'sportsbook'), PAGE_SECTIONS), now: now() };
}

/** The sport a path names; answers 404 for a word that is none. */
export function requireSport(slug: string | undefined): { id: string; slug: string } {
  const id = sportIdOf(slug ?? '');
  if (id === null || slug === undefined) throw new Response(null, { status: 404 });
  return { id, slug };
}

/** Live events, those of the sports with most of them to see first as the header bar orders them. */
export function liveEventsBySport({ catalogue }: AppLoadContext) {
  const order = new Map<string, number>(SPORTS.map(({ id }, index) => [id, index]));
  return [...catalogue.liveEvents()].sort(
    (one, other) =>
      (order.get(one.sportId) ?? SPORTS.length) - (order.get(other.sportId) ?? SPORTS.length),
  );
}
