import type { AppLoadContext } from '@remix-run/node';
import type { MatchEvent } from '@vitrine/betting/sportsbook/event';
import { favouriteKindOf } from '@vitrine/betting/sportsbook/favourites';
import { SPORTS } from '@vitrine/betting/sportsbook/sports';
import { categoryFlag } from '../../format/category-flag.ts';
import type { LeagueLink } from '../../shapes/sportsbook/league-link.ts';
import { tournamentPath } from '../../paths/sportsbook-paths.ts';
import { liveEventsBySport } from './sportsbook-page.server.ts';

/** What is on offer of a visitor's favourites. */
export interface FavouriteEvents {
  readonly live: readonly MatchEvent[];
  readonly upcoming: readonly MatchEvent[];
  /** The favourite competitions, those without matches too. */
  readonly leagues: readonly LeagueLink[];
}

const UPCOMING_SHOWN = 100;

/**
 * The live and coming matches that are favourites, or of a favourite competition. Matches come from the
 * hub's lists; a competition without any is asked for by its id, and left out when it can't be read.
 */
export async function favouriteEvents(
  ids: readonly string[],
  context: AppLoadContext,
  signal: AbortSignal,
): Promise<FavouriteEvents> {
  const favourites = new Set(ids);
  const isFavourite = ({ id, tournamentId }: MatchEvent) =>
    favourites.has(id) || favourites.has(tournamentId);
  const live = liveEventsBySport(context).filter(isFavourite);
  const upcoming = SPORTS.flatMap(({ id }) => context.catalogue.upcomingEvents(id))
    .filter(isFavourite)
    .sort((one, other) => one.scheduledAt - other.scheduledAt);
  const leagues = await Promise.all(
    ids
      .filter((id) => favouriteKindOf(id) === 'tournament')
      .map((id) => leagueOf(id, [...live, ...upcoming], context, signal)),
  );
  return {
    live,
    upcoming: upcoming.slice(0, UPCOMING_SHOWN),
    leagues: leagues.filter((league) => league !== null),
  };
}

async function leagueOf(
  id: string,
  events: readonly MatchEvent[],
  { catalogue, brand }: AppLoadContext,
  signal: AbortSignal,
): Promise<LeagueLink | null> {
  const own = events.filter(({ tournamentId }) => tournamentId === id);
  const [first] = own;
  if (first) return leagueLink(id, { ...first, name: first.tournamentName }, own.length, brand);
  const answer = await catalogue.tournament(id, signal);
  if (answer.kind !== 'known') return null;
  return leagueLink(id, answer.tournament, 0, brand);
}

function leagueLink(
  id: string,
  league: { readonly name: string; readonly sportId: string; readonly categoryName: string },
  count: number,
  { locale }: AppLoadContext['brand'],
): LeagueLink {
  const { name, sportId, categoryName } = league;
  const flag = categoryFlag(categoryName, locale);
  return { id, sportId, name, flag, href: tournamentPath(sportId, id), count };
}
