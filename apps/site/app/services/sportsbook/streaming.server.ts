import type { AppLoadContext } from '@remix-run/node';
import type { SportEvent } from '@vitrine/betting/sportsbook/event';
import { readStreaming } from '@vitrine/upstream/sportsbook/streaming';
import type { Streaming } from '../../shapes/sportsbook/streaming.ts';
import { KeptReadings } from '../base/kept-readings.ts';
import { pageDeadline } from '../base/pages/page-deadline.ts';

/** A page that is made again keeps its address: another one would start the video anew. */
const addresses = new KeptReadings<URL>(60_000);

/**
 * The video of an event on its page. The operator is asked once the visitor wants to watch. Without
 * data, or when it comes from an address that pages may not play, it is not available. Source: 2§7, 2§8.
 */
export async function streamingOf(
  event: Pick<SportEvent, 'id' | 'hasStreaming'>,
  isAsked: boolean,
  context: AppLoadContext,
): Promise<Streaming> {
  if (!isAsked) return event.hasStreaming ? { kind: 'offered' } : null;
  const { upstream, config, log, requestId } = context;
  const settings = { deadlineMs: pageDeadline(context), requestId };
  try {
    const url = await addresses.of(event.id, context, () =>
      readStreaming(upstream, event.id, settings),
    );
    if (config.streamOrigins.includes(url.origin)) return { kind: 'playing', url: url.href };
    log.warn({ origin: url.origin }, 'videos from this origin may not be played: STREAM_ORIGINS');
  } catch (error) {
    log.warn({ err: error, eventId: event.id }, 'streaming not available');
  }
  return { kind: 'notAvailable' };
}
