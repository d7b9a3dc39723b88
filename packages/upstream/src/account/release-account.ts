import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { endOfFailure, type FailedCall } from '../base/failed-call.ts';
import { releaseUser } from '../contract/account/users.ts';

export type AccountRelease =
  | { readonly kind: 'released' }
  /** Unknown, another's, or used before. */
  | { readonly kind: 'invalid' }
  | { readonly kind: 'expired' }
  | FailedCall;

/**
 * Opens an account that too many failed log-ins have closed, by the token of the link that was mailed
 * then. Source: 1§2, 1§7.
 */
export async function releaseAccount(
  client: UpstreamClient,
  { username, token }: { readonly username: string; readonly token: string },
  settings: CallSettings,
): Promise<AccountRelease> {
  try {
    await client.call(releaseUser, { body: { username, token }, ...settings });
    return { kind: 'released' };
  } catch (error) {
    return endOfFailure<AccountRelease>(error, {
      LINK_INVALID: () => ({ kind: 'invalid' }),
      LINK_EXPIRED: () => ({ kind: 'expired' }),
    });
  }
}
