import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { userDetails } from '../contract/account/users.ts';
import { type IdentityCheck, identityCheckOf } from './established-account.ts';
import { selfExclusionOf, type SelfExclusion } from './self-exclusion.ts';

/** What the operator keeps of a bettor. Source: 1§3. */
export interface UserDetails {
  readonly fullName: string;
  readonly email: string;
  readonly cellPhone: string | null;
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
  const { data } = await client.call(userDetails, settings);
  return {
    fullName: data.fullname,
    email: data.userAccount.email,
    cellPhone: data.userDetail.cellPhone ?? null,
    selfExclusion: selfExclusionOf(data.autoexclusion),
    registerStep: data.userRegisterStep,
    identityCheck: identityCheckOf(data.userAccount.validationType),
    faceStatus: data.userAccount.faceStatus ?? null,
    asksForMigration: data.showUserAcceptMigrationView,
  };
}
