import type { UpstreamClient } from '@vitrine/upstream/base/client';
import type { EventReadSettings } from '@vitrine/upstream/sportsbook/event-reads';
import {
  readPrincipalTournaments,
  readTopTournamentLimit,
} from '@vitrine/upstream/sportsbook/principal-tournaments';

/** The specification doesn't show the number: a week holds a round of every league. */
const FORWARD_DAYS = 7;

/**
 * The ids of the most followed tournaments, as many as the operator allows, the most followed first.
 * Rejects as `UpstreamClient.call`. Source: 2§7.
 */
export async function readPrincipalTournamentIds(
  upstream: UpstreamClient,
  { now, ...settings }: EventReadSettings,
): Promise<readonly string[]> {
  const count = await readTopTournamentLimit(upstream, settings);
  if (count === 0) return [];
  const given = { count, forwardDays: FORWARD_DAYS };
  const tournaments = await readPrincipalTournaments(upstream, given, { now, ...settings });
  return tournaments.map(({ id }) => id);
}
