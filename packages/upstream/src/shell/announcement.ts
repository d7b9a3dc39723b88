import type { z } from 'zod';
import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { activeMessage } from '../contract/shell/maintenance.ts';

/** A message that everybody is shown while it is active. Source: 1§3. */
export type Announcement = z.output<NonNullable<typeof activeMessage.answer>>;

/** The operator's message. Throws what `UpstreamClient.call` throws. Source: 1§7. */
export function readAnnouncement(
  client: UpstreamClient,
  settings: CallSettings,
): Promise<Announcement> {
  return client.call(activeMessage, settings);
}
