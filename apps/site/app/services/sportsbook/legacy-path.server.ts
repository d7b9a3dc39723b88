import { isTournamentId, readEventKind } from '@vitrine/betting/sportsbook/event-id';
import { sportById } from '@vitrine/betting/sportsbook/sports';
import { eventPath, stagePath } from '../../paths/event-paths.ts';
import { paths } from '../../paths.ts';
import { sportPath, tournamentPath } from '../../paths/sportsbook-paths.ts';

/** The ids in a legacy address, as the operator writes them. */
export interface LegacyIds {
  readonly sportId?: string;
  readonly tournamentId?: string;
  readonly matchId?: string;
  readonly stageId?: string;
}

/**
 * The present address of a legacy one; null for ids that name nothing here. Source: 2§2.
 *
 * @example
 * legacyTarget({ sportId: 'sr:sport:1', matchId: 'bg:match:7' }) // '/esportes/futebol/evento/bg:match:7'
 */
export function legacyTarget(ids: LegacyIds): string | null {
  const { sportId, tournamentId, matchId, stageId } = ids;
  if (sportId === undefined) return paths.sportsbook;
  const sport = sportById(sportId);
  if (!sport) return null;
  if (tournamentId !== undefined) {
    return isTournamentId(tournamentId) ? tournamentPath(sport.id, tournamentId) : null;
  }
  if (matchId === undefined) return sportPath(sport.slug);
  if (readEventKind(matchId) === null) return null;
  if (stageId === undefined) return eventPath(sport.id, matchId);
  return readEventKind(stageId) === 'stage' ? stagePath(sport.id, matchId, stageId) : null;
}

/**
 * The permanent redirect of a legacy address, for a loader to throw or return; else a 404. The query goes with it: it
 * may say where a visitor came from. Source: 1§3, 2§2.
 */
export function legacyRedirect(ids: LegacyIds, request: Request, headers: Headers): Response {
  const target = legacyTarget(ids);
  if (target === null) return new Response(null, { status: 404 });
  headers.set('Location', target + new URL(request.url).search);
  return new Response(null, { status: 301, headers });
}
