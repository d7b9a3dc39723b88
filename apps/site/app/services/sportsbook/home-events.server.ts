import type { AppLoadContext } from '@remix-run/node';
import { foldText } from '@vitrine/betting/base/folded-text';
import type { MatchEvent } from '@vitrine/betting/sportsbook/event';
import { mainMarket } from '@vitrine/betting/sportsbook/listed-market';
import { SPORTS } from '@vitrine/betting/sportsbook/sports';
import { categoryFlag } from '../../format/category-flag.ts';
import type { LeagueLink } from '../../shapes/sportsbook/league-link.ts';
import { tournamentPath } from '../../paths/sportsbook-paths.ts';
import { countryName } from './country-name.server.ts';
import { liveEventsBySport } from './sportsbook-page.server.ts';

/** The events of the sportsbook's home. */
export interface HomeEvents {
  readonly live: readonly MatchEvent[];
  /** The next to begin, whatever the sport. */
  readonly soon: readonly MatchEvent[];
  /** What the operator's principal tournaments have, else the next football. */
  readonly top: readonly MatchEvent[];
  /** The competitions of the brand's country that have events, most events first. */
  readonly leagues: readonly LeagueLink[];
}

const SOON_SHOWN = 12;
const TOP_SHOWN = 8;
const LEAGUES_SHOWN = 10;

/** What the home shows of the hub's lists; asks the operator for nothing. */
export function homeEvents(context: AppLoadContext): HomeEvents {
  const { catalogue } = context;
  const live = liveEventsBySport(context);
  const coming = SPORTS.flatMap(({ id }) => catalogue.upcomingEvents(id)).sort(
    (one, other) => one.scheduledAt - other.scheduledAt,
  );
  return {
    live,
    soon: coming.slice(0, SOON_SHOWN),
    top: topMatches([...live, ...coming], context),
    leagues: countryLeagues([...live, ...coming], context),
  };
}

/** Matches with prices, live ones first; of each competition one comes before the second of any. */
function topMatches(
  events: readonly MatchEvent[],
  { catalogue }: AppLoadContext,
): readonly MatchEvent[] {
  const principal = new Set(catalogue.principalTournamentIds());
  const isOffered = (event: MatchEvent) => mainMarket(event)?.status === 'active';
  const offered = events.filter(isOffered);
  const chosen = offered.filter(({ tournamentId }) => principal.has(tournamentId));
  const [football] = SPORTS;
  const matches =
    chosen.length > 0 ? chosen : offered.filter(({ sportId }) => sportId === football?.id);
  const rank = new Map<string, number>();
  return matches
    .map((event) => {
      const place = rank.get(event.tournamentId) ?? 0;
      rank.set(event.tournamentId, place + 1);
      return { event, place };
    })
    .sort((one, other) => one.place - other.place)
    .slice(0, TOP_SHOWN)
    .map(({ event }) => event);
}

function countryLeagues(
  events: readonly MatchEvent[],
  { brand }: AppLoadContext,
): readonly LeagueLink[] {
  const country = foldText(countryName(brand));
  const ofCountry = events.filter(({ categoryName }) => foldText(categoryName) === country);
  return [...Map.groupBy(ofCountry, ({ tournamentId }) => tournamentId)]
    .map(([id, [first, ...others]]) => ({
      id,
      sportId: first?.sportId ?? '',
      name: first?.tournamentName ?? '',
      flag: categoryFlag(first?.categoryName ?? '', brand.locale),
      href: tournamentPath(first?.sportId ?? '', id),
      count: others.length + 1,
    }))
    .sort((one, other) => other.count - one.count)
    .slice(0, LEAGUES_SHOWN);
}
