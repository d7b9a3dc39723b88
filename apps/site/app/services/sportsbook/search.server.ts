import type { AppLoadContext } from '@remix-run/node';
import type { MatchEvent } from '@vitrine/betting/sportsbook/event';
import { SPORTS } from '@vitrine/betting/sportsbook/sports';
import { searchTest } from '@vitrine/betting/base/text-search';
import { sportPath, tournamentPath } from '../../paths/sportsbook-paths.ts';
import { sportName } from './sportsbook-page.server.ts';

export interface FoundLink {
  readonly href: string;
  readonly label: string;
}

/** What the hub's lists have under a text. */
export interface SearchResult {
  readonly sports: readonly FoundLink[];
  readonly competitions: readonly (FoundLink & { readonly detail: string })[];
  readonly live: readonly MatchEvent[];
  readonly upcoming: readonly MatchEvent[];
}

const COMPETITIONS_SHOWN = 10;
const LIVE_SHOWN = 20;
const UPCOMING_SHOWN = 30;

/** Sports, competitions and matches whose names fit a text; null for a text that is too short. */
export function searchCatalogue(typed: string, context: AppLoadContext): SearchResult | null {
  const fits = searchTest(typed);
  if (!fits) return null;
  const { catalogue } = context;
  const live = catalogue.liveEvents();
  const upcoming = SPORTS.flatMap(({ id }) => catalogue.upcomingEvents(id));
  const competitions = new Map(
    [...live, ...upcoming].map((event) => [event.tournamentId, event] as const),
  );
  // A name may be typed with that of the other side, or of the country: `flamengo x palmeiras`.
  const fitsEvent = ({ home, away }: MatchEvent) => fits(`${home.name} ${away.name} x vs`);
  return {
    sports: SPORTS.flatMap((sport) => {
      const label = sportName(sport, context);
      return fits(label) ? [{ href: sportPath(sport.slug), label }] : [];
    }),
    competitions: [...competitions.values()]
      .filter(({ tournamentName, categoryName }) => fits(`${tournamentName} ${categoryName}`))
      .slice(0, COMPETITIONS_SHOWN)
      .map(({ sportId, tournamentId, tournamentName: label, categoryName: detail }) => ({
        href: tournamentPath(sportId, tournamentId),
        label,
        detail,
      })),
    live: live.filter(fitsEvent).slice(0, LIVE_SHOWN),
    upcoming: upcoming
      .filter(fitsEvent)
      .sort((one, other) => one.scheduledAt - other.scheduledAt)
      .slice(0, UPCOMING_SHOWN),
  };
}
