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
  /** The most followed first. */
  ids(): readonly string[];
  /** Reads them again when it is time to. A reading that fails leaves them as they were. */
  maintain(): void;
}

const EVERY_MS = 5 * 60_000;
/** The specification doesn't show the number: a week holds a round of every league. */
const FORWARD_DAYS = 7;

/** Source: 2§7. */
export function createPrincipalTournaments({
  upstream,
  log,
  now,
  settings,
}: PrincipalTournamentsOptions): PrincipalTournaments {
  let ids: readonly string[] = [];
  let askedAt = -Infinity;

  /** As many as the operator allows. */
  async function readIds(): Promise<readonly string[]> {
    const count = await readTopTournamentLimit(upstream, settings);
    if (count === 0) return [];
    const given = { count, forwardDays: FORWARD_DAYS };
    const found = await readPrincipalTournaments(upstream, given, { now, ...settings });
    return found.map(({ id }) => id);
  }

  function maintain(): void {
    if (now() - askedAt < EVERY_MS) return;
    askedAt = now();
    readIds().then(
      (read) => {
        ids = read;
      },
      (error: unknown) => {
        if (!settings.signal?.aborted) log.warn({ err: error }, 'principal tournaments not read');
      },
    );
  }
  maintain();

  return { ids: () => ids, maintain };
}
