import type { AppLoadContext } from '@remix-run/node';
import { loginPath } from '../../paths/access-paths.ts';
import { paths } from '../../paths.ts';
import { withdrawalRequestPath } from '../../paths/wallet-paths.ts';
import { type Bettor, sessionHandle } from '../base/session/session.server.ts';
import { moneyDesk } from '../money/money-desk.server.ts';
import { isOpen } from '../money/money-kind.ts';
import { forgetBalance } from './balance.server.ts';
import {
  type FoundWithdrawal,
  type NotWithdrawn,
  withdrawal,
  type WithdrawalContent,
} from './withdrawal-kind.server.ts';

/** How long a submit waits for its end, in milliseconds; the page of the request shows the rest. */
const CLICK_MS = 1500;

/** How long a page waits for the operator, in milliseconds. Then it shows what is stored. */
const LOOK_MS = 1000;

/** Longer than the end of a withdrawal can stay unknown, in milliseconds. */
const TURN_MS = 60 * 60 * 1000;

/** A turn is taken and its form recorded within seconds; who died meanwhile keeps nobody out for longer. */
const BEGIN_LOCK = { ttlMs: 5_000, waitMs: 8_000 };

function asking(bettor: Bettor, context: AppLoadContext) {
  return { session: sessionHandle(bettor, context), context };
}

/**
 * The form whose withdrawal is the bettor's only one: this one, or an earlier one whose end is not known
 * yet. The operator tells of the last withdrawal alone and takes one at a time, but a call that arrives late
 * would be a second one.
 */
async function takeTurn(
  intentId: string,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<string> {
  const { store } = context;
  const key = `withdrawal-turn:${bettor.session.user.id}`;
  const earlier = await store.get<string>(key);
  if (earlier !== undefined && earlier !== intentId) {
    const found = await whatBecameOfWithdrawal(earlier, bettor, context);
    if (found?.kind === 'movement' && isOpen(found)) return earlier;
  }
  const holder = await store.update<string>(key, TURN_MS, (current) =>
    current === earlier ? intentId : undefined,
  );
  return holder ?? intentId;
}

/**
 * Asks for a withdrawal, once per form even when the form is sent again, and returns what is known
 * within two seconds: of the bettor's earlier one while its end is not known. `otherContent`: the form was
 * sent before with another amount or account.
 */
export async function startWithdrawal(
  intentId: string,
  content: WithdrawalContent,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<FoundWithdrawal | 'otherContent' | null> {
  const desk = moneyDesk(context);
  const owner = bettor.session.user.id;
  const ref = { owner, id: intentId };
  const means = asking(bettor, context);
  // Between the turn and its record another form would find nothing under way, and be sent, too.
  const lock = `withdrawal-begin:${owner}`;
  const begun = await context.store.withLock(lock, BEGIN_LOCK, async () => {
    const turn = await takeTurn(intentId, bettor, context);
    return turn === intentId ? desk.begin(withdrawal, ref, content, means) : turn;
  });
  if (typeof begun === 'string') return whatBecameOfWithdrawal(begun, bettor, context);
  const { movement } = begun;
  if (movement.kind === 'movement' && movement.fingerprint !== withdrawal.fingerprint(content)) {
    return 'otherContent';
  }
  await desk.sent(withdrawal, ref, CLICK_MS);
  const found = await desk.look(withdrawal, ref, means, LOOK_MS);
  await forgetBalance(bettor, context);
  return found;
}

/** The state of a withdrawal; null when there is none with this id. */
export function whatBecameOfWithdrawal(
  intentId: string,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<FoundWithdrawal | null> {
  const ref = { owner: bettor.session.user.id, id: intentId };
  return moneyDesk(context).look(withdrawal, ref, asking(bettor, context), LOOK_MS);
}

/** The state of a withdrawal, as an answer to the bettor. */
export type WithdrawalEnd =
  /** The path of the request's page, or of the log-in page. */
  | { readonly kind: 'leadsTo'; readonly path: string }
  /** `nothing`: the answer was lost and the operator knows of none. `notKnown`: the record can't be read. */
  | {
      readonly kind: 'notWithdrawn';
      readonly reason: Exclude<NotWithdrawn['reason'], 'sessionEnded'> | 'nothing' | 'notKnown';
    };

export function endOfWithdrawal(found: FoundWithdrawal): WithdrawalEnd {
  if (found.kind === 'unreadable') return { kind: 'notWithdrawn', reason: 'notKnown' };
  const { state } = found;
  switch (state.kind) {
    case 'sending':
    case 'unknown':
    case 'done':
      return { kind: 'leadsTo', path: withdrawalRequestPath(found.id) };
    case 'nothing':
      return { kind: 'notWithdrawn', reason: 'nothing' };
    case 'refused': {
      const { reason } = state.refusal;
      return reason === 'sessionEnded'
        ? { kind: 'leadsTo', path: loginPath(paths.withdrawal, 'ended') }
        : { kind: 'notWithdrawn', reason };
    }
  }
}
