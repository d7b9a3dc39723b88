import type { CallSettings, UpstreamClient } from '@vitrine/upstream/base/client';
import {
  readPrincipalTournaments,
  readTopTournamentLimit,
} from '@vitrine/upstream/sportsbook/principal-tournaments';
import type { Logger } from 'pino';

interface PrincipalTournamentsOptions {
  readonly upstream: UpstreamClient;
  readonly log: Logger;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly settings: CallSettings;
}

/** The most followed tournaments, read at the start and every five minutes. */
export interface PrincipalTournaments {
  /** The most followed first; null until they were read. */
  ids(): readonly string[] | null;
  /** Reads them again when it is time to. A reading that fails leaves them as they were, and is repeated sooner. */
  maintain(): void;
}

const EVERY_MS = 5 * 60_000;
/** A page that can't be shown without them says to try again. */
const AFTER_FAILURE_MS = 15_000;
/** The specification doesn't show the number: a week holds a round of every league. */
const FORWARD_DAYS = 7;

/** Source: 2§7. */
export function createPrincipalTournaments({
  upstream,
  log,
  now,
  settings,
}: PrincipalTournamentsOptions): PrincipalTournaments {
  let ids: readonly string[] | null = null;
  let nextAt = -Infinity;

  /** As many as the operator allows. */
  async function readIds(): Promise<readonly string[]> {
    const count = await readTopTournamentLimit(upstream, settings);
    if (count === 0) return [];
    const given = { count, forwardDays: FORWARD_DAYS };
    const found = await readPrincipalTournaments(upstream, given, { now, ...settings });
    return found.map(({ id }) => id);
  }

  function maintain(): void {
    if (now() < nextAt) return;
    nextAt = now() + EVERY_MS;
    readIds().then(
      (read) => {
        ids = read;
      },
      (error: unknown) => {
        nextAt = now() + AFTER_FAILURE_MS;
        if (!settings.signal?.aborted) log.warn({ err: error }, 'principal tournaments not read');
      },
    );
  }
  maintain();

  return { ids: () => ids, maintain };
}
