import type { Outcome } from '@vitrine/betting/sportsbook/event';
import type { UpstreamClient } from '@vitrine/upstream/base/client';
import { readOutcomes } from '@vitrine/upstream/sportsbook/event-reads';
import type { Logger } from 'pino';
import { keptAnswers } from './kept-answers.ts';

interface MarketOutcomesOptions {
  readonly upstream: UpstreamClient;
  readonly log: Logger;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Aborts when the hub closes. */
  readonly closing: AbortSignal;
}

/** The outcomes of one market; none when nobody tells them. */
export type MarketOutcomes = (market: {
  readonly eventId: string;
  readonly marketId: string;
}) => Promise<readonly Outcome[]>;

/** As long as the price of a custom bet. */
const KEPT_FOR_MS = 3_000;
const DEADLINE_MS = 300;

/** For slips whose event can't be read. Source: 2§7. */
export function createMarketOutcomes({
  upstream,
  log,
  now,
  closing,
}: MarketOutcomesOptions): MarketOutcomes {
  const kept = keptAnswers<readonly Outcome[]>(now, KEPT_FOR_MS);
  return (market) =>
    kept.get(market.marketId, async () => {
      try {
        const settings = { deadlineMs: DEADLINE_MS, signal: closing };
        return (await readOutcomes(upstream, market, settings)) ?? [];
      } catch (error) {
        if (!closing.aborted) log.warn({ err: error, ...market }, 'outcomes not read');
        return [];
      }
    });
}
