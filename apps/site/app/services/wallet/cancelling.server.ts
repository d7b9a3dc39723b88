import type { AppLoadContext } from '@remix-run/node';
import type { MinorUnits } from '@vitrine/betting/base/money';
import { type WithdrawalOutcome, withdrawalOutcome } from '@vitrine/betting/wallet/transaction';
import { readTransaction, type Transaction } from '@vitrine/upstream/wallet/transaction';
import { pageDeadline } from '../base/pages/page-deadline.ts';
import { type Bettor, sessionHandle } from '../base/session/session.server.ts';
import { moneyDesk } from '../money/money-desk.server.ts';
import { isOpen } from '../money/money-kind.ts';
import type { MovementRef } from '../money/money-record.ts';
import { forgetBalance } from './balance.server.ts';
import { cancelling, type FoundCancelling, type NotCancelled } from './cancelling-kind.server.ts';

/** How long a submit waits for its end, in milliseconds; the page shows the rest. */
const CLICK_MS = 1500;

/** How long a page waits for the operator, in milliseconds. Then it shows what is stored. */
const LOOK_MS = 1000;

/** Why an attempt did not cancel. `nothing`: the answer was lost, and the withdrawal is still under way. */
export type CancellingProblem = NotCancelled['reason'] | 'nothing' | 'notKnown';

/** Where the cancelling of a withdrawal stands. */
export type CancellingState =
  /** The bettor has no such withdrawal. */
  | { readonly kind: 'missing' }
  /** It is under way, and can be cancelled. `attempt` is the number of the next attempt. */
  | { readonly kind: 'asked'; readonly withdrawal: Transaction; readonly attempt: number }
  /** `lost`: no answer came, and the operator is asked. */
  | { readonly kind: 'sending' | 'lost'; readonly amount: MinorUnits }
  | { readonly kind: 'ended'; readonly end: WithdrawalOutcome; readonly amount: MinorUnits };

/** The attempts to cancel one withdrawal. */
interface Attempts {
  readonly count: number;
  /** Null before the first. */
  readonly last: FoundCancelling | null;
  /** Whether the last one came to its end at this look: the balance may have changed. */
  readonly isNewlyEnded: boolean;
}

/**
 * Where the cancelling of a withdrawal stands, and why the last attempt failed. Rejects with the upstream
 * client's errors when the withdrawal itself has to be read and can't be.
 */
export async function cancellingOf(
  transactionId: string,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<{
  readonly state: CancellingState;
  readonly problem: CancellingProblem | null;
  readonly isNewlyEnded: boolean;
}> {
  const { count, last, isNewlyEnded } = await lookAtAttempts(transactionId, bettor, context);
  const state = stateOfAttempt(last) ?? (await readState(transactionId, count, bettor, context));
  return { state, problem: last && problemOf(last), isNewlyEnded };
}

/**
 * Cancels a withdrawal, at most once per attempt, and never while another attempt is not over. Answers
 * within about two seconds why it was not cancelled; null when the page of the cancelling tells.
 */
export async function confirmCancelling(
  { transactionId, attempt }: { readonly transactionId: string; readonly attempt: number },
  bettor: Bettor,
  context: AppLoadContext,
): Promise<CancellingProblem | null> {
  const { state } = await cancellingOf(transactionId, bettor, context);
  if (state.kind !== 'asked' || state.attempt !== attempt) return null;
  const desk = moneyDesk(context);
  const ref = refOf(transactionId, attempt, bettor);
  const content = { transactionId, amount: state.withdrawal.amount };
  await desk.begin(cancelling, ref, content, meansOf(bettor, context));
  await desk.sent(cancelling, ref, CLICK_MS);
  await forgetBalance(bettor, context);
  const found = await desk.read(cancelling, ref);
  return found && problemOf(found);
}

/** Whether the bettor has cancelled a withdrawal here, as far as the site knows without asking. */
export async function isCancelledHere(
  transactionId: string,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<boolean> {
  const { last } = await readAttempts(transactionId, bettor, context);
  const state = stateOfAttempt(last);
  return state?.kind === 'ended' && state.end === 'cancelled';
}

/** What the last attempt tells by itself; null where the withdrawal has to. */
function stateOfAttempt(last: FoundCancelling | null): CancellingState | null {
  if (last?.kind !== 'movement') return null;
  const { content, state } = last;
  switch (state.kind) {
    case 'sending':
      return { kind: 'sending', amount: content.amount };
    case 'unknown':
      return { kind: 'lost', amount: content.amount };
    case 'done':
      return { kind: 'ended', end: state.outcome.end, amount: content.amount };
    case 'nothing':
    case 'refused':
      return null;
  }
}

async function readState(
  transactionId: string,
  attempt: number,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<CancellingState> {
  const withdrawal = await readTransaction(context.upstream, transactionId, {
    session: sessionHandle(bettor, context),
    deadlineMs: pageDeadline(context),
    requestId: context.requestId,
  });
  if (withdrawal?.type !== 'withdrawal') return { kind: 'missing' };
  const end = withdrawalOutcome(withdrawal.state);
  if (end !== null) return { kind: 'ended', end, amount: withdrawal.amount };
  return { kind: 'asked', withdrawal, attempt };
}

function problemOf(found: FoundCancelling): CancellingProblem | null {
  if (found.kind === 'unreadable') return 'notKnown';
  if (found.state.kind === 'nothing') return 'nothing';
  return found.state.kind === 'refused' ? found.state.refusal.reason : null;
}

async function readAttempts(
  transactionId: string,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<Omit<Attempts, 'isNewlyEnded'>> {
  const desk = moneyDesk(context);
  let count = 0;
  let last: FoundCancelling | null = null;
  for (;;) {
    const found = await desk.read(cancelling, refOf(transactionId, count, bettor));
    if (!found) return { count, last };
    last = found;
    count += 1;
  }
}

/** What became of the last attempt, after asking the operator when it is not over. */
async function lookAtAttempts(
  transactionId: string,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<Attempts> {
  const { count, last: before } = await readAttempts(transactionId, bettor, context);
  if (before?.kind !== 'movement') return { count, last: before, isNewlyEnded: false };
  const ref = refOf(transactionId, count - 1, bettor);
  const last = await moneyDesk(context).look(cancelling, ref, meansOf(bettor, context), LOOK_MS);
  const isOver = last?.kind === 'movement' && !isOpen(last);
  return { count, last, isNewlyEnded: isOpen(before) && isOver };
}

function refOf(transactionId: string, attempt: number, { session }: Bettor): MovementRef {
  return { owner: session.user.id, id: `${transactionId}.${attempt}` };
}

function meansOf(bettor: Bettor, context: AppLoadContext) {
  return { session: sessionHandle(bettor, context), context };
}
