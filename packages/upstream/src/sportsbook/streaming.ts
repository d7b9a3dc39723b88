import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { streaming } from '../contract/sportsbook/live-matches.ts';
import { nullWhenUnknown } from '../base/null-when-unknown.ts';

/** There are no pictures of an event. Source: 2§8. */
export class StreamingNotAvailable extends Error {
  override readonly name = 'StreamingNotAvailable';
  readonly eventId: string;

  constructor(eventId: string) {
    super('Streaming not available');
    this.eventId = eventId;
  }
}

/**
 * Where the pictures of an event stream from. Rejects with StreamingNotAvailable when the operator
 * has no data of it, otherwise as `UpstreamClient.call`. Source: 2§7, 2§8.
 */
export async function readStreaming(
  client: UpstreamClient,
  eventId: string,
  settings: CallSettings = {},
): Promise<URL> {
  const answer = await client
    .call(streaming, { params: { id: eventId }, ...settings })
    .catch(nullWhenUnknown);
  if (!answer?.data) throw new StreamingNotAvailable(eventId);
  return new URL(answer.data.url);
}
