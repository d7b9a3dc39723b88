import type { wireHeaderItem } from '@vitrine/upstream/contract/sportsbook/header';
import type { z } from 'zod';
import { localDayOf } from '../promotions/local-day.ts';
import type { EventOffer } from '../world/offer/event-offer.ts';
import { SPORT_PLANS } from '../world/competitions/fixtures.ts';
import type { Shortcut } from '../world/offer/labels.ts';
import type { MatchNow } from '../world/match/match-now.ts';
import type { CatalogueServices } from './catalogue-services.ts';
import { TOURNAMENTS, type ListedTournament } from './tournament-index.ts';
import { presenceOf } from './tournament-lists.ts';

type WireHeaderItem = z.input<typeof wireHeaderItem>;
type Unordered = Omit<WireHeaderItem, 'order'>;

const SOCCER = 'sr:sport:1';

/** Where shortcuts lead, by the site's paths. Source: 2§2. */
const SHORTCUT_PATHS: Readonly<Record<Shortcut, string>> = {
  live: '/esportes/futebol/ao-vivo',
  today: '/esportes/futebol/proximos-jogos',
  upcoming: '/esportes/futebol/proximos-jogos',
  mainMatches: '/esportes/futebol/jogos-principais',
  internationalLeagues: '/esportes/futebol/ligas-internacionais',
};

/** The most followed tournaments, by the provider who offers their sport first. */
const FOLLOWED = TOURNAMENTS.filter(
  ({ isFollowed, sportId, provider }) =>
    isFollowed && SPORT_PLANS.some((plan) => plan.id === sportId && plan.provider === provider),
);
/** How many of them are pointed out before the sports. */
const PRINCIPAL = 2;

/** The header bar as the offer stands, in its order. Source: 2§2, 2§3. */
export function headerItems(services: CatalogueServices): readonly WireHeaderItem[] {
  const { world, labels, country, now } = services;
  const offered = world.offered();
  const { endsAt } = localDayOf(now(), country);

  function shortcut(
    type: 'shortcut' | 'popupShortcut',
    id: Shortcut,
    belongs: (match: MatchNow) => boolean,
  ): Unordered {
    const path = SHORTCUT_PATHS[id];
    return { ...item(type, id, labels.shortcut(id), offered.filter(belongs)), path };
  }

  function tournament(
    type: 'tournament' | 'principalShortcut',
    { id, name, sportId }: ListedTournament,
  ): Unordered {
    const own = offered.filter(({ tournamentId }) => tournamentId === id);
    return { ...item(type, id, labels.words(name), own), sportId, tournamentId: id };
  }

  const sports = SPORT_PLANS.map(({ sport, id }) => {
    const own = offered.filter(({ sportId }) => sportId === id);
    return { ...item('sport', id, labels.sport(sport), own), sportId: id };
  });
  const stages = [...Map.groupBy(world.stages.offered(), ({ sportId }) => sportId)].map(
    ([sportId, own]) => ({ ...item('stage', sportId, own[0]?.sportName ?? '', own), sportId }),
  );
  const isSoccer = ({ sportId }: MatchNow) => sportId === SOCCER;
  const items = [
    shortcut('shortcut', 'live', ({ status }) => status === 'live'),
    shortcut('shortcut', 'today', ({ scheduledAt }) => scheduledAt < endsAt),
    ...FOLLOWED.slice(0, PRINCIPAL).map((followed) => tournament('principalShortcut', followed)),
    ...sports,
    ...stages,
    ...FOLLOWED.map((followed) => tournament('tournament', followed)),
    shortcut('popupShortcut', 'upcoming', isSoccer),
    shortcut('popupShortcut', 'mainMatches', isSoccer),
    shortcut('popupShortcut', 'internationalLeagues', isSoccer),
  ];
  return items.map((entry, index) => ({ ...entry, order: index + 1 }));
}

function item(
  type: WireHeaderItem['type'],
  itemId: string,
  displayName: string,
  events: readonly EventOffer[],
): Unordered {
  const presence = presenceOf(events);
  return {
    type,
    itemId,
    displayName,
    enabled: true,
    ...presence,
    hasPrematchMatchesInList: presence.hasPrematch,
  };
}
