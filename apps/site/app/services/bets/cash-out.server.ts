import { setTimeout as wait } from 'node:timers/promises';
import type { AppLoadContext } from '@remix-run/node';
import type { MinorUnits } from '@vitrine/betting/base/money';
import { type CashOut, moveCashOut, type NoCashOutReason } from '@vitrine/betting/bets/cash-out';
import {
  type CashOutBet,
  type CashOutOffer,
  quoteCashOut,
} from '@vitrine/upstream/bets/cash-out-offer';
import { readCashOut } from '@vitrine/upstream/bets/place-cash-out';
import type { ShownCashOut } from '../../shapes/bets/shown-cash-out.ts';
import { pageDeadline } from '../base/pages/page-deadline.ts';
import { type Bettor, sessionHandle } from '../base/session/session.server.ts';
import { moneyDesk } from '../money/money-desk.server.ts';
import { isOpen as isMoving } from '../money/money-kind.ts';
import type { MovementRef } from '../money/money-record.ts';
import { type CashingOut, cashOutMovement, type FoundCashOut } from './cash-out-kind.server.ts';

/**
 * How long a confirmation waits for the operator, in milliseconds; after that the page of the cash out
 * shows the rest.
 */
const CLICK_MS = 1400;

/**
 * How long a page waits for the operator, in milliseconds. Then it shows the stored state, and the
 * request goes on.
 */
const LOOK_MS = 1000;

/** How far the bettor has gone. */
export type CashOutStep =
  /** Looks at the bet: its value stands beside it. */
  | { readonly kind: 'looked' }
  /** Asked to cash out, and is asked to confirm. `seen` is the value that was tapped; null for any. */
  | { readonly kind: 'asked'; readonly seen: MinorUnits | null }
  /** Confirmed, and is told what became of it. */
  | { readonly kind: 'confirmed' };

/** The bet, as far as its cash out needs it. */
export interface CashOutSubject extends CashOutBet {
  /** Why there is no value, as far as that is known without asking for one. */
  readonly bar: NoCashOutReason | null;
}

/** The offer that a form confirms, and the attempt it is. */
export interface CashOutOrder extends CashOutBet {
  readonly attempt: number;
  readonly offer: CashOutOffer;
}

/** Where a confirmation leads: to what became of the cash out, or to the question with another value. */
export type ConfirmAnswer = 'told' | 'askedAgain' | 'sessionEnded';

/** The cash out of a bet, and whether it was paid since the site looked last: the balance has changed. */
export interface ReadCashOut {
  readonly shown: ShownCashOut;
  readonly isNewlyPaid: boolean;
}

/** The attempts to cash out one bet. */
interface Attempts {
  readonly count: number;
  /** Null before the first. */
  readonly last: FoundCashOut | null;
  readonly isNewlyPaid: boolean;
}

/**
 * The cash out of a bet: what became of the last one when it is not over or was paid, otherwise the
 * operator's present value. Source: 3§4, 3§7.
 */
export async function cashOutOf(
  { bar, ...bet }: CashOutSubject,
  step: CashOutStep,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<ReadCashOut> {
  const looked = await lookAtAttempts(bet.betNumber, bettor, context);
  const { count: attempts, last, isNewlyPaid } = looked;
  const shown = (cashOut: CashOut, problem: ShownCashOut['problem'] = null) => ({
    shown: { cashOut, attempts, problem },
    isNewlyPaid,
  });
  const taken = last && takenCashOut(last);
  if (taken) return shown(taken, taken.state === 'pending' && isLost(last) ? 'lost' : null);
  if (bar) return shown({ state: bar });
  if (step.kind === 'confirmed' && last && hasFailed(last)) return shown({ state: 'error' });
  const quote = await quoteCashOut(context.upstream, bet, {
    session: sessionHandle(bettor, context),
    deadlineMs: pageDeadline(context),
    requestId: context.requestId,
  });
  switch (quote.kind) {
    case 'none':
      return shown({ state: quote.reason });
    case 'failed':
      context.log.warn({ err: quote.error }, 'cash out value not read');
      return shown({ state: 'error' }, 'noValue');
    case 'offered':
      return shown(
        step.kind === 'looked'
          ? { state: 'available', offer: quote.offer }
          : askedFor(quote.offer, step.kind === 'asked' ? step.seen : null),
      );
  }
}

/** The question about an offer, after the bettor asked for the value that was shown before. */
function askedFor(offer: CashOutOffer, seen: MinorUnits | null): CashOut {
  const before: CashOut = {
    state: 'available',
    offer: seen === null ? offer : { ...offer, value: seen },
  };
  return moveCashOut(moveCashOut(before, { kind: 'asked' }), { kind: 'quoted', offer });
}

/**
 * Cashes a bet out at the value that its form showed, at most once per attempt, and never while another
 * attempt is not over. An offer that has expired is replaced by one of the same value, or asked about
 * again. Answers within about two seconds. Source: 3§4.
 */
export async function confirmCashOut(
  { attempt, offer, ...bet }: CashOutOrder,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<ConfirmAnswer> {
  const desk = moneyDesk(context);
  const means = meansOf(bettor, context);
  const { count, last } = await lookAtAttempts(bet.betNumber, bettor, context);
  if (attempt !== count || (last && takenCashOut(last))) return 'told';
  const agreed = await goodOffer(offer, bet, means);
  if (agreed === null) return 'askedAgain';

  const ref = refOf(bet.betNumber, attempt, bettor);
  const content = { ...bet, offerId: agreed.id, value: agreed.value };
  await desk.begin(cashOutMovement, ref, content, means);
  await desk.sent(cashOutMovement, ref, CLICK_MS);
  const found = await desk.read(cashOutMovement, ref);
  if (found?.kind !== 'movement' || found.state.kind !== 'refused') return 'told';
  switch (found.state.refusal) {
    case 'valueChanged':
      return 'askedAgain';
    case 'sessionEnded':
      return 'sessionEnded';
    default:
      return 'told';
  }
}

/** The offer itself while it is good, then one of the same value; null when the value is another. */
async function goodOffer(
  offer: CashOutOffer,
  bet: CashOutBet,
  { session, context }: CashingOut,
): Promise<CashOutOffer | null> {
  if (context.now() < offer.expiresAt) return offer;
  const quote = await quoteCashOut(context.upstream, bet, {
    session,
    deadlineMs: pageDeadline(context),
    requestId: context.requestId,
  });
  return quote.kind === 'offered' && quote.offer.value === offer.value ? quote.offer : null;
}

/** What became of the last attempt, after asking the operator when it is not over. */
async function lookAtAttempts(
  betNumber: string,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<Attempts> {
  const desk = moneyDesk(context);
  const means = meansOf(bettor, context);
  let count = 0;
  let before: FoundCashOut | null = null;
  for (;;) {
    const found = await desk.read(cashOutMovement, refOf(betNumber, count, bettor));
    if (!found) break;
    before = found;
    count += 1;
  }
  if (before === null) return { count, last: null, isNewlyPaid: false };
  const ref = refOf(betNumber, count - 1, bettor);
  const known = await desk.look(cashOutMovement, ref, means, LOOK_MS);
  const last = known && (await decided(known, ref, means));
  return { count, last, isNewlyPaid: last !== null && isPaid(last) && !isPaid(before) };
}

function isPaid(found: FoundCashOut): boolean {
  return takenCashOut(found)?.state === 'success';
}

/** A cash out that waits for its decision, after asking for it. */
async function decided(
  found: FoundCashOut,
  ref: MovementRef,
  { session, context }: CashingOut,
): Promise<FoundCashOut> {
  if (found.kind !== 'movement' || found.state.kind !== 'done') return found;
  if (found.state.outcome.status !== 'pending') return found;
  const settings = { session, deadlineMs: pageDeadline(context), requestId: context.requestId };
  const asking = readCashOut(context.upstream, found.content.offerId, settings);
  const reading = await Promise.race([asking, wait(LOOK_MS, null, { ref: false })]);
  if (reading?.kind !== 'found' || reading.cashOut.status === 'pending') return found;
  const { status, value } = reading.cashOut;
  const revised = await moneyDesk(context).revise(cashOutMovement, ref, (outcome) =>
    outcome.status === 'pending' ? { status, value } : outcome,
  );
  return revised ?? found;
}

/** A cash out that was paid, or may still be; null for one of which nothing came. */
function takenCashOut(found: FoundCashOut): CashOut | null {
  // The operator pays a bet once, so that the bet itself tells what this version can't read.
  if (found.kind === 'unreadable') return null;
  const { content, sentAt, state } = found;
  const offer = { id: content.offerId, value: content.value, expiresAt: sentAt };
  if (isMoving(found)) return { state: 'pending', offer };
  if (state.kind !== 'done' || state.outcome.status === 'rejected') return null;
  return state.outcome.status === 'pending'
    ? { state: 'pending', offer }
    : { state: 'success', value: state.outcome.value };
}

function isLost(found: FoundCashOut): boolean {
  return found.kind === 'movement' && found.state.kind === 'unknown';
}

/** Whether the last attempt came to nothing for no reason that the next value tells. */
function hasFailed(found: FoundCashOut): boolean {
  if (found.kind !== 'movement') return false;
  const { state } = found;
  if (state.kind === 'refused') return state.refusal === 'failed';
  return state.kind === 'nothing' || state.kind === 'done';
}

function refOf(betNumber: string, attempt: number, { session }: Bettor): MovementRef {
  return { owner: session.user.id, id: `${betNumber}.${attempt}` };
}

function meansOf(bettor: Bettor, context: AppLoadContext): CashingOut {
  return { session: sessionHandle(bettor, context), context };
}
