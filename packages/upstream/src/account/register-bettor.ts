import { UpstreamStatusError } from '../base/errors.ts';
import type { CallSettings, UpstreamClient } from '../base/client.ts';
import type { z } from 'zod';
import { type personalFacts, registerUser } from '../contract/account/users.ts';
import { accountFromWire, type EstablishedAccount } from './established-account.ts';

/** Whether a registration was refused because the person is under 18. Source: 3§2. */
export function isUnderage(error: unknown): boolean {
  return error instanceof UpstreamStatusError && error.code === 'UNDERAGE';
}

/** What a registration asks of a person however the e-mail is proved. */
export interface PersonalFacts {
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
  /** Proof that a person registers, where one was asked for. */
  readonly captcha?: string | undefined;
}

/** What a registration is asked with; its bettor has accepted the terms. */
export interface Registration extends PersonalFacts {
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
}

/** The facts of a person who accepted the terms, as the operator spells them. */
export function personToWire({
  fullName,
  document,
  birthDate,
  cellPhone,
  country,
  referralCode,
  captcha = '',
}: PersonalFacts): z.input<typeof personalFacts> {
  return {
    fullName,
    documentNumber: document,
    birthDate,
    cellPhone,
    country,
    acceptTerms: true,
    ...(referralCode === undefined ? {} : { referralCode }),
    ...(captcha === '' ? {} : { tokenCaptcha: captcha }),
  };
}

/**
 * Registers a bettor, who is logged in from then on. Throws what `UpstreamClient.call` throws.
 * Source: 1§4, 1§7.
 */
export async function registerBettor(
  client: UpstreamClient,
  { email, password, confirmPassword, ...person }: Registration,
  settings: CallSettings,
): Promise<EstablishedAccount> {
  const body = { ...personToWire(person), email, password, confirmPassword };
  const { data } = await client.call(registerUser, { ...settings, body });
  return accountFromWire(data);
}
