import { z } from 'zod';
import { CAPTCHA_ASSUMED, CAPTCHA_REFUSALS } from './captcha.ts';
import { LOGIN_REFUSALS } from './account-refusals.ts';
import { endpoint } from '../../base/endpoint.ts';
import { maybeInstant, offUnlessTold, textOrBlank } from '../../base/wire-fields.ts';

/** A self-exclusion as its bettor is told of it: 1216 months are for ever. Source: 2§3. */
export const selfExclusionDetail = z.object({
  exclusionMonth: z.number().int().positive(),
  /** Null until a new notice. */
  resumeExclusionDate: maybeInstant,
});

/** Whether a bettor is self-excluded, with the detail where the operator gives it. Source: 1§4. */
export const autoexclusion = z.union([z.boolean(), selfExclusionDetail]);

/** The same in an answer that may leave it out, or say null, of a bettor who has none. */
export const maybeExcluded = autoexclusion.nullish().transform((told) => told ?? false);

/** Entities of 1§3: the answer of every call that establishes a session. */
export const loginAnswer = z.object({
  data: z.object({
    userId: z.string(),
    username: z.string(),
    fullname: textOrBlank,
    email: z.string(),
    token: z.string().min(1),
    refreshToken: z.string().min(1),
    userRegisterStep: z.number().int(),
    faceStatus: z.number().int().nullish(),
    cellphone: z.string().nullish(),
    isDeactivated: offUnlessTold,
    /** 1 or none: documents; 2 national id; 3 and 4 liveness. */
    validationType: z.number().int().nullish(),
    showUserInfoBonusView: offUnlessTold,
    showUserAcceptMigrationView: offUnlessTold,
    autoexclusion: maybeExcluded,
    status: z.union([z.string(), z.number()]).nullish(),
  }),
});

const EXCLUSION_DETAIL =
  '`autoexclusion` is false, null or the self-exclusion detail of 2§3; who has one may log in, to withdraw';

export const login = endpoint({
  name: 'session.login',
  host: 'main',
  method: 'POST',
  path: '/api/Session/login/',
  auth: 'none',
  body: z.object({
    username: z.string(),
    password: z.string(),
    extendedSession: z.boolean(),
    tokenCaptcha: z.string(),
  }),
  answer: loginAnswer,
  refusals: {
    400: CAPTCHA_REFUSALS,
    401: ['INVALID_CREDENTIALS'],
    ...LOGIN_REFUSALS,
    423: [...LOGIN_REFUSALS[423], 'ATTEMPTS_BLOCKED'],
    429: ['TOO_MANY_ATTEMPTS'],
  },
  source: '1§7',
  assumed: [
    'the answer stands under `data`, as in the link verification',
    CAPTCHA_ASSUMED,
    EXCLUSION_DETAIL,
    'ATTEMPTS_BLOCKED: ten failed logins within an hour; a link to open the account is mailed',
    'a log-in leaves the other sessions of the account as they are',
  ],
});

export const ssoLogin = endpoint({
  name: 'session.ssoLogin',
  host: 'main',
  method: 'POST',
  path: '/api/Session/ssoLogin',
  auth: 'none',
  body: z.object({
    firebaseToken: z.string(),
    extendedSession: z.boolean(),
    tokenCaptcha: z.string(),
  }),
  answer: loginAnswer,
  refusals: {
    400: CAPTCHA_REFUSALS,
    401: ['INVALID_FIREBASE_TOKEN'],
    404: ['USER_NOT_REGISTERED'],
    ...LOGIN_REFUSALS,
  },
  source: '1§7',
  assumed: [
    'the answer is that of the login',
    CAPTCHA_ASSUMED,
    EXCLUSION_DETAIL,
    '404 USER_NOT_REGISTERED: nobody has an account with the e-mail; the registration follows',
  ],
});

export const refreshToken = endpoint({
  name: 'session.refreshToken',
  host: 'main',
  method: 'POST',
  path: '/api/Session/RefreshToken/',
  auth: 'none',
  body: z.object({ token: z.string(), refreshToken: z.string() }),
  answer: z.object({
    data: z.object({ token: z.string().min(1), refreshToken: z.string().min(1) }),
  }),
  refusals: { 401: ['INVALID_REFRESH_TOKEN'], ...LOGIN_REFUSALS },
  source: '1§7',
});

export const closeSession = endpoint({
  name: 'session.close',
  host: 'main',
  method: 'POST',
  path: '/api/Session/close/',
  auth: 'bearer',
  source: '1§7',
});

export const validateLink = endpoint({
  name: 'session.validateLink',
  host: 'main',
  method: 'POST',
  path: '/api/UserVerification/ValidateLinkVerification',
  auth: 'none',
  body: z.object({ username: z.string(), linkToken: z.string() }),
  answer: z.object({
    data: z.object({
      userId: z.string(),
      username: z.string(),
      fullname: textOrBlank,
      email: z.string(),
      token: z.string().min(1),
      refreshToken: z.string().min(1),
      userRegisterStep: z.number().int(),
      userFaceStatus: z.number().int().nullish(),
      validationType: z.number().int().nullish(),
      showUserInfoBonusView: offUnlessTold,
      showUserAcceptMigrationView: offUnlessTold,
      cellphone: z.string().nullish(),
    }),
  }),
  refusals: { 400: ['LINK_INVALID', 'LINK_EXPIRED'], ...LOGIN_REFUSALS },
  source: '1§7',
  assumed: ['the refusals of a link that is unknown, used or older than a day'],
});

/** Payload of a session token: epoch seconds of its end and the account's status. Source: 1§3. */
export const tokenPayload = z.object({ exp: z.number(), Status: z.string().optional() });
