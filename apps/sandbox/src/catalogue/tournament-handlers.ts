import {
  earlyPayoutTournaments,
  enabledPrematchTournaments,
  principalTournamentEvents,
  sportCatalogue,
  topTournamentLimit,
  tournamentName,
} from '@vitrine/upstream/contract/sportsbook/tournaments';
import type { Implementation } from '../implement.ts';
import { Refusal } from '../refusal.ts';
import { earlyPayoutTournamentIds } from '../world/offer/early-payout.ts';
import { toWireMatch } from '../world/match/wire-match.ts';
import type { CatalogueServices } from './catalogue-services.ts';
import { sportById, tournamentById, TOURNAMENTS } from './tournament-index.ts';
import { toWireCategories, toWireTournaments } from './tournament-lists.ts';

const PROVIDER_OF_VERSION = { v3: 'one', v2: 'two' } as const;
const TOP_TOURNAMENTS = 6;
const DAY_MS = 24 * 3_600_000;

/** The menus of sports and tournaments. Source: 2§7. */
export function implementTournaments(
  { implement }: Implementation,
  { world, labels, now }: CatalogueServices,
): void {
  implement(sportCatalogue, ({ params }) => {
    const sport = sportById(params.sport);
    if (!sport) throw new Refusal(404, 'SPORT_WAS_NOT_FOUND', `No sport ${params.sport}`);
    const provider = PROVIDER_OF_VERSION[params.version];
    const own = TOURNAMENTS.filter(
      (tournament) => tournament.sportId === sport.id && tournament.provider === provider,
    );
    const tournaments = toWireTournaments(own, world.offeredBy(provider), labels);
    return {
      data: {
        id: sport.id,
        name: labels.sport(sport.sport),
        categories: toWireCategories(tournaments),
      },
    };
  });

  for (const version of ['v3', 'v2'] as const) {
    implement(tournamentName[version], ({ params }) => {
      const tournament = tournamentById(params.id);
      if (tournament?.provider !== PROVIDER_OF_VERSION[version]) {
        throw new Refusal(404, 'TOURNAMENT_WAS_NOT_FOUND', `${version} names no ${params.id}`);
      }
      return {
        data: {
          id: tournament.id,
          name: labels.words(tournament.name),
          categoryId: tournament.category.id,
          categoryName: labels.words(tournament.category.name),
          sportId: tournament.sportId,
          sportName: labels.sport(tournament.sport),
        },
      };
    });
  }

  implement(enabledPrematchTournaments, ({ params }) => ({
    data: TOURNAMENTS.filter(
      ({ sportId, provider }) => sportId === params.sport && provider === 'two',
    ).map(({ id }) => id),
  }));

  implement(earlyPayoutTournaments, ({ params }) => ({
    data: [...earlyPayoutTournamentIds(params.id)],
  }));

  implement(topTournamentLimit, () => ({ data: TOP_TOURNAMENTS }));

  implement(principalTournamentEvents, ({ query }) => {
    const until = now() + query.forwardDays * DAY_MS;
    const events = Map.groupBy(
      world.offered().filter(({ scheduledAt }) => scheduledAt <= until),
      ({ tournamentId }) => tournamentId,
    );
    const shown = TOURNAMENTS.filter(({ id, isFollowed }) => isFollowed && events.has(id));
    return {
      data: shown
        .slice(0, Math.min(query.tournamentToShow, TOP_TOURNAMENTS))
        .map(({ id, name, sportId }, index) => ({
          tournamentId: id,
          tournamentName: labels.words(name),
          sportId,
          order: index + 1,
          events: (events.get(id) ?? []).map((match) =>
            toWireMatch(match, match.mainMarkets, labels),
          ),
        })),
    };
  });
}
