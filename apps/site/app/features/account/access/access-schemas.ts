import { z } from 'zod';

/** The form that asks for a link to set a password. Codes of the issues are keys of the `account` texts. */
export const forgotSchema = z.object({
  email: z
    .string({ error: 'errors.required' })
    .trim()
    .pipe(z.email('errors.email'))
    .transform((email) => email.toLowerCase()),
});

/**
 * The form of the PIN: six digits, also typed as `123 456`. Codes of the issues are keys of the `access`
 * texts.
 */
export const pinSchema = z.object({
  pin: z
    .string({ error: 'verify.errors.pin' })
    .transform((typed) => typed.replace(/[\s-]/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, 'verify.errors.pin')),
});
