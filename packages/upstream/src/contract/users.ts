import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { loginAnswer } from './session.ts';

export const registerUser = endpoint({
  name: 'users.register',
  host: 'main',
  method: 'POST',
  path: '/api/Users/',
  auth: 'none',
  body: z.object({
    email: z.string(),
    password: z.string(),
    confirmPassword: z.string(),
    fullName: z.string(),
    /** CPF in Brazil, the national id elsewhere; digits and letters only. */
    documentNumber: z.string(),
    /** Date of birth, YYYY-MM-DD. */
    birthDate: z.string(),
    cellPhone: z.string(),
    country: z.string().length(2),
    acceptTerms: z.literal(true),
    referralCode: z.string().optional(),
  }),
  answer: loginAnswer,
  source: '1§7',
  assumed: ['field names of the registration form', 'registration answers with a session (1§4)'],
});

export const userDetails = endpoint({
  name: 'users.details',
  host: 'main',
  method: 'GET',
  path: '/api/Users/',
  auth: 'bearer',
  answer: z.object({
    data: z.object({
      id: z.string(),
      fullname: z.string(),
      userRegisterStep: z.number().int(),
      showUserAcceptMigrationView: z.boolean().default(false),
      autoexclusion: z.boolean().default(false),
      userAccount: z.object({
        username: z.string(),
        email: z.string(),
        faceStatus: z.number().int().nullish(),
        validationType: z.number().int().nullish(),
      }),
      userDetail: z.object({ cellPhone: z.string().nullish(), address: z.string().nullish() }),
    }),
  }),
  source: '1§3',
});
