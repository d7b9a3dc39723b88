import type { CallSettings, UpstreamClient } from '@vitrine/upstream/base/client';
import { type PopularBets, readPopularBets } from '@vitrine/upstream/sportsbook/popular-bets';
import type { Logger } from 'pino';

interface PopularBetsOptions {
  readonly upstream: UpstreamClient;
  readonly log: Logger;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly settings: CallSettings;
}

/** What bettors place most, read at the start and every 30 seconds, for all visitors. */
export interface PopularBetsReads {
  /** Nothing while the last reading failed. */
  bets(): PopularBets;
  /** Reads it again when it is time to. */
  maintain(): void;
}

const EVERY_MS = 30_000;
const NOTHING: PopularBets = { outcomes: [], multiples: [] };

export function createPopularBets({
  upstream,
  log,
  now,
  settings,
}: PopularBetsOptions): PopularBetsReads {
  let bets = NOTHING;
  let askedAt = -Infinity;

  function maintain(): void {
    if (now() - askedAt < EVERY_MS) return;
    askedAt = now();
    readPopularBets(upstream, settings).then(
      (read) => {
        bets = read;
      },
      (error: unknown) => {
        if (settings.signal?.aborted) return;
        log.warn({ err: error }, 'popular bets not read');
        bets = NOTHING;
      },
    );
  }
  maintain();

  return { bets: () => bets, maintain };
}
