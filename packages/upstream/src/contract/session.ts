import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Entities of 1§3: the answer of every call that establishes a session. */
export const loginAnswer = z.object({
  data: z.object({
    userId: z.string(),
    username: z.string(),
    fullname: z.string(),
    email: z.string(),
    token: z.string().min(1),
    refreshToken: z.string().min(1),
    userRegisterStep: z.number().int(),
    faceStatus: z.number().int().nullish(),
    cellphone: z.string().nullish(),
    isDeactivated: z.boolean().default(false),
    validationType: z.number().int().nullish(),
    showUserInfoBonusView: z.boolean().default(false),
    showUserAcceptMigrationView: z.boolean().default(false),
    autoexclusion: z.boolean().default(false),
    status: z.union([z.string(), z.number()]).nullish(),
  }),
});

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
  source: '1§7',
  assumed: ['the answer stands under `data`, as in the link verification'],
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

/** Payload of a session token: epoch seconds of its end and the account's status. Source: 1§3. */
export const tokenPayload = z.object({ exp: z.number(), Status: z.string().optional() });
