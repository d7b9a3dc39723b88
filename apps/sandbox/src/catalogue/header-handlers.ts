import {
  categoryTournaments,
  headbar,
  sidebarHeadbar,
  sidebarSection,
} from '@vitrine/upstream/contract/sportsbook/header';
import type { Implementation } from '../implement.ts';
import { localDayOf } from '../promotions/local-day.ts';
import { Refusal } from '../refusal.ts';
import type { MatchNow } from '../world/match/match-now.ts';
import type { CatalogueServices } from './catalogue-services.ts';
import { headerItems } from './header-items.ts';
import { sportById, TOURNAMENTS } from './tournament-index.ts';
import { toWireCategories, toWireTournaments } from './tournament-lists.ts';

/** The header bar and the menus beside it: what is shown of each sport. Source: 2§2, 2§7. */
export function implementHeader({ implement }: Implementation, services: CatalogueServices): void {
  const { world, labels, country, now } = services;

  /** The sport's tournaments of which something is shown. */
  function tournamentsOf(sport: string, belongs: (match: MatchNow) => boolean) {
    if (!sportById(sport)) throw new Refusal(404, 'SPORT_WAS_NOT_FOUND', `No sport ${sport}`);
    const own = TOURNAMENTS.filter(({ sportId }) => sportId === sport);
    return toWireTournaments(own, world.offered().filter(belongs), labels).filter(
      ({ countEvents }) => countEvents > 0,
    );
  }

  function belongsTo(section: 'live' | 'today' | 'prematch'): (match: MatchNow) => boolean {
    const { endsAt } = localDayOf(now(), country);
    switch (section) {
      case 'live':
        return ({ status }) => status === 'live';
      case 'today':
        return ({ scheduledAt }) => scheduledAt < endsAt;
      case 'prematch':
        return ({ status }) => status === 'notStarted';
    }
  }

  implement(headbar, () => ({ data: [...headerItems(services)] }));

  implement(sidebarHeadbar, () => ({ data: [...headerItems(services)] }));

  implement(categoryTournaments, ({ params }) => ({
    data: toWireCategories(tournamentsOf(params.id, () => true)),
  }));

  implement(sidebarSection, ({ params }) => ({
    data: tournamentsOf(params.sport, belongsTo(params.section)),
  }));
}
