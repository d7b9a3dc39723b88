import { eventSeason } from '@vitrine/upstream/contract/sportsbook/seasons';
import { tournamentById } from '../../catalogue/tournament-index.ts';
import type { Implementation } from '../../implement.ts';
import { Refusal } from '../../refusal.ts';
import { toWireMarket } from '../match/wire-match.ts';
import type { World } from '../world.ts';
import { countryCodeOf } from './country-codes.ts';
import type { SeasonNow } from './seasons.ts';

/** The reads of seasons. A season that is not listed yet is not known. Source: 2§7. */
export function implementSeasons({ implement }: Implementation, { seasons }: World): void {
  function seasonOf(id: string): SeasonNow {
    const season = seasons.find(id) ?? seasons.ofTournament(id);
    if (!season?.isListed) throw new Refusal(404, 'SEASON_WAS_NOT_FOUND', `No season ${id}`);
    return season;
  }

  function marketsOf(season: SeasonNow) {
    return season.markets.map((market) => toWireMarket(market, season));
  }

  implement(eventSeason.season, ({ params }) => {
    const season = seasonOf(params.id);
    const { competition } = season.plan;
    return {
      data: {
        id: season.id,
        countryCode: countryCodeOf(competition.category.es),
        tournamentId: season.tournamentId,
        sportId: season.sportId,
        categoryId: tournamentById(season.tournamentId)?.category.id ?? '',
        tournamentName: season.tournamentName,
        longTermEventLiveCoverage: season.isBooked,
        name: season.name,
        scheduleTime: new Date(season.scheduledAt).toISOString(),
        scheduleEndTime: new Date(season.endsAt).toISOString(),
        countMarkets: season.markets.length,
      },
    };
  });

  implement(eventSeason.marketsBySeason, ({ params }) => ({
    data: marketsOf(seasonOf(params.id)),
  }));

  implement(eventSeason.outcomesByMarket, ({ params }) => {
    const [seasonId = ''] = params.id.split('/');
    const season = seasons.find(seasonId);
    const market = season?.isListed
      ? marketsOf(season).find(({ id }) => id === params.id)
      : undefined;
    if (!market) throw new Refusal(404, 'MARKET_WAS_NOT_FOUND', `No market ${params.id}`);
    return { data: market.outcomes };
  });
}
