import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { publicAddress } from '../contract/shell/ip-lookup.ts';

/** What stands for an address that could not be looked up. Source: 1§8. */
export const UNKNOWN_ADDRESS = '{ip}';

const DEADLINE_MS = 3_000;

/**
 * The public address of who asks, or the text `{ip}` when there is no lookup or it fails. Throws
 * only the signal's reason when it aborts. Source: 1§7, 1§8.
 */
export async function lookUpPublicAddress(
  client: UpstreamClient,
  settings: CallSettings,
): Promise<string> {
  try {
    const query = { format: 'json' } as const;
    return (await client.call(publicAddress, { query, deadlineMs: DEADLINE_MS, ...settings })).ip;
  } catch {
    settings.signal?.throwIfAborted();
    return UNKNOWN_ADDRESS;
  }
}
