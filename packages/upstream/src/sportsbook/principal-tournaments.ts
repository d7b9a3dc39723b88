import type { MatchEvent } from '@vitrine/betting/sportsbook/event';
import type { CallSettings, UpstreamClient } from '../base/client.ts';
import {
  earlyPayoutTournaments,
  principalTournamentEvents,
  topTournamentLimit,
} from '../contract/sportsbook/tournaments.ts';
import { eventFromWire } from '../mappers/event.ts';
import type { EventReadSettings } from './event-reads.ts';

/** One of the most followed tournaments, with its events. */
export interface PrincipalTournament {
  readonly id: string;
  readonly name: string;
  readonly sportId: string;
  readonly events: readonly MatchEvent[];
}

/**
 * The most tournaments that a call for principal tournaments answers. Rejects as
 * `UpstreamClient.call`, as all reads here do. Source: 2§7.
 */
export async function readTopTournamentLimit(
  client: UpstreamClient,
  settings: CallSettings = {},
): Promise<number> {
  return (await client.call(topTournamentLimit, settings)).data;
}

/** Events of the most followed tournaments, the most followed tournament first. Source: 2§7. */
export async function readPrincipalTournaments(
  client: UpstreamClient,
  { count, forwardDays }: { readonly count: number; readonly forwardDays: number },
  { now, ...settings }: EventReadSettings,
): Promise<readonly PrincipalTournament[]> {
  const query = { tournamentToShow: count, forwardDays };
  const { data } = await client.call(principalTournamentEvents, { query, ...settings });
  return data
    .toSorted((one, other) => one.order - other.order)
    .map(({ tournamentId, tournamentName, sportId, events }) => ({
      id: tournamentId,
      name: tournamentName,
      sportId,
      events: events.map((match) => eventFromWire(match, now())),
    }));
}

/** Tournaments of a sport whose match winners are paid early. Source: 2§7. */
export async function readEarlyPayoutTournaments(
  client: UpstreamClient,
  sportId: string,
  settings: CallSettings = {},
): Promise<ReadonlySet<string>> {
  const { data } = await client.call(earlyPayoutTournaments, {
    params: { id: sportId },
    ...settings,
  });
  return new Set(data);
}
