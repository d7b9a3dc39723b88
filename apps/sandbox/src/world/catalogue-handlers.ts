import {
  eventFixture,
  headbar,
  liveMatches,
  prematchMatches,
} from '@vitrine/upstream/contract/catalogue';
import type { Implementation } from '../implement.ts';
import { Refusal } from '../refusal.ts';
import { followedCompetitions } from './calendar.ts';
import { SPORT_PLANS } from './fixtures.ts';
import type { Labels } from './labels.ts';
import { toWireMarket, toWireMatch } from './wire-match.ts';
import { mainMarkets, type MatchNow, type World } from './world.ts';

export interface CatalogueServices {
  readonly world: World;
  readonly labels: Labels;
}

const VERSIONS = [
  { version: 'v1', provider: 'one' },
  { version: 'v2', provider: 'two' },
] as const;

export function implementCatalogue(
  { implement }: Implementation,
  { world, labels }: CatalogueServices,
): void {
  const withMain = (match: MatchNow) => toWireMatch(match, mainMarkets(match), labels);
  const isLive = ({ state }: MatchNow) => state.status === 'live';

  implement(headbar, () => {
    const offered = world.offered();
    const live: HeaderItem = {
      type: 'shortcut',
      itemId: 'live',
      displayName: labels.live,
      path: '/esportes',
      enabled: true,
      ...presence(offered),
    };
    const sports = SPORT_PLANS.map(({ sport, id }): HeaderItem => ({
      type: 'sport',
      itemId: id,
      sportId: id,
      displayName: labels.sport(sport),
      enabled: true,
      ...presence(offered.filter(({ fixture }) => fixture.sport === sport)),
    }));
    const tournaments = SPORT_PLANS.flatMap(({ sport, id: sportId }) =>
      followedCompetitions(sport).map(({ id, name }): HeaderItem => ({
        type: 'tournament',
        itemId: id,
        sportId,
        tournamentId: id,
        displayName: labels.words(name),
        enabled: true,
        ...presence(offered.filter(({ fixture }) => fixture.competition.id === id)),
      })),
    );
    return {
      data: [live, ...sports, ...tournaments].map((item, index) => ({ ...item, order: index + 1 })),
    };
  });

  implement(liveMatches, () => ({ data: world.offered().filter(isLive).map(withMain) }));

  implement(prematchMatches, ({ params }) => ({
    data: world
      .offered()
      .filter((match) => !isLive(match) && match.fixture.sportId === params.sport)
      .map(withMain),
  }));

  for (const { version, provider } of VERSIONS) {
    const matchOf = (eventId: string): MatchNow => {
      const match = world.match(eventId);
      if (!match?.isListed || match.fixture.provider !== provider) {
        throw new Refusal(
          404,
          'MATCH_WAS_NOT_FOUND',
          `No event ${eventId} of provider ${provider}`,
        );
      }
      return match;
    };
    implement(eventFixture[version].detail, ({ params }) => ({
      data: withMain(matchOf(params.eventId)),
    }));
    implement(eventFixture[version].markets, ({ params }) => {
      const match = matchOf(params.eventId);
      return { data: match.markets.map((market) => toWireMarket(market, match)) };
    });
  }
}

interface HeaderItem {
  readonly type: 'sport' | 'tournament' | 'shortcut';
  readonly itemId: string;
  readonly displayName: string;
  readonly sportId?: string;
  readonly tournamentId?: string;
  readonly path?: string;
  readonly enabled: boolean;
  readonly hasLiveEvents: boolean;
  readonly hasPrematch: boolean;
  readonly hasPrematchMatchesInList: boolean;
}

function presence(matches: readonly MatchNow[]) {
  const hasPrematch = matches.some(({ state }) => state.status === 'notStarted');
  return {
    hasLiveEvents: matches.some(({ state }) => state.status === 'live'),
    hasPrematch,
    hasPrematchMatchesInList: hasPrematch,
  };
}
