import type { AppLoadContext } from '@remix-run/node';
import { minorUnits } from '@vitrine/betting/base/money';
import { UpstreamError } from '@vitrine/upstream/base/errors';
import type { SessionHandle } from '@vitrine/upstream/base/session';
import { mayDepositWithOxxo } from '@vitrine/upstream/wallet/begin-deposit';
import { type Bettor, sessionHandle } from '../base/session/session.server.ts';
import { pageDeadline } from '../base/pages/page-deadline.ts';
import { moneyDesk } from '../money/money-desk.server.ts';
import { deposit, type DepositContent, type FoundDeposit } from './deposit-kind.server.ts';

/**
 * How long a submit waits for its charge, in milliseconds; after that the waiting page shows the
 * rest.
 */
const CLICK_MS = 1500;

/**
 * How long a page waits for the operator, in milliseconds. Then it shows the stored state, and the
 * request goes on.
 */
const LOOK_MS = 1000;

function asking(bettor: Bettor, context: AppLoadContext) {
  const minimum = minorUnits(context.brand.deposit.minimum);
  return { session: sessionHandle(bettor, context), minimum, context };
}

/**
 * Asks for a charge, once per form even when the form is sent again, and returns what is known within
 * two seconds. `otherContent`: the form was sent before with another amount or method.
 */
export async function startDeposit(
  intentId: string,
  content: DepositContent,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<FoundDeposit | 'otherContent' | null> {
  const desk = moneyDesk(context);
  const ref = { owner: bettor.session.user.id, id: intentId };
  const means = asking(bettor, context);
  const { movement } = await desk.begin(deposit, ref, content, means);
  if (movement.kind === 'movement' && movement.fingerprint !== deposit.fingerprint(content)) {
    return 'otherContent';
  }
  await desk.sent(deposit, ref, CLICK_MS);
  return desk.look(deposit, ref, means, LOOK_MS);
}

/** The state of a deposit; null when there is none with this id. */
export function whatBecameOfDeposit(
  intentId: string,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<FoundDeposit | null> {
  const ref = { owner: bettor.session.user.id, id: intentId };
  return moneyDesk(context).look(deposit, ref, asking(bettor, context), LOOK_MS);
}

/**
 * Whether the bettor may open another OXXO voucher: yes, unless the operator says no. Rejects with
 * SessionEnded. Source: 1§7.
 */
export async function mayHaveVoucher(
  session: SessionHandle,
  context: AppLoadContext,
): Promise<boolean> {
  try {
    return await mayDepositWithOxxo(context.upstream, {
      session,
      deadlineMs: pageDeadline(context),
      requestId: context.requestId,
    });
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    context.log.warn({ err: error }, 'open vouchers not read');
    return true;
  }
}
