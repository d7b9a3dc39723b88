import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { endOfFailure, type FailedCall } from '../base/failed-call.ts';
import { reactivateAccount as reactivateCall } from '../contract/account/account-choices.ts';

export type AccountReactivation =
  /** Open again, by this call or by one before it. */
  | { readonly kind: 'reactivated' }
  /** Only a person of the operator's opens it, or nobody while a self-exclusion lasts. */
  | { readonly kind: 'supportNeeded' | 'selfExcluded' }
  | FailedCall;

/**
 * Opens a deactivated account again, by the tokens of its log-in. It may be asked twice. Throws
 * `SessionEnded` when the tokens are too old. Source: 1§4, 1§6.
 */
export async function reactivateAccount(
  client: UpstreamClient,
  settings: CallSettings,
): Promise<AccountReactivation> {
  try {
    await client.call(reactivateCall, settings);
    return { kind: 'reactivated' };
  } catch (error) {
    return endOfFailure<AccountReactivation>(error, {
      NOT_DEACTIVATED: () => ({ kind: 'reactivated' }),
      SUPPORT_NEEDED: () => ({ kind: 'supportNeeded' }),
      SELF_EXCLUDED: () => ({ kind: 'selfExcluded' }),
    });
  }
}
