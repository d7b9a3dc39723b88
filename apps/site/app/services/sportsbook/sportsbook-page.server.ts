import type { AppLoadContext } from '@remix-run/node';
import type { MatchEvent, SportEvent } from '@vitrine/betting/sportsbook/event';
import { type KnownSport, sportBySlug, SPORTS } from '@vitrine/betting/sportsbook/sports';
import { textsOf } from '@vitrine/messages/texts';
import { brandFormat } from '../../format/brand-format.ts';
import type { EventWords } from '../../format/event-texts.ts';
import { textSections } from '../../format/text-sections.ts';
import { sportSlug } from '../../paths/sportsbook-paths.ts';
import { inLiveOrder } from './live-order.server.ts';

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

/** Live events, sports in the order of the header bar; others come last. */
export function liveEventsBySport(context: AppLoadContext) {
  const { catalogue } = context;
  const order = [...catalogue.headbar()]
    .sort((one, other) => one.order - other.order)
    .flatMap(({ type, sportId }) => (type === 'sport' ? (sportId ?? []) : []));
  const places = [...new Set([...order, ...SPORTS.map(({ id }) => id)])];
  const place = ({ sportId }: MatchEvent) => {
    const found = places.indexOf(sportId);
    return found < 0 ? places.length : found;
  };
  return [...inLiveOrder(catalogue.liveEvents(), context)].sort(
    (one, other) => place(one) - place(other),
  );
}
