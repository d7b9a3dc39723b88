import type { UpstreamClient } from '@vitrine/upstream/base/client';
import { readEarlyPayoutTournaments } from '@vitrine/upstream/sportsbook/principal-tournaments';
import type { Logger } from 'pino';
import { keptAnswers } from './kept-answers.ts';

interface EarlyPayoutsOptions {
  readonly upstream: UpstreamClient;
  readonly log: Logger;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Aborts when the hub closes. */
  readonly closing: AbortSignal;
}

/** The tournaments of a sport whose match winners are paid early; none while that can't be read. */
export type EarlyPayouts = (sportId: string) => Promise<ReadonlySet<string>>;

const KEPT_FOR_MS = 10 * 60_000;
/** After a reading that failed, pages do not wait for the next one so soon. */
const REST_MS = 10_000;
/** A page has the mark or does without. */
const DEADLINE_MS = 300;

/** Source: 2§7. */
export function createEarlyPayouts({
  upstream,
  log,
  now,
  closing,
}: EarlyPayoutsOptions): EarlyPayouts {
  const kept = keptAnswers<ReadonlySet<string>>(now, KEPT_FOR_MS);
  let restsUntil = -Infinity;
  return async (sportId) => {
    if (now() < restsUntil) return new Set();
    try {
      const settings = { deadlineMs: DEADLINE_MS, signal: closing };
      return await kept.get(sportId, () => readEarlyPayoutTournaments(upstream, sportId, settings));
    } catch (error) {
      restsUntil = now() + REST_MS;
      if (!closing.aborted) log.warn({ err: error, sportId }, 'early payouts not read');
      return new Set();
    }
  };
}
