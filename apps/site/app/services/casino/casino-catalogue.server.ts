import type { AppLoadContext } from '@remix-run/node';
import type { CasinoCatalogue } from '@vitrine/betting/casino/casino-game';
import { CATALOGUE_KEPT_MS } from '@vitrine/betting/casino/casino-sizes';
import { UpstreamError } from '@vitrine/upstream/base/errors';
import { readCasinoCatalogue } from '@vitrine/upstream/casino/casino-catalogue';
import { KeptReadings } from '../base/kept-readings.ts';
import { pageDeadline } from '../base/pages/page-deadline.ts';

/** A catalogue, and when it was read: epoch milliseconds. */
export interface ReadCatalogue extends CasinoCatalogue {
  readonly readAt: number;
}

const kept = new KeptReadings<ReadCatalogue>(CATALOGUE_KEPT_MS);

/**
 * The brand's games, kept for a quarter of an hour. When they can't be read the last known ones count;
 * null where none are known. Source: 1§9.
 */
export async function casinoCatalogue(context: AppLoadContext): Promise<ReadCatalogue | null> {
  const { upstream, requestId, now, log } = context;
  try {
    return await kept.of('games', context, async (last) => {
      try {
        const settings = { deadlineMs: pageDeadline(context), requestId };
        return { ...(await readCasinoCatalogue(upstream, settings)), readAt: now() };
      } catch (error) {
        if (last === null || !(error instanceof UpstreamError)) throw error;
        log.warn({ err: error }, 'casino catalogue not read again');
        return last;
      }
    });
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    log.warn({ err: error }, 'casino catalogue not read');
    return null;
  }
}
