import type { AppLoadContext } from '@remix-run/node';
import type { MatchEvent, SportEvent } from '@vitrine/betting/sportsbook/event';
import { eventsBeside } from '@vitrine/betting/sportsbook/events-beside';
import { sportById } from '@vitrine/betting/sportsbook/sports';
import type { SportsbookTexts } from '../../format/event-texts.ts';
import { sportPath, tournamentPath } from '../../paths/sportsbook-paths.ts';
import { sportName } from './sportsbook-page.server.ts';

/** A list beside an event, and the page that has it whole. */
export interface ListBesideEvent {
  readonly events: readonly MatchEvent[];
  readonly title: string;
  readonly subtitle: string;
  readonly href: string;
  /** Whether it is the list of one competition. */
  readonly isOfTournament: boolean;
  /** The topics of the live stream that tell of its events. */
  readonly topics: readonly string[];
}

/**
 * The list beside a match, from the hub's lists; null for what is no match, for a sport without a page,
 * and where nothing else is on.
 */
export function listBesideEvent(
  event: Pick<SportEvent, 'id' | 'kind' | 'sportId' | 'tournamentId'>,
  texts: SportsbookTexts,
  context: AppLoadContext,
): ListBesideEvent | null {
  const { catalogue } = context;
  const sport = sportById(event.sportId);
  if (event.kind !== 'match' || !sport) return null;
  const beside = eventsBeside(event, {
    live: catalogue.liveEvents().filter(({ sportId }) => sportId === sport.id),
    upcoming: catalogue.upcomingEvents(sport.id),
  });
  if (!beside) return null;
  const { events, list } = beside;
  const name = sportName(sport, context);
  const prematch = `prematch:${sport.id}`;
  switch (list) {
    case 'live':
      return {
        events,
        title: texts['list.live'],
        subtitle: name,
        href: sportPath(sport.slug, 'ao-vivo'),
        isOfTournament: false,
        topics: ['home'],
      };
    case 'upcoming':
      return {
        events,
        title: texts['list.upcoming'],
        subtitle: name,
        href: sportPath(sport.slug, 'proximos-jogos'),
        isOfTournament: false,
        topics: [prematch],
      };
    case 'tournament':
      return {
        events,
        title: events[0]?.tournamentName ?? '',
        subtitle: events[0]?.categoryName ?? '',
        href: tournamentPath(sport.id, event.tournamentId),
        isOfTournament: true,
        topics: ['home', prematch],
      };
  }
}
