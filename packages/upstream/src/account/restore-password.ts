import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { endOfFailure, type FailedCall } from '../base/failed-call.ts';
import { askRestoreLink, readRestoreLink, setPassword } from '../contract/account/users.ts';

/** The end of a link that opens nothing: unknown or used up, or older than it may be. */
export type DeadLink = { readonly kind: 'invalid' } | { readonly kind: 'expired' };

export type RestoreLink =
  | {
      readonly kind: 'open';
      /** The account whose password it sets. */
      readonly username: string;
      /** Epoch milliseconds. */
      readonly expiresAt: number;
    }
  | DeadLink
  | FailedCall;

export type NewPassword =
  | { readonly kind: 'set' }
  | { readonly kind: 'weak' }
  | { readonly kind: 'different' }
  | DeadLink
  | FailedCall;

const DEAD_LINK = {
  LINK_INVALID: (): DeadLink => ({ kind: 'invalid' }),
  LINK_EXPIRED: (): DeadLink => ({ kind: 'expired' }),
};

/**
 * Asks the operator to mail a link that sets a new password. The operator's answer is the same whether
 * or not the e-mail has an account. Throws what `UpstreamClient.call` throws. Source: 1§2.
 */
export async function requestRestoreLink(
  client: UpstreamClient,
  { email, captcha }: { readonly email: string; readonly captcha: string },
  settings: CallSettings,
): Promise<void> {
  await client.call(askRestoreLink, { body: { email, tokenCaptcha: captcha }, ...settings });
}

/** Reads the account that a mailed link belongs to, without using the link up. Source: 1§7. */
export async function openRestoreLink(
  client: UpstreamClient,
  token: string,
  settings: CallSettings,
): Promise<RestoreLink> {
  try {
    const { data } = await client.call(readRestoreLink, { params: { value: token }, ...settings });
    return { kind: 'open', username: data.username, expiresAt: Date.parse(data.expiresAt) };
  } catch (error) {
    return endOfFailure<RestoreLink>(error, DEAD_LINK);
  }
}

/** Sets the password by a mailed link: it uses the link up and ends every session. Source: 1§2. */
export async function setNewPassword(
  client: UpstreamClient,
  {
    token,
    password,
    confirmPassword,
  }: { readonly token: string; readonly password: string; readonly confirmPassword: string },
  settings: CallSettings,
): Promise<NewPassword> {
  try {
    const body = { password, confirmPassword };
    await client.call(setPassword, { params: { value: token }, body, ...settings });
    return { kind: 'set' };
  } catch (error) {
    return endOfFailure<NewPassword>(error, {
      ...DEAD_LINK,
      WEAK_PASSWORD: () => ({ kind: 'weak' }),
      PASSWORDS_DIFFER: () => ({ kind: 'different' }),
    });
  }
}
