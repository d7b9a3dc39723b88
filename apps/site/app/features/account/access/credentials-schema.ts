import { z } from 'zod';
import { EXTENDED_FIELD } from './extended-field.ts';

/** Codes of the issues are keys of the `account` texts. */
export const loginSchema = z.object({
  username: z.string({ error: 'errors.required' }).trim().min(1, 'errors.required'),
  password: z.string({ error: 'errors.required' }).min(1, 'errors.required'),
  [EXTENDED_FIELD]: z.literal('on').optional(),
});
