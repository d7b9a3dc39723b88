import { setTimeout as wait } from 'node:timers/promises';
import type { AppLoadContext } from '@remix-run/node';
import { reduceBetSlip } from '@vitrine/betting/bet-slip/bet-slip';
import type { BetSlipEvent } from '@vitrine/betting/bet-slip/bet-slip-event';
import { type Bettor, sessionHandle } from '../base/session/session.server.ts';
import { moneyDesk } from '../money/money-desk.server.ts';
import type { MovementRef } from '../money/money-record.ts';
import { changeBetSlip, storedBetSlip } from './bet-slip-store.server.ts';
import { type FoundPlacement, placement, type Placing } from './placement-kind.server.ts';
import { isUndecided, LOST, type Placement, placementEvents } from './placement-outcome.ts';
import { askStatuses, hasDueTicket, withNews } from './ticket-statuses.server.ts';
import { noteDecided } from './undecided-bets.server.ts';

/**
 * How long a page waits for the operator, in milliseconds. Then it shows the stored state, and the
 * request goes on.
 */
const LOOK_MS = 1000;

/**
 * A placement after asking the operator: the tickets of a lost answer are searched, and tickets
 * without a final status are checked, once each. Null when there is no placement. Never sends a bet
 * again.
 */
export async function lookAtPlacement(
  intentId: string,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<FoundPlacement | null> {
  const desk = moneyDesk(context);
  const ref = { owner: bettor.session.user.id, id: intentId };
  const placing = { visitorId: bettor.id, session: sessionHandle(bettor, context), context };
  const found = await desk.look(placement, ref, placing, LOOK_MS);
  if (found?.kind !== 'movement' || found.state.kind !== 'done') return found;
  if (!hasDueTicket(found.state.outcome, context.now())) return found;
  const looking = lookAtTickets(found, ref, placing).catch((error: unknown) => {
    context.log.warn({ err: error, intent: intentId }, 'tickets not looked at');
    return null;
  });
  const looked = await Promise.race([looking, wait(LOOK_MS, null, { ref: false })]);
  return looked ?? found;
}

async function lookAtTickets(
  found: Placement,
  ref: MovementRef,
  placing: Placing,
): Promise<FoundPlacement | null> {
  if (found.state.kind !== 'done') return found;
  const { tickets } = found.state.outcome;
  const heard = await askStatuses(found, found.state.outcome, placing);
  if (heard.every((ticket, index) => ticket === tickets[index])) return found;
  return moneyDesk(placing.context).revise(placement, ref, (outcome) => withNews(outcome, heard));
}

/**
 * The events that bring a slip to the state of a placement. A placement that can't be read counts as
 * lost.
 */
export function eventsOf(found: FoundPlacement, context: AppLoadContext): readonly BetSlipEvent[] {
  const { id } = found;
  const state = found.kind === 'movement' ? found.state : LOST;
  return placementEvents({ id, state }, context.newId(), context.now());
}

/**
 * Brings the bettor's slip to the state of a placement, and removes a decided placement from the list
 * of undecided ones. A slip that the bettor has used for something else since then is not changed.
 */
export async function followPlacement(
  found: FoundPlacement,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<void> {
  const events = eventsOf(found, context);
  const slip = await storedBetSlip(bettor, context);
  const isBehind = events.reduce(reduceBetSlip, slip) !== slip;
  if (isBehind) await changeBetSlip(bettor, context, events);
  await forgetDecided(found, bettor, context);
}

/** Removes a placement that has its end from the bettor's list of undecided ones. */
export async function forgetDecided(
  found: FoundPlacement,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<void> {
  if (found.kind === 'movement' && !isUndecided(found)) {
    await noteDecided(bettor.session.user.id, found.id, context);
  }
}
