import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { registerWithSso } from '../contract/account/users.ts';
import { accountFromWire, type EstablishedAccount } from './established-account.ts';
import { type PersonalFacts, personToWire } from './register-bettor.ts';

/** A registration whose e-mail a firebase token proves. */
export interface SsoRegistration extends PersonalFacts {
  readonly firebaseToken: string;
}

/**
 * Registers a bettor by a firebase token; they are logged in from then on. Throws what
 * `UpstreamClient.call` throws. Source: 1§7.
 */
export async function registerBettorWithSso(
  client: UpstreamClient,
  { firebaseToken, ...person }: SsoRegistration,
  settings: CallSettings,
): Promise<EstablishedAccount> {
  const body = { ...personToWire(person), firebaseToken };
  const { data } = await client.call(registerWithSso, { ...settings, body });
  return accountFromWire(data);
}
