import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { ssoLogin } from '../contract/account/session.ts';
import { accountFromWire, type EstablishedAccount } from './established-account.ts';
import { endOfFailure, type FailedCall } from '../base/failed-call.ts';

/** What a login by another's account, such as Google's, is asked with. Source: 1§5. */
export interface SsoCredentials {
  readonly firebaseToken: string;
  readonly extendedSession: boolean;
  readonly tokenCaptcha: string;
}

export type SsoSignIn =
  | { readonly kind: 'signedIn'; readonly account: EstablishedAccount }
  /** Nobody has an account with this e-mail: a registration with the same token follows. */
  | { readonly kind: 'notRegistered' }
  | FailedCall;

/** Logs in with a firebase token. Source: 1§4, 1§7. */
export async function signInWithSso(
  client: UpstreamClient,
  credentials: SsoCredentials,
  settings: CallSettings = {},
): Promise<SsoSignIn> {
  try {
    const { data } = await client.call(ssoLogin, { body: credentials, ...settings });
    return { kind: 'signedIn', account: accountFromWire(data) };
  } catch (error) {
    return endOfFailure<SsoSignIn>(error, {
      USER_NOT_REGISTERED: () => ({ kind: 'notRegistered' }),
    });
  }
}
