import type {
  wireCategory,
  wireTournament,
} from '@vitrine/upstream/contract/sportsbook/tournaments';
import type { z } from 'zod';
import type { EventOffer } from '../world/offer/event-offer.ts';
import type { Labels } from '../world/offer/labels.ts';
import type { MatchNow } from '../world/match/match-now.ts';
import type { ListedTournament } from './tournament-index.ts';

type WireTournament = z.input<typeof wireTournament>;
type WireCategory = z.input<typeof wireCategory>;

/** What of some events is live or to come. */
export function presenceOf(events: readonly EventOffer[]) {
  return {
    hasLiveEvents: events.some(({ status }) => status === 'live'),
    hasPrematch: events.some(({ status }) => status === 'notStarted'),
  };
}

/** Tournaments as menus list them, in their order, with what the given matches are of each. */
export function toWireTournaments(
  tournaments: readonly ListedTournament[],
  matches: readonly MatchNow[],
  labels: Labels,
): readonly WireTournament[] {
  const byTournament = Map.groupBy(matches, ({ tournamentId }) => tournamentId);
  return tournaments.map(({ id, name, category }, index) => {
    const own = byTournament.get(id) ?? [];
    return {
      id,
      name: labels.words(name),
      order: index + 1,
      categoryId: category.id,
      categoryName: labels.words(category.name),
      countEvents: own.length,
      ...presenceOf(own),
    };
  });
}

/** Tournaments under their categories, both in their order. */
export function toWireCategories(tournaments: readonly WireTournament[]): WireCategory[] {
  const byCategory = Map.groupBy(tournaments, ({ categoryId }) => categoryId);
  return [...byCategory].map(([id, own], index) => ({
    id,
    name: own[0]?.categoryName ?? '',
    order: index + 1,
    tournaments: own,
  }));
}
