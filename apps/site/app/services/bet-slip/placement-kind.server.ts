import type { AppLoadContext } from '@remix-run/node';
import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import { placementFingerprint } from '@vitrine/betting/bet-slip/placing/placement-fingerprint';
import type { SessionHandle } from '@vitrine/upstream/base/session';
import { recoverTickets } from '@vitrine/upstream/bet-slip/ticket-status';
import type { Found, MoneyKind } from '../money/money-kind.ts';
import { outcomeOf, unnamed } from './placement-outcome.ts';
import {
  placementOutcome,
  type PlacementOutcome,
  placementRefusal,
  type PlacementRefusal,
} from './placement-record.ts';
import { sendPlacement } from './send-placement.server.ts';
import { betSlipRecord } from './stored-bet-slip.ts';
import { trackLargeBets } from './track-large-bets.ts';

/** The bettor who places, and the services needed. */
export interface Placing {
  readonly visitorId: string;
  readonly session: SessionHandle;
  readonly context: AppLoadContext;
}

export type FoundPlacement = Found<BetSlip, PlacementOutcome, PlacementRefusal>;

const ASK_DEADLINE_MS = 5000;

/** Placing a slip. Its id is the slip's intent id, and the operator's connection id. */
export const placement: MoneyKind<BetSlip, PlacementOutcome, PlacementRefusal, Placing> = {
  name: 'placement',
  version: 1,
  content: betSlipRecord,
  outcome: placementOutcome,
  refusal: placementRefusal,
  // Long enough for the bettor to return to a ticket.
  lifeMs: 30 * 24 * 60 * 60 * 1000,
  fingerprint: placementFingerprint,
  send: sendPlacement,
  async ask({ id, content: slip, sentAt }, isOver, { session, context }) {
    const order = { slip, connectionId: id, sentAt };
    const settings = { session, deadlineMs: ASK_DEADLINE_MS, requestId: context.requestId };
    const tickets = await recoverTickets(context.upstream, order, settings);
    // While the call can still be running, missing tickets of singles may still appear.
    const isWhole = tickets.length > 0 && (isOver || unnamed(slip, tickets).length === 0);
    if (!isWhole) return null;
    trackLargeBets(slip, tickets, context);
    return outcomeOf(slip, tickets, [], context.now());
  },
};
