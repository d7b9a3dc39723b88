import type { Provider } from '@vitrine/betting/sportsbook/event';
import { EVENT_STATUS } from '@vitrine/upstream/contract/sportsbook/catalogue';
import { providerOf } from '@vitrine/betting/sportsbook/event-id';
import {
  eventFixture,
  fixtureStatus,
  tournamentEvents,
} from '@vitrine/upstream/contract/sportsbook/fixtures';
import type { Implementation } from '../implement.ts';
import { Refusal } from '../refusal.ts';
import {
  toWireLabelled,
  toWireMarket,
  toWireMatch,
  toWireStatistics,
  toWireTime,
} from '../world/match/wire-match.ts';
import type { MatchNow } from '../world/match/match-now.ts';
import type { CatalogueServices } from './catalogue-services.ts';
import { mainMarketTypes } from './market-groups.ts';
import { tournamentById } from './tournament-index.ts';

const VERSIONS = [
  { version: 'v1', provider: 'one' },
  { version: 'v2', provider: 'two' },
] as const;

/** The reads of single events: each provider's own, shown by the switch or not. Source: 2§7. */
export function implementFixtures(
  { implement }: Implementation,
  { world, labels }: CatalogueServices,
): void {
  const withMain = (match: MatchNow) => toWireMatch(match, match.mainMarkets, labels);

  function matchOf(eventId: string, provider: Provider): MatchNow {
    const match = world.match(eventId);
    if (match?.isListed && match.provider === provider) return match;
    throw new Refusal(404, 'MATCH_WAS_NOT_FOUND', `No event ${eventId} of provider ${provider}`);
  }

  for (const { version, provider } of VERSIONS) {
    const { detail, markets, principalMarkets, outcomes, liveEvents } = eventFixture[version];
    const toWire = provider === 'one' ? toWireMarket : toWireLabelled;

    implement(detail, ({ params }) => {
      const match = matchOf(params.eventId, provider);
      return { data: { ...withMain(match), statistics: toWireStatistics(match) } };
    });

    implement(markets, ({ params }) => {
      const match = matchOf(params.eventId, provider);
      return { data: match.markets.map((market) => toWire(market, match)) };
    });

    implement(principalMarkets, ({ params }) => {
      const match = matchOf(params.eventId, provider);
      const types = mainMarketTypes(match.fixture.sport);
      const main = match.markets.filter(({ typeId }) => types.has(typeId));
      return { data: main.map((market) => toWire(market, match)) };
    });

    implement(outcomes, ({ params }) => {
      const match = world.match(params.id.split('/')[0] ?? '');
      const market =
        match?.isListed && match.provider === provider
          ? match.markets.find(({ id }) => id === params.id)
          : undefined;
      if (!match || !market) {
        throw new Refusal(404, 'MARKET_WAS_NOT_FOUND', `No market ${params.id} is on offer`);
      }
      return { data: toWire(market, match).outcomes };
    });

    implement(liveEvents, () => ({
      data: world
        .offeredBy(provider)
        .filter(({ status }) => status === 'live')
        .map(withMain),
    }));

    implement(tournamentEvents[provider], ({ params }) => {
      if (tournamentById(params.id)?.provider !== provider) {
        throw new Refusal(404, 'TOURNAMENT_WAS_NOT_FOUND', `Provider ${provider} lists no such`);
      }
      const events = world.offeredBy(provider);
      return {
        data: events.filter(({ tournamentId }) => tournamentId === params.id).map(withMain),
      };
    });
  }

  implement(fixtureStatus, ({ params }) => {
    const match = matchOf(params.id, providerOf(params.id));
    return {
      data: {
        eventId: match.id,
        status: EVENT_STATUS[match.status],
        matchStatusDescription: labels.status(match.state),
        homeScore: match.state.home,
        awayScore: match.state.away,
        time: toWireTime(match),
      },
    };
  });
}
