import type { Provider } from '@vitrine/betting/sportsbook/event';
import { providerOf } from '@vitrine/betting/sportsbook/event-id';
import type { z } from 'zod';
import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { categoryTournaments, sidebarSection } from '../contract/sportsbook/header.ts';
import {
  enabledPrematchTournaments,
  sportCatalogue,
  tournamentName,
  type wireCategory,
  type wireTournament,
} from '../contract/sportsbook/tournaments.ts';
import { nullWhenUnknown } from '../base/null-when-unknown.ts';

/** A tournament in a menu. */
export interface Tournament {
  readonly id: string;
  readonly name: string;
  readonly order: number;
  readonly categoryId: string;
  readonly categoryName: string;
  readonly eventCount: number;
  readonly hasLiveEvents: boolean;
  readonly hasPrematch: boolean;
}

/** A country or region with its tournaments, in the operator's order. */
export interface TournamentCategory {
  readonly id: string;
  readonly name: string;
  readonly tournaments: readonly Tournament[];
}

/** What a tournament is called, and where it belongs. */
export interface TournamentName {
  readonly id: string;
  readonly name: string;
  readonly categoryName: string;
  readonly sportId: string;
  readonly sportName: string;
}

/** Which events of a sport a menu counts. */
export type SidebarSection = 'live' | 'today' | 'prematch';

/** Provider one's catalogue is v3, provider two's v2. Source: 2§7. */
const CATALOGUE_VERSION = { one: 'v3', two: 'v2' } as const;

/**
 * The categories of a sport at one provider; null for a sport the operator does not know. Rejects as
 * `UpstreamClient.call`, as all reads here do. Source: 2§7.
 */
export async function readSportCatalogue(
  client: UpstreamClient,
  { sportId, provider }: { readonly sportId: string; readonly provider: Provider },
  settings: CallSettings = {},
): Promise<readonly TournamentCategory[] | null> {
  const params = { version: CATALOGUE_VERSION[provider], sport: sportId };
  const answer = await client.call(sportCatalogue, { params, ...settings }).catch(nullWhenUnknown);
  return answer && categoriesFromWire(answer.data.categories);
}

/** The name of a tournament; null when the operator does not know it. Source: 2§7. */
export async function readTournamentName(
  client: UpstreamClient,
  tournamentId: string,
  settings: CallSettings = {},
): Promise<TournamentName | null> {
  const call = tournamentName[CATALOGUE_VERSION[providerOf(tournamentId)]];
  const answer = await client
    .call(call, { params: { id: tournamentId }, ...settings })
    .catch(nullWhenUnknown);
  return answer && answer.data;
}

/** Tournaments whose upcoming events of provider two may be shown. Source: 2§5, 2§7. */
export async function readEnabledTournaments(
  client: UpstreamClient,
  sportId: string,
  settings: CallSettings = {},
): Promise<ReadonlySet<string>> {
  const params = { sport: sportId };
  const { data } = await client.call(enabledPrematchTournaments, { params, ...settings });
  return new Set(data);
}

/** Every category of a sport of which events are shown; null for an unknown sport. Source: 2§7. */
export async function readCategories(
  client: UpstreamClient,
  sportId: string,
  settings: CallSettings = {},
): Promise<readonly TournamentCategory[] | null> {
  const answer = await client
    .call(categoryTournaments, { params: { id: sportId }, ...settings })
    .catch(nullWhenUnknown);
  return answer && categoriesFromWire(answer.data);
}

/** The tournaments of a sport with events in a section; null for an unknown sport. Source: 2§7. */
export async function readSidebarSection(
  client: UpstreamClient,
  { section, sportId }: { readonly section: SidebarSection; readonly sportId: string },
  settings: CallSettings = {},
): Promise<readonly Tournament[] | null> {
  const answer = await client
    .call(sidebarSection, { params: { section, sport: sportId }, ...settings })
    .catch(nullWhenUnknown);
  return answer && inOrder(answer.data).map(tournamentFromWire);
}

function categoriesFromWire(
  categories: readonly z.output<typeof wireCategory>[],
): readonly TournamentCategory[] {
  return inOrder(categories).map(({ id, name, tournaments }) => ({
    id,
    name,
    tournaments: inOrder(tournaments).map(tournamentFromWire),
  }));
}

function tournamentFromWire({
  countEvents: eventCount,
  ...tournament
}: z.output<typeof wireTournament>): Tournament {
  return { ...tournament, eventCount };
}

function inOrder<Item extends { readonly order: number }>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => one.order - other.order);
}
