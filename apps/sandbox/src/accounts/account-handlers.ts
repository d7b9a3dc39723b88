import type { z } from 'zod';
import {
  closeSession,
  login,
  refreshToken,
  type loginAnswer,
} from '@vitrine/upstream/contract/session';
import { registerUser, userDetails } from '@vitrine/upstream/contract/users';
import type { Implementation } from '../implement.ts';
import { Refusal } from '../refusal.ts';
import { createLoginAttempts } from './login-attempts.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import type { TokenPair, Tokens } from './tokens.ts';
import type { User, Users, UserStatus } from './users.ts';

/** This platform asks for no e-mail PIN: a new account is past that step. Source: 1§4. */
const REGISTERED_STEP = 2;
/** Verification by documents. Source: 1§3. */
const VALIDATION_WITH_DOCUMENTS = 1;
/** A country where registration is refused, to show the restricted region. */
const RESTRICTED_COUNTRY = 'US';
const ADULT_AGE = 18;

const LOGIN_REFUSALS: Readonly<Partial<Record<UserStatus, number>>> = {
  SelfExcluded: 403,
  SelfBlocked: 406,
  Blocked: 423,
  RestrictedRegion: 451,
};

export interface AccountServices {
  readonly users: Users;
  readonly tokens: Tokens;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export function implementAccounts(
  { implement }: Implementation,
  { users, tokens, now }: AccountServices,
): void {
  const attempts = createLoginAttempts(now);

  implement(login, async ({ body }) => {
    if (attempts.isBlocked(body.username)) {
      throw new Refusal(429, 'TOO_MANY_ATTEMPTS', 'Five failed logins within a minute');
    }
    const user = users.byEmail(body.username.trim());
    if (!user || !(await passwordMatches(body.password, user.passwordHash))) {
      attempts.failed(body.username);
      throw new Refusal(401, 'INVALID_CREDENTIALS', 'The username or the password is wrong');
    }
    attempts.succeeded(body.username);
    const refusedWith = LOGIN_REFUSALS[user.status];
    if (refusedWith) throw new Refusal(refusedWith, user.status, `The account is ${user.status}`);
    return sessionAnswer(user, tokens.open(user.id, user.status));
  });

  implement(refreshToken, ({ body }) => {
    const pair = tokens.rotate(body);
    if (!pair) throw new Refusal(401, 'INVALID_REFRESH_TOKEN', 'The refresh token is not current');
    return { data: pair };
  });

  implement(closeSession, ({ sessionId }) => tokens.close(sessionId));

  implement(registerUser, async ({ body }) => {
    if (body.country === RESTRICTED_COUNTRY) {
      throw new Refusal(451, 'RESTRICTED_REGION', 'Registration is closed in this country');
    }
    if (body.password !== body.confirmPassword) {
      throw new Refusal(400, 'INVALID_REQUEST', 'confirmPassword: differs from password');
    }
    if (!isAdult(body.birthDate, now())) {
      throw new Refusal(400, 'UNDERAGE', 'birthDate: under eighteen');
    }
    const user = users.add(
      {
        email: body.email.trim(),
        document: body.documentNumber,
        passwordHash: await hashPassword(body.password),
        fullName: body.fullName,
        birthDate: body.birthDate,
        cellPhone: body.cellPhone,
        country: body.country,
        status: 'Active',
      },
      now(),
    );
    if (!user) throw new Refusal(409, 'CONFLICT', 'The e-mail or the document has an account');
    return sessionAnswer(user, tokens.open(user.id, user.status));
  });

  implement(userDetails, ({ userId }) => {
    const user = users.byId(userId);
    if (!user) throw new Refusal(401, 'UNAUTHORIZED', 'The account is gone');
    return {
      data: {
        id: user.id,
        fullname: user.fullName,
        userRegisterStep: REGISTERED_STEP,
        userAccount: {
          username: user.email,
          email: user.email,
          faceStatus: null,
          validationType: VALIDATION_WITH_DOCUMENTS,
        },
        userDetail: { cellPhone: user.cellPhone, address: null },
      },
    };
  });
}

function sessionAnswer(user: User, pair: TokenPair): z.input<typeof loginAnswer> {
  return {
    data: {
      ...pair,
      userId: user.id,
      username: user.email,
      fullname: user.fullName,
      email: user.email,
      userRegisterStep: REGISTERED_STEP,
      cellphone: user.cellPhone,
      validationType: VALIDATION_WITH_DOCUMENTS,
      status: user.status,
    },
  };
}

function isAdult(birthDate: string, now: number): boolean {
  const born = Date.parse(`${birthDate}T00:00:00Z`);
  if (Number.isNaN(born)) return false;
  const birthday = new Date(born);
  birthday.setUTCFullYear(birthday.getUTCFullYear() + ADULT_AGE);
  return birthday.getTime() <= now;
}
