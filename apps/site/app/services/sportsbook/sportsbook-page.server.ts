import type { AppLoadContext } from '@remix-run/node';
import type { SportEvent } from '@vitrine/betting/sportsbook/event';
import { type KnownSport, sportBySlug, SPORTS } from '@vitrine/betting/sportsbook/sports';
import { textsOf } from '@vitrine/messages/texts';
import { brandFormat } from '../../format/brand-format.ts';
import type { EventWords } from '../../format/event-texts.ts';
import { textSections } from '../../format/text-sections.ts';
import { sportSlug } from '../../paths.ts';

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

/** What every page of the sportsbook says, how it writes, and the current time. */
export function sportsbookWords({ brand, now }: AppLoadContext): EventWords {
  return {
    texts: textSections(textsOf(brand.locale, 'sportsbook'), PAGE_SECTIONS),
    format: brandFormat(brand),
    now: now(),
  };
}

/** The sport in a path. Throws 404 for an unknown word. */
export function requireSport(slug: string | undefined): KnownSport {
  const sport = sportBySlug(slug ?? '');
  if (!sport) throw new Response(null, { status: 404 });
  return sport;
}

/** The name of a sport in the brand's language. */
export function sportName({ key }: KnownSport, { brand }: AppLoadContext): string {
  return textsOf(brand.locale, 'sportsbook')[`sport.${key}`];
}

/**
 * Throws 404 when the word in an event's path is neither a known sport nor the word of the event's
 * own sport, which may have no page here.
 */
export function requireSportOf(event: Pick<SportEvent, 'sportId'>, slug: string | undefined): void {
  if (slug !== sportSlug(event.sportId)) requireSport(slug);
}

/** Live events in the order of `SPORTS`; other sports come last. */
export function liveEventsBySport({ catalogue }: AppLoadContext) {
  const order = new Map<string, number>(SPORTS.map(({ id }, index) => [id, index]));
  return [...catalogue.liveEvents()].sort(
    (one, other) =>
      (order.get(one.sportId) ?? SPORTS.length) - (order.get(other.sportId) ?? SPORTS.length),
  );
}
