import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { CAPTCHA_ASSUMED, CAPTCHA_REFUSALS } from './captcha.ts';
import { maybeExcluded, loginAnswer } from './session.ts';
import { instant, offUnlessTold, textOrBlank } from '../../base/wire-fields.ts';

/** What a registration asks of a person however the e-mail is proved. */
export const personalFacts = z.object({
  fullName: z.string(),
  /** CPF in Brazil, the national id elsewhere; digits and letters only. */
  documentNumber: z.string(),
  /** Date of birth, YYYY-MM-DD. */
  birthDate: z.string(),
  cellPhone: z.string(),
  country: z.string().length(2),
  acceptTerms: z.literal(true),
  referralCode: z.string().optional(),
  tokenCaptcha: z.string().optional(),
});

const REGISTRATION_REFUSALS = {
  400: ['UNDERAGE', ...CAPTCHA_REFUSALS],
  403: ['SELF_EXCLUDED'],
  406: ['SELF_BLOCKED'],
  409: ['CONFLICT'],
  423: ['BLOCKED'],
  451: ['RESTRICTED_REGION'],
} as const;

const REGISTRATION_ASSUMED = [
  'field names of the registration form',
  'registration answers with a session (1§4)',
  'a captcha token is sent where one was given',
  CAPTCHA_ASSUMED,
];

export const registerUser = endpoint({
  name: 'users.register',
  host: 'main',
  method: 'POST',
  path: '/api/Users/',
  auth: 'none',
  body: personalFacts.extend({
    email: z.string(),
    password: z.string(),
    confirmPassword: z.string(),
  }),
  answer: loginAnswer,
  refusals: {
    ...REGISTRATION_REFUSALS,
    400: [...REGISTRATION_REFUSALS[400], 'WEAK_PASSWORD', 'PASSWORDS_DIFFER'],
  },
  source: '1§7',
  assumed: [...REGISTRATION_ASSUMED, 'the first PIN is mailed at once'],
});

export const registerWithSso = endpoint({
  name: 'users.ssoRegister',
  host: 'main',
  method: 'POST',
  path: '/api/Users/ssoRegister',
  auth: 'none',
  body: personalFacts.extend({ firebaseToken: z.string() }),
  answer: loginAnswer,
  refusals: { ...REGISTRATION_REFUSALS, 401: ['INVALID_FIREBASE_TOKEN'] },
  source: '1§7',
  assumed: [
    ...REGISTRATION_ASSUMED,
    'the e-mail is that of the firebase token, and needs no PIN: the step is 2',
  ],
});

/** Entities of 1§3. */
export const userDetailsAnswer = z.object({
  data: z.object({
    id: z.string(),
    fullname: textOrBlank,
    userRegisterStep: z.number().int(),
    showUserAcceptMigrationView: offUnlessTold,
    autoexclusion: maybeExcluded,
    userAccount: z.object({
      username: z.string(),
      email: z.string(),
      faceStatus: z.number().int().nullish(),
      validationType: z.number().int().nullish(),
    }),
    userDetail: z.object({ cellPhone: z.string().nullish(), address: z.string().nullish() }),
  }),
});

export const userDetails = endpoint({
  name: 'users.details',
  host: 'main',
  method: 'GET',
  path: '/api/Users/',
  auth: 'bearer',
  answer: userDetailsAnswer,
  source: '1§3',
  assumed: ['`autoexclusion` is false or the self-exclusion detail of 2§3'],
});

export const updateUserInfo = endpoint({
  name: 'users.updateInfo',
  host: 'main',
  method: 'PUT',
  path: '/api/Users/UserInfo',
  auth: 'bearer',
  body: z.object({
    fullname: z.string().trim().min(1),
    cellPhone: z.string().trim().min(1),
    address: z.string().nullish(),
  }),
  answer: userDetailsAnswer,
  source: '1§7',
  assumed: [
    'the fields of the user info',
    'the answer is the user details',
    'a complete user info ends `showUserInfoBonusView`',
  ],
});

/** A PIN goes to the e-mail of the session's own user. Source: 1§5, 1§7. */
const pinReceiver = z.object({ userId: z.string(), email: z.string() });

const BEFORE_SIGN_IN = 'Cannot send pinValue before signIn';

export const sendPin = endpoint({
  name: 'users.sendPin',
  host: 'main',
  method: 'POST',
  path: '/api/Users/Send/PIN/',
  auth: 'bearer',
  beforeSignIn: BEFORE_SIGN_IN,
  body: pinReceiver,
  refusals: {
    400: ['USER_MISMATCH'],
    409: ['ALREADY_VERIFIED'],
    429: ['PIN_SENT_RECENTLY'],
  },
  source: '1§7',
  assumed: [
    'nothing is answered',
    'while a PIN holds it stays the one, and no second mail is sent',
    '429 with Retry-After',
  ],
});

export const resendPin = endpoint({
  name: 'users.resendPin',
  host: 'main',
  method: 'POST',
  path: '/api/Users/SendReattempt/PIN/',
  auth: 'bearer',
  beforeSignIn: BEFORE_SIGN_IN,
  body: pinReceiver,
  refusals: {
    400: ['USER_MISMATCH'],
    409: ['ALREADY_VERIFIED'],
    429: ['PIN_SENT_RECENTLY'],
  },
  source: '1§7',
  assumed: [
    'nothing is answered',
    'a new PIN takes the place of the last, once a minute at most; 429 with Retry-After',
  ],
});

export const validatePin = endpoint({
  name: 'users.validatePin',
  host: 'main',
  method: 'POST',
  path: '/api/Users/Validate/PIN/',
  auth: 'bearer',
  beforeSignIn: BEFORE_SIGN_IN,
  body: pinReceiver.extend({ pin: z.string() }),
  refusals: {
    400: ['USER_MISMATCH', 'INVALID_PIN', 'PIN_EXPIRED'],
    409: ['ALREADY_VERIFIED'],
    423: ['PIN_BLOCKED'],
  },
  source: '1§7',
  assumed: [
    'nothing is answered; the step is 2 from then on',
    'INVALID_PIN tells `remainingTries`; none left answers 423 until a new PIN is sent',
  ],
});

export const askRestoreLink = endpoint({
  name: 'users.askRestoreLink',
  host: 'main',
  method: 'POST',
  path: '/api/Users/RestorePassword',
  auth: 'none',
  body: z.object({ email: z.string(), tokenCaptcha: z.string() }),
  refusals: { 400: CAPTCHA_REFUSALS },
  source: '1§2',
  assumed: [
    'the path is not shown',
    CAPTCHA_ASSUMED,
    'nothing is answered, whether or not the e-mail has an account',
    'the link leads to /RestorePassword?Token=…; one a minute is mailed at most',
  ],
});

export const readRestoreLink = endpoint({
  name: 'users.readRestoreLink',
  host: 'main',
  method: 'GET',
  path: '/api/Users/RestorePassword/{value}',
  auth: 'none',
  params: z.object({ value: z.string() }),
  answer: z.object({
    data: z.object({
      /** Whose password it sets. */
      username: z.string(),
      expiresAt: instant,
    }),
  }),
  refusals: { 400: ['LINK_INVALID', 'LINK_EXPIRED'] },
  source: '1§7',
  assumed: ['`value` is the Token of the mailed link', 'answer fields'],
});

export const setPassword = endpoint({
  name: 'users.setPassword',
  host: 'main',
  method: 'POST',
  path: '/api/Users/RestorePassword/{value}',
  auth: 'none',
  params: z.object({ value: z.string() }),
  body: z.object({ password: z.string(), confirmPassword: z.string() }),
  refusals: { 400: ['LINK_INVALID', 'LINK_EXPIRED', 'WEAK_PASSWORD', 'PASSWORDS_DIFFER'] },
  source: '1§2',
  assumed: [
    'the path is not shown',
    'nothing is answered; the link is used up and every session of the user ends',
  ],
});

export const releaseUser = endpoint({
  name: 'users.release',
  host: 'main',
  method: 'POST',
  path: '/api/Users/ReleaseUser',
  auth: 'none',
  body: z.object({ username: z.string(), token: z.string() }),
  refusals: { 400: ['LINK_INVALID', 'LINK_EXPIRED'] },
  source: '1§7',
  assumed: [
    'it opens an account that too many attempts have blocked, by the Token of the link mailed then',
    'body fields; nothing is answered',
  ],
});

export const setFirestoreToken = endpoint({
  name: 'users.setFirestoreToken',
  host: 'main',
  method: 'POST',
  path: '/api/Users/SetFirestoreToken',
  auth: 'bearer',
  body: z.object({ Token: z.string() }),
  source: '1§7',
  assumed: [
    'Token is a Web Push subscription as JSON (endpoint, keys)',
    'a user has one token; an empty one takes it back',
    'nothing is answered',
  ],
});
