import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { setFirestoreToken } from '../contract/account/users.ts';

/**
 * Tells the operator where notices reach the bettor's device: a Web Push subscription as JSON; null takes
 * it back. Throws what `UpstreamClient.call` throws. Source: 1§7.
 */
export async function tellPushToken(
  client: UpstreamClient,
  token: string | null,
  settings: CallSettings,
): Promise<void> {
  await client.call(setFirestoreToken, { body: { Token: token ?? '' }, ...settings });
}
