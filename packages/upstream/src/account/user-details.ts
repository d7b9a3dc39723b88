import type { CallSettings, UpstreamClient } from '../base/client.ts';
import type { z } from 'zod';
import { updateUserInfo, userDetails } from '../contract/account/users.ts';
import { type IdentityCheck, identityCheckOf } from './established-account.ts';
import { selfExclusionOf, type SelfExclusion } from './self-exclusion.ts';

/** What the operator keeps of a bettor. Source: 1§3. */
export interface UserDetails {
  readonly fullName: string;
  readonly email: string;
  readonly cellPhone: string | null;
  /** As the bettor wrote it, on one line. */
  readonly address: string | null;
  readonly selfExclusion: SelfExclusion | null;
  readonly registerStep: number;
  readonly identityCheck: IdentityCheck;
  readonly faceStatus: number | null;
  readonly asksForMigration: boolean;
}

/** The details of the session's bettor. Throws what `UpstreamClient.call` throws. Source: 1§3. */
export async function readUserDetails(
  client: UpstreamClient,
  settings: CallSettings,
): Promise<UserDetails> {
  return detailsFromWire(await client.call(userDetails, settings));
}

/** What a bettor may change of the details; the name goes with it unchanged. */
export type UserInfo = Pick<UserDetails, 'fullName' | 'address'> & { readonly cellPhone: string };

/** Changes the details of the session's bettor. Throws what `UpstreamClient.call` throws. Source: 1§7. */
export async function changeUserInfo(
  client: UpstreamClient,
  { fullName, cellPhone, address }: UserInfo,
  settings: CallSettings,
): Promise<UserDetails> {
  const body = { fullname: fullName, cellPhone, address };
  return detailsFromWire(await client.call(updateUserInfo, { body, ...settings }));
}

function detailsFromWire({ data }: z.output<NonNullable<typeof userDetails.answer>>): UserDetails {
  return {
    fullName: data.fullname,
    email: data.userAccount.email,
    cellPhone: data.userDetail.cellPhone ?? null,
    address: data.userDetail.address ?? null,
    selfExclusion: selfExclusionOf(data.autoexclusion),
    registerStep: data.userRegisterStep,
    identityCheck: identityCheckOf(data.userAccount.validationType),
    faceStatus: data.userAccount.faceStatus ?? null,
    asksForMigration: data.showUserAcceptMigrationView,
  };
}
