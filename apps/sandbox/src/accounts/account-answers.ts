import type { z } from 'zod';
import type {
  autoexclusion,
  loginAnswer,
  selfExclusionDetail,
} from '@vitrine/upstream/contract/account/session';
import type { userDetailsAnswer } from '@vitrine/upstream/contract/account/users';
import type { Exclusion, Exclusions } from './exclusions.ts';
import type { Restrictions } from './restrictions.ts';
import type { TokenPair } from './tokens.ts';
import type { User } from './users.ts';

/** What calls tell of an account. Source: 1§3. */
export interface AccountAnswers {
  session(user: User, pair: TokenPair): z.input<typeof loginAnswer>;
  details(user: User): z.input<typeof userDetailsAnswer>;
}

export interface AccountAnswerServices {
  readonly exclusions: Exclusions;
  readonly restrictions: Restrictions;
}

export function createAccountAnswers(services: AccountAnswerServices): AccountAnswers {
  const { exclusions, restrictions } = services;

  function autoexclusionOf({ id, status }: User): z.input<typeof autoexclusion> {
    const exclusion = exclusions.of(id);
    return exclusion ? exclusionDetail(exclusion) : status === 'SelfExcluded';
  }

  return {
    session: (user, pair) => ({
      data: {
        ...pair,
        userId: user.id,
        username: user.email,
        fullname: user.fullName,
        email: user.email,
        userRegisterStep: user.registerStep,
        faceStatus: user.faceStatus,
        cellphone: user.cellPhone,
        isDeactivated: user.isDeactivated,
        validationType: user.validationType,
        showUserInfoBonusView: user.showsBonusView,
        showUserAcceptMigrationView: user.mustMigrate,
        autoexclusion: autoexclusionOf(user),
        status: restrictions.standingOf(user.id),
      },
    }),
    details: (user) => ({
      data: {
        id: user.id,
        fullname: user.fullName,
        userRegisterStep: user.registerStep,
        showUserAcceptMigrationView: user.mustMigrate,
        autoexclusion: autoexclusionOf(user),
        userAccount: {
          username: user.email,
          email: user.email,
          faceStatus: user.faceStatus,
          validationType: user.validationType,
        },
        userDetail: { cellPhone: user.cellPhone, address: user.address },
      },
    }),
  };
}

/** An exclusion as its bettor is told of it. Source: 2§3. */
export function exclusionDetail(exclusion: Exclusion): z.input<typeof selfExclusionDetail> {
  const { months, resumeAt } = exclusion;
  return {
    exclusionMonth: months,
    resumeExclusionDate: resumeAt === null ? null : new Date(resumeAt).toISOString(),
  };
}
