import type { AppLoadContext } from '@remix-run/node';
import { foldText } from '@vitrine/betting/base/folded-text';
import type { MarketKind, MatchEvent, StageEvent } from '@vitrine/betting/sportsbook/event';
import { isToCome } from '@vitrine/betting/sportsbook/catalogue/event-visibility';
import { visibleMarkets } from '@vitrine/betting/sportsbook/market-status';
import { daysBetween, formatWeekday, isoDay } from '../../format/date-time.ts';
import { brandFormat } from '../../format/brand-format.ts';
import type { SportsbookTexts } from '../../format/event-texts.ts';
import { countryName } from './country-name.server.ts';
import { inLiveOrder } from './live-order.server.ts';
import { listPath, type Section, sportPath } from '../../paths/sportsbook-paths.ts';

/** The events of a sport's page. */
export interface SectionEvents {
  readonly live: readonly MatchEvent[];
  readonly upcoming: readonly MatchEvent[];
}

/** A link to the coming events of one day, or of all days. */
export interface DayLink {
  readonly href: string;
  readonly label: string;
  readonly current: boolean;
}

/**
 * The visible events of a sport that a section shows; all of them without a section. Source: 2§2.
 */
export function sectionEvents(
  sportId: string,
  section: Section | null,
  context: AppLoadContext,
): SectionEvents {
  const { catalogue, brand } = context;
  const ofSport = catalogue.liveEvents().filter((event) => event.sportId === sportId);
  const live = inLiveOrder(ofSport, context);
  const upcoming = catalogue.upcomingEvents(sportId);
  switch (section) {
    case null:
      return { live, upcoming };
    case 'ao-vivo':
      return { live, upcoming: [] };
    case 'proximos-jogos':
      return { live: [], upcoming };
    case 'ligas-internacionais': {
      const home = foldText(countryName(brand));
      const isAbroad = ({ categoryName }: MatchEvent) => foldText(categoryName) !== home;
      return { live: live.filter(isAbroad), upcoming: upcoming.filter(isAbroad) };
    }
    case 'jogos-principais': {
      const principal = new Set(catalogue.principalTournamentIds());
      const isPrincipal = ({ tournamentId }: MatchEvent) => principal.has(tournamentId);
      return { live: live.filter(isPrincipal), upcoming: upcoming.filter(isPrincipal) };
    }
  }
}

/**
 * Whether a section shows a stage: one without an open market is in none. Stages have no country, and
 * are all principal.
 */
export function isOfSection(stage: StageEvent, section: Section | null): boolean {
  if (visibleMarkets(stage).length === 0) return false;
  if (section === 'ao-vivo') return stage.status === 'live';
  return section !== 'proximos-jogos' || isToCome(stage);
}

/** The coming events of one day, or of all. */
interface DayOfEvents {
  readonly events: readonly MatchEvent[];
  readonly days: readonly DayLink[];
  /** Null where all days are shown. */
  readonly day: string | null;
}

/** How many days have a link of their own. */
const DAYS_SHOWN = 7;

/** Words for days whose links stay right on the next day. */
const DAY_WORDS = ['hoje', 'amanha'] as const;

/**
 * The coming events of the day that the address names, and links to the days that have events. A word
 * that names no day with events shows all days.
 */
export function eventsOfDay(
  events: readonly MatchEvent[],
  asked: string | null,
  slug: string,
  words: { readonly texts: SportsbookTexts; readonly market: MarketKind },
  { brand, now }: AppLoadContext,
): DayOfEvents {
  const { texts, market } = words;
  const path = sportPath(slug, 'proximos-jogos');
  const format = brandFormat(brand);
  const byDay = Map.groupBy(events, ({ scheduledAt }) => {
    const days = daysBetween(now(), scheduledAt, format);
    return DAY_WORDS[days] ?? isoDay(scheduledAt, format);
  });
  if (byDay.size < 2) return { events, days: [], day: null };
  const ofDay = byDay.get(asked ?? '');
  const labels: Readonly<Record<string, string>> = {
    hoje: texts['list.today'],
    amanha: texts['list.tomorrow'],
  };
  const all = {
    href: listPath(path, { market }),
    label: texts['list.allDays'],
    current: !ofDay,
  };
  const days = [...byDay].slice(0, DAYS_SHOWN).map(([day, [first]]) => ({
    href: listPath(path, { day, market }),
    label: labels[day] ?? formatWeekday(first?.scheduledAt ?? 0, format),
    current: day === asked,
  }));
  return { events: ofDay ?? events, days: [all, ...days], day: ofDay ? asked : null };
}
