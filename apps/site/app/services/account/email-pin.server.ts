import type { AppLoadContext } from '@remix-run/node';
import {
  checkPin,
  type PinReceiver,
  type PinSending,
  type PinValidation,
  requestAnotherPin,
  requestPin,
} from '@vitrine/upstream/account/pin';
import { paths } from '../../paths.ts';
import { pageDeadline, SIGN_IN_DEADLINE_MS } from '../base/pages/page-deadline.ts';
import { type Bettor, withSession } from '../base/session/session.server.ts';
import { changeSession } from '../base/session/visitor.server.ts';

export interface PinSendingEnd {
  readonly kind: PinSending['kind'];
  /** Epoch milliseconds from which another PIN may be asked for; null when that is unknown. */
  readonly againAt: number | null;
}

const PIN_ENTERED_STEP = 2;
/** How long a PIN stays the last one where the operator doesn't say. Source: 1§7. */
const PIN_EVERY_MS = 60_000;

function receiverOf({ session: { user } }: Bettor): PinReceiver {
  return { userId: user.id, email: user.email };
}

/** From step 2 on no PIN is asked for any more. Source: 1§4. */
async function finishStep(bettor: Bettor, context: AppLoadContext): Promise<void> {
  await changeSession(bettor.id, context, (record) => ({
    ...record,
    user: { ...record.user, registerStep: PIN_ENTERED_STEP },
  }));
}

/**
 * The end of a sending; the session knows when the e-mail turned out to be proved already. It also keeps
 * from when on another PIN may be asked for: `nextOf` says it from what the session knew.
 */
async function sendingEnd(
  sending: PinSending,
  bettor: Bettor,
  context: AppLoadContext,
  nextOf: (known: number | null) => number | null,
): Promise<PinSendingEnd> {
  const { kind } = sending;
  if (kind === 'failed') context.log.warn({ err: sending.error }, 'PIN not sent');
  if (kind === 'alreadyVerified') {
    await finishStep(bettor, context);
    return { kind, againAt: null };
  }
  let againAt: number | null = null;
  await changeSession(bettor.id, context, (record) => {
    const wait = kind === 'tooSoon' ? (sending.retryAfterMs ?? PIN_EVERY_MS) : null;
    againAt = wait === null ? nextOf(record.pinAgainAt) : context.now() + wait;
    return { ...record, pinAgainAt: againAt };
  });
  return { kind, againAt };
}

/** Sees to it that a PIN is on its way to the bettor's e-mail. Source: 1§5, 1§7. */
export async function openPin(bettor: Bettor, context: AppLoadContext): Promise<PinSendingEnd> {
  const sending = await withSession(paths.verifyEmail, bettor, context, (session) =>
    requestPin(context.upstream, receiverOf(bettor), {
      session,
      deadlineMs: pageDeadline(context),
      requestId: context.requestId,
    }),
  );
  // The operator sends none while the last one holds, and doesn't say which of the two it did.
  const standard = sending.kind === 'sent' ? context.now() + PIN_EVERY_MS : null;
  return sendingEnd(sending, bettor, context, (known) => known ?? standard);
}

/** Sends another PIN in the place of the last. Source: 1§5, 1§7. */
export async function sendAnotherPin(
  bettor: Bettor,
  context: AppLoadContext,
): Promise<PinSendingEnd> {
  const sending = await withSession(paths.verifyEmail, bettor, context, (session) =>
    requestAnotherPin(context.upstream, receiverOf(bettor), {
      session,
      deadlineMs: SIGN_IN_DEADLINE_MS,
      requestId: context.requestId,
    }),
  );
  const next = context.now() + PIN_EVERY_MS;
  return sendingEnd(sending, bettor, context, (known) => (sending.kind === 'sent' ? next : known));
}

/** Checks an entered PIN. After a valid one the bettor's step is 2. Source: 1§4, 1§5. */
export async function enterPin(
  pin: string,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<PinValidation> {
  const end = await withSession(paths.verifyEmail, bettor, context, (session) =>
    checkPin(context.upstream, receiverOf(bettor), pin, {
      session,
      deadlineMs: SIGN_IN_DEADLINE_MS,
      requestId: context.requestId,
    }),
  );
  if (end.kind === 'valid' || end.kind === 'alreadyVerified') await finishStep(bettor, context);
  if (end.kind === 'failed') context.log.warn({ err: end.error }, 'PIN not checked');
  return end;
}
