import { z } from 'zod';
import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { resendPin, sendPin, validatePin } from '../contract/account/users.ts';
import { endOfFailure, type FailedCall } from '../base/failed-call.ts';

/** Whose e-mail is proved: the session's own user. Source: 1§7. */
export interface PinReceiver {
  readonly userId: string;
  readonly email: string;
}

export type PinSending =
  | { readonly kind: 'sent' }
  /** One was sent less than a minute ago. */
  | { readonly kind: 'tooSoon'; readonly retryAfterMs: number | null }
  | { readonly kind: 'alreadyVerified' }
  | FailedCall;

export type PinValidation =
  | { readonly kind: 'valid' }
  | { readonly kind: 'wrong'; readonly remainingTries: number | null }
  | { readonly kind: 'expired' }
  /** Too many wrong ones: another PIN must be sent. */
  | { readonly kind: 'blocked' }
  | { readonly kind: 'alreadyVerified' }
  | FailedCall;

const wrongPin = z.object({ context: z.object({ remainingTries: z.number().int() }) });

const alreadyVerified = () => ({ kind: 'alreadyVerified' }) as const;

async function sent(call: Promise<undefined>): Promise<PinSending> {
  try {
    await call;
    return { kind: 'sent' };
  } catch (error) {
    return endOfFailure<PinSending>(error, {
      ALREADY_VERIFIED: alreadyVerified,
      PIN_SENT_RECENTLY: ({ retryAfterMs }) => ({ kind: 'tooSoon', retryAfterMs }),
    });
  }
}

/**
 * Sees to it that a PIN is on its way. Throws SessionEnded with 'Cannot send pinValue before signIn'
 * when there is no session. Source: 1§5, 1§7.
 */
export async function requestPin(
  client: UpstreamClient,
  { userId, email }: PinReceiver,
  settings: CallSettings,
): Promise<PinSending> {
  return sent(client.call(sendPin, { body: { userId, email }, ...settings }));
}

/** Sends another PIN in the place of the last. Throws like `requestPin`. Source: 1§5, 1§7. */
export async function requestAnotherPin(
  client: UpstreamClient,
  { userId, email }: PinReceiver,
  settings: CallSettings,
): Promise<PinSending> {
  return sent(client.call(resendPin, { body: { userId, email }, ...settings }));
}

/** Checks the PIN a bettor entered. Throws like `requestPin`. Source: 1§5, 1§7. */
export async function checkPin(
  client: UpstreamClient,
  { userId, email }: PinReceiver,
  pin: string,
  settings: CallSettings,
): Promise<PinValidation> {
  try {
    await client.call(validatePin, { body: { userId, email, pin }, ...settings });
    return { kind: 'valid' };
  } catch (error) {
    return endOfFailure<PinValidation>(error, {
      ALREADY_VERIFIED: alreadyVerified,
      INVALID_PIN: ({ body }) => ({
        kind: 'wrong',
        remainingTries: wrongPin.safeParse(body).data?.context.remainingTries ?? null,
      }),
      PIN_EXPIRED: () => ({ kind: 'expired' }),
      PIN_BLOCKED: () => ({ kind: 'blocked' }),
    });
  }
}
