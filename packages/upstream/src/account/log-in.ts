import { UpstreamStatusError } from '../base/errors.ts';
import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { login } from '../contract/account/session.ts';
import { accountFromWire, type EstablishedAccount } from './established-account.ts';

/** What a log-in is asked with. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
  /** Whether the session may rest for weeks. Source: 1§5. */
  readonly isExtended: boolean;
  /** Proof that a person logs in; empty where none was asked for. Source: 1§5. */
  readonly captcha: string;
}

/** Logs in. Throws what `UpstreamClient.call` throws. Source: 1§4, 1§7. */
export async function logIn(
  client: UpstreamClient,
  { username, password, isExtended, captcha }: Credentials,
  settings: CallSettings,
): Promise<EstablishedAccount> {
  const { data } = await client.call(login, {
    ...settings,
    body: { username, password, extendedSession: isExtended, tokenCaptcha: captcha },
  });
  return accountFromWire(data);
}

/** Whether a log-in was refused because the bettor closed the account for good. */
export function isAccountClosed(error: unknown): boolean {
  return error instanceof UpstreamStatusError && error.code === 'ACCOUNT_CLOSED';
}

/**
 * Whether a log-in was refused because failed ones have closed the account to passwords. The operator
 * has mailed a link that opens it. Source: 1§2, 1§8.
 */
export function isClosedByAttempts(error: unknown): boolean {
  return error instanceof UpstreamStatusError && error.code === 'ATTEMPTS_BLOCKED';
}
