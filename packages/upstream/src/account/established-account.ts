import type { z } from 'zod';
import type { SessionTokens } from '../base/session.ts';
import type { loginAnswer } from '../contract/account/session.ts';
import { selfExclusionOf, type SelfExclusion } from './self-exclusion.ts';

/** By what an account proves who its bettor is, in the order of the operator's numbers. Source: 1§3. */
export const IDENTITY_CHECKS = [
  'documents',
  'nationalId',
  'documentsAndLiveness',
  'liveness',
] as const;
export type IdentityCheck = (typeof IDENTITY_CHECKS)[number];

/** What every call that establishes a session tells of the account, its tokens included. Source: 1§3. */
export interface EstablishedAccount {
  readonly userId: string;
  readonly username: string;
  readonly fullName: string;
  readonly email: string;
  readonly cellPhone: string | null;
  readonly tokens: SessionTokens;
  /** 1 until the e-mail is proved, 2 from then on. */
  readonly registerStep: number;
  readonly isDeactivated: boolean;
  readonly selfExclusion: SelfExclusion | null;
  readonly identityCheck: IdentityCheck;
  /** Where the check of the face stands, by the operator's number; null when there was none. */
  readonly faceStatus: number | null;
  /** Whether the bettor is asked for the user info that a bonus needs. */
  readonly asksForUserInfo: boolean;
  /** Whether the bettor is asked to move the account. */
  readonly asksForMigration: boolean;
  /** Whether the operator has blocked the account for reasons of its own. */
  readonly isInternallyBlocked: boolean;
}

const INTERNALLY_BLOCKED = 'InternalBlocked';

/** The account that a log-in, a registration or a verification link answers with. */
export function accountFromWire(wire: z.output<typeof loginAnswer>['data']): EstablishedAccount {
  return {
    userId: wire.userId,
    username: wire.username,
    fullName: wire.fullname,
    email: wire.email,
    cellPhone: wire.cellphone ?? null,
    tokens: { token: wire.token, refreshToken: wire.refreshToken },
    registerStep: wire.userRegisterStep,
    isDeactivated: wire.isDeactivated,
    selfExclusion: selfExclusionOf(wire.autoexclusion),
    identityCheck: identityCheckOf(wire.validationType),
    faceStatus: wire.faceStatus ?? null,
    asksForUserInfo: wire.showUserInfoBonusView,
    asksForMigration: wire.showUserAcceptMigrationView,
    isInternallyBlocked: wire.status === INTERNALLY_BLOCKED,
  };
}

/** The check that a validation type stands for: 1 to 4, no number is 1. Source: 1§3. */
export function identityCheckOf(validationType: number | null | undefined): IdentityCheck {
  return IDENTITY_CHECKS[(validationType ?? 1) - 1] ?? 'documents';
}
