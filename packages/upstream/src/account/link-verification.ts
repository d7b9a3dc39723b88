import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { validateLink } from '../contract/account/session.ts';
import { readTokenPayload } from './token-payload.ts';
import { accountFromWire, type EstablishedAccount } from './established-account.ts';
import { endOfFailure, type FailedCall } from '../base/failed-call.ts';

/** What a verification link carries. Source: 1§7. */
export interface VerificationLink {
  readonly username: string;
  readonly linkToken: string;
}

export type LinkVerification =
  | { readonly kind: 'signedIn'; readonly account: EstablishedAccount }
  /** Unknown, another's, or used before. */
  | { readonly kind: 'invalid' }
  | { readonly kind: 'expired' }
  | FailedCall;

/**
 * Follows a verification link, which establishes a session as a login does. What its answer leaves
 * out is as in an account nothing is wrong with; the status is that of the token. Source: 1§3, 1§4.
 */
export async function followVerificationLink(
  client: UpstreamClient,
  { username, linkToken }: VerificationLink,
  settings: CallSettings = {},
): Promise<LinkVerification> {
  try {
    const { data } = await client.call(validateLink, {
      body: { username, linkToken },
      ...settings,
    });
    const { userFaceStatus, ...shared } = data;
    return {
      kind: 'signedIn',
      account: accountFromWire({
        ...shared,
        faceStatus: userFaceStatus,
        isDeactivated: false,
        autoexclusion: false,
        status: readTokenPayload(data.token)?.Status ?? null,
      }),
    };
  } catch (error) {
    return endOfFailure<LinkVerification>(error, {
      LINK_INVALID: () => ({ kind: 'invalid' }),
      LINK_EXPIRED: () => ({ kind: 'expired' }),
    });
  }
}
