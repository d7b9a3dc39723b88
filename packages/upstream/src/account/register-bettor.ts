import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { registerUser } from '../contract/account/users.ts';
import { accountFromWire, type EstablishedAccount } from './established-account.ts';

/** What a registration is asked with; its bettor has accepted the terms. */
export interface Registration {
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly fullName: string;
  /** CPF in Brazil, the national id elsewhere; digits and letters only. */
  readonly document: string;
  /** YYYY-MM-DD. */
  readonly birthDate: string;
  readonly cellPhone: string;
  /** Two letters. */
  readonly country: string;
  /** The code of the bettor who brought this one, without a prefix. */
  readonly referralCode?: string | undefined;
}

/**
 * Registers a bettor, who is logged in from then on. Throws what `UpstreamClient.call` throws.
 * Source: 1§4, 1§7.
 */
export async function registerBettor(
  client: UpstreamClient,
  { document, referralCode, ...registration }: Registration,
  settings: CallSettings,
): Promise<EstablishedAccount> {
  const { data } = await client.call(registerUser, {
    ...settings,
    body: {
      ...registration,
      documentNumber: document,
      acceptTerms: true,
      ...(referralCode === undefined ? {} : { referralCode }),
    },
  });
  return accountFromWire(data);
}
