import type { wireHeaderItem } from '@vitrine/upstream/contract/sportsbook/header';
import type { z } from 'zod';
import { localDayOf } from '../promotions/local-day.ts';
import type { EventOffer } from '../world/offer/event-offer.ts';
import type { Country, CountryCode } from '../country.ts';
import type { Sport } from '../world/competitions/competitions.ts';
import { SPORT_PLANS, type SportPlan } from '../world/competitions/sport-plans.ts';
import type { Shortcut } from '../world/offer/labels.ts';
import type { MatchNow } from '../world/match/match-now.ts';
import type { CatalogueServices } from './catalogue-services.ts';
import { TOURNAMENTS, type ListedTournament } from './tournament-index.ts';
import { presenceOf } from './tournament-lists.ts';

type WireHeaderItem = z.input<typeof wireHeaderItem>;
type Unordered = Omit<WireHeaderItem, 'order'>;

const SOCCER = 'sr:sport:1';

/** Where shortcuts lead, by the site's paths. Source: 2§2. */
const SHORTCUT_PATHS: Readonly<Record<Exclude<Shortcut, 'casino'>, string>> = {
  live: '/esportes',
  today: '/esportes/futebol/proximos-jogos?dia=hoje',
  upcoming: '/esportes/futebol/proximos-jogos',
  mainMatches: '/esportes/futebol/jogos-principais',
  internationalLeagues: '/esportes/futebol/ligas-internacionais',
};

/** The casino stands beside the sports. Source: 2§2. */
const CASINO_PATH = '/casino/slots';

/** Sports that bettors of a country ask for first; the others follow in the order of the world. */
const FIRST_SPORTS: Readonly<Record<CountryCode, readonly Sport[]>> = {
  BR: ['football', 'basketball', 'tennis', 'volleyball', 'eSoccer', 'mma', 'futsal'],
  PE: ['football', 'volleyball', 'tennis', 'basketball', 'eSoccer', 'futsal'],
  CO: ['football', 'tennis', 'basketball', 'futsal', 'baseball', 'boxing'],
  EC: ['football', 'tennis', 'basketball', 'volleyball', 'eSoccer', 'boxing'],
  GT: ['football', 'basketball', 'baseball', 'americanFootball', 'tennis', 'boxing'],
  MX: ['football', 'baseball', 'americanFootball', 'basketball', 'boxing', 'tennis'],
};

/** The country's own league is the first of its category. */
const CATEGORIES: Readonly<Record<CountryCode, string>> = {
  BR: 'Brasil',
  PE: 'Perú',
  CO: 'Colombia',
  EC: 'Ecuador',
  GT: 'Guatemala',
  MX: 'México',
};
const NBA = 'sr:tournament:132';
/** How many tournaments stand in the bar, those of the country first. */
const LISTED_TOURNAMENTS = 12;

/** The tournaments of the bar: those of a country, then the most followed ones of other places. */
function tournamentsFor({ code }: Country): readonly ListedTournament[] {
  const isOwn = ({ category }: ListedTournament) => category.name.es === CATEGORIES[code];
  const first = TOURNAMENTS.filter(({ sportId, provider }) =>
    SPORT_PLANS.some((plan) => plan.id === sportId && plan.provider === provider),
  );
  const followed = first.filter(
    ({ isFollowed, sport }) => isFollowed && (sport === 'football' || sport === 'basketball'),
  );
  return [...new Set([...first.filter(isOwn), ...followed])].slice(0, LISTED_TOURNAMENTS);
}

/** The tournaments that are pointed out before the sports: the national league and the NBA. */
function principalsFor(country: Country): readonly ListedTournament[] {
  const [national] = tournamentsFor(country);
  return [...(national ? [national] : []), ...TOURNAMENTS.filter(({ id }) => id === NBA)];
}

function plansFor({ code }: Country): readonly SportPlan[] {
  const first = FIRST_SPORTS[code];
  const place = ({ sport }: SportPlan) =>
    (first.indexOf(sport) + first.length + 1) % (first.length + 1);
  return [...SPORT_PLANS].sort((one, other) => place(one) - place(other));
}

/** The header bar as the offer stands, in its order. Source: 2§2, 2§3. */
export function headerItems(services: CatalogueServices): readonly WireHeaderItem[] {
  const { world, labels, country, now } = services;
  const offered = world.offered();
  const bySport = Map.groupBy(offered, ({ sportId }) => sportId);
  const byTournament = Map.groupBy(offered, ({ tournamentId }) => tournamentId);
  const { endsAt } = localDayOf(now(), country);

  function shortcut(
    type: 'shortcut' | 'popupShortcut',
    id: keyof typeof SHORTCUT_PATHS,
    events: readonly MatchNow[],
  ): Unordered {
    return { ...item(type, id, labels.shortcut(id), events), path: SHORTCUT_PATHS[id] };
  }

  function tournament(
    type: 'tournament' | 'principalShortcut',
    { id, name, sportId }: ListedTournament,
  ): Unordered {
    const own = byTournament.get(id) ?? [];
    return { ...item(type, id, labels.words(name), own), sportId, tournamentId: id };
  }

  const sports = plansFor(country).map(({ sport, id }) => ({
    ...item('sport', id, labels.sport(sport), bySport.get(id) ?? []),
    sportId: id,
  }));
  const stages = [...Map.groupBy(world.stages.offered(), ({ sportId }) => sportId)].map(
    ([sportId, own]) => ({ ...item('stage', sportId, own[0]?.sportName ?? '', own), sportId }),
  );
  const soccer = bySport.get(SOCCER) ?? [];
  const items = [
    shortcut(
      'shortcut',
      'live',
      offered.filter(({ status }) => status === 'live'),
    ),
    shortcut(
      'shortcut',
      'today',
      offered.filter(({ scheduledAt }) => scheduledAt < endsAt),
    ),
    ...principalsFor(country).map((principal) => tournament('principalShortcut', principal)),
    ...sports,
    ...stages,
    ...tournamentsFor(country).map((listed) => tournament('tournament', listed)),
    { ...item('shortcut', 'casino', labels.shortcut('casino'), []), path: CASINO_PATH },
    shortcut('popupShortcut', 'upcoming', soccer),
    shortcut('popupShortcut', 'mainMatches', soccer),
    shortcut('popupShortcut', 'internationalLeagues', soccer),
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
