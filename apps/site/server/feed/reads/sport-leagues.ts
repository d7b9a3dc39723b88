import { mergedCategories } from '@vitrine/betting/sportsbook/league-directory';
import type { UpstreamClient } from '@vitrine/upstream/base/client';
import {
  readCategories,
  readSportCatalogue,
  type Tournament,
  type TournamentCategory,
} from '@vitrine/upstream/sportsbook/tournaments';
import type { Logger } from 'pino';
import { lastReadings } from './last-readings.ts';

interface SportLeaguesOptions {
  readonly upstream: UpstreamClient;
  readonly log: Logger;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Aborts when the hub closes. */
  readonly closing: AbortSignal;
  /** Whether a competition may be shown. */
  readonly isShown: (tournament: Tournament) => boolean;
}

/**
 * All competitions of a sport that have events and are shown, by country or region; none for a sport that
 * the operator doesn't know, null while nothing was read. A reading that fails leaves the last one. Never
 * rejects.
 */
export type SportLeagues = (sportId: string) => Promise<readonly TournamentCategory[] | null>;

const PROVIDERS = ['one', 'two'] as const;
const KEPT_FOR_MS = 60_000;
const FAILED_FOR_MS = 5_000;
const DEADLINE_MS = 15_000;
/** The page has nothing else to show. */
const FIRST_WITHIN_MS = 1_500;

/** Source: 2§5, 2§7. */
export function createSportLeagues(options: SportLeaguesOptions): SportLeagues {
  const { upstream, log, now, closing, isShown } = options;
  const settings = { deadlineMs: DEADLINE_MS, signal: closing };

  function warn(error: unknown, sportId: string, what: string): void {
    if (!closing.aborted) log.warn({ err: error, sportId }, what);
  }

  /** The catalogues of both providers; of one while the other can't be read. */
  async function readCatalogues(sportId: string): Promise<readonly TournamentCategory[]> {
    const answers = await Promise.allSettled(
      PROVIDERS.map((provider) => readSportCatalogue(upstream, { sportId, provider }, settings)),
    );
    const read = answers.flatMap((answer) =>
      answer.status === 'fulfilled' ? [answer.value ?? []] : [],
    );
    for (const answer of answers) {
      if (answer.status === 'fulfilled') continue;
      if (read.length === 0) throw answer.reason;
      warn(answer.reason, sportId, 'catalogue of a provider not read');
    }
    return mergedCategories(read);
  }

  const readings = lastReadings<readonly TournamentCategory[]>({
    async read(sportId) {
      try {
        return (await readCategories(upstream, sportId, settings)) ?? [];
      } catch (error) {
        closing.throwIfAborted();
        warn(error, sportId, 'categories not read, so the catalogues of the providers are');
        return readCatalogues(sportId);
      }
    },
    onFailed: (error, sportId) => warn(error, sportId, 'competitions not read'),
    now,
    keptForMs: KEPT_FOR_MS,
    failedForMs: FAILED_FOR_MS,
    waitMs: FIRST_WITHIN_MS,
  });

  return async (sportId) => {
    const read = await readings.of(sportId);
    return (
      read &&
      read
        .map((category) => ({
          ...category,
          tournaments: category.tournaments.filter((each) => each.eventCount > 0 && isShown(each)),
        }))
        .filter(({ tournaments }) => tournaments.length > 0)
    );
  };
}
