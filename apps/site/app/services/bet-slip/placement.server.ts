import type { AppLoadContext } from '@remix-run/node';
import { slipProblems } from '@vitrine/betting/bet-slip/placing/bet-slip-check';
import type { BetSlipEvent, ShownOutcome } from '@vitrine/betting/bet-slip/bet-slip-event';
import type { BetSlip, TicketType } from '@vitrine/betting/bet-slip/bet-slip-types';
import { holdsShownBets } from '@vitrine/betting/bet-slip/placing/shown-bets';
import { playRefusal } from '@vitrine/upstream/account/play-refusal';
import { paths } from '../../paths.ts';
import { keepPlayRefusal } from '../account/account-details.server.ts';
import { forgetOwnLimits } from '../account/kept-limits.server.ts';
import { type Bettor, sessionHandle } from '../base/session/session.server.ts';
import type { Visitor } from '../base/session/visitor.server.ts';
import { moneyDesk } from '../money/money-desk.server.ts';
import { forgetBalance } from '../wallet/balance.server.ts';
import { betSlipRules } from './bet-slip-data.server.ts';
import { changeBetSlip, storedBetSlip } from './bet-slip-store.server.ts';
import { unsentBetSlip } from './bet-slip.server.ts';
import { forgetFreeBets, withCheckedFreeBets } from './free-bets.server.ts';
import { followPlacement, lookAtPlacement } from './placement-look.server.ts';
import { type FoundPlacement, placement } from './placement-kind.server.ts';
import type { PlaceObstacle } from '../../shapes/bet-slip/place-obstacle.ts';
import { undecidedOutcomeOn } from './undecided-outcomes.server.ts';
import { noteUndecided } from './undecided-bets.server.ts';

/**
 * How long a click on the placing button waits for its answer, checks included. With the reads of the
 * ticket's page it stays under 3 s, even when the operator's hosts are slow.
 */
const CLICK_MS = 1400;

/**
 * Milliseconds to wait for the balance and the bettor's own limits. Without them the slip is sent all the
 * same, because the operator checks both itself.
 */
const RULES_DEADLINE_MS = 600;

/** The order that the placing button posts. */
export interface PlaceOrder {
  /** The intent of the slip that the form showed. */
  readonly intentId: string;
  /** The prices and names that the form showed. */
  readonly shown: readonly ShownOutcome[];
  /** The type of ticket that the form showed; null when it named none. */
  readonly shownType: TicketType | null;
  /** The stakes typed in the form, and its other choices. */
  readonly stakes: readonly BetSlipEvent[];
  /** Whether each typed stake could be read. */
  readonly isReadable: boolean;
}

export type PlaceAnswer =
  /** Sent now or earlier: the ticket's page shows the rest. */
  | { readonly kind: 'sent' }
  | { readonly kind: 'sessionEnded' }
  | { readonly kind: 'notSent'; readonly obstacle: PlaceObstacle };

const SENT: PlaceAnswer = { kind: 'sent' };

/** Keeps the stakes typed in a placing form. A form whose intent was sent before changes nothing. */
export async function keepTypedStakes(
  { intentId, stakes }: PlaceOrder,
  visitor: Visitor,
  context: AppLoadContext,
): Promise<void> {
  const ref = { owner: visitor.session?.user.id ?? '', id: intentId };
  const wasSent = visitor.session !== null && (await moneyDesk(context).read(placement, ref));
  if (!wasSent) await changeBetSlip(visitor, context, stakes);
}

/**
 * Places the slip that a form showed, at most once per intent. Answers within about a second; the
 * ticket's page shows what is known later.
 */
export async function placeThisSlip(
  order: PlaceOrder,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<PlaceAnswer> {
  const { intentId, shown, isReadable } = order;
  const clickedAt = performance.now();
  const desk = moneyDesk(context);
  const ref = { owner: bettor.session.user.id, id: intentId };
  // The slip first: one that another click has sent meanwhile would seem to be stuck without a movement.
  const stored = await storedBetSlip(bettor, context);
  if (await desk.read(placement, ref)) return SENT;
  if (stored.intentId !== intentId) return notSent({ kind: 'staleForm' });
  if (!isReadable) return notSent({ kind: 'problems', problems: [] });
  await unsentBetSlip(stored, bettor, context);
  const shownSlip = await changeBetSlip(bettor, context, [
    { kind: 'shownAccepted', intentId, shown },
  ]);
  const slip = await withCheckedFreeBets(shownSlip, bettor, context, { isPlacing: true });
  if (!slip) return notSent({ kind: 'failed' });
  const obstacle = await obstacleOf(slip, order, bettor, context);
  if (obstacle) return notSent(obstacle);

  const means = { visitorId: bettor.id, session: sessionHandle(bettor, context), context };
  await noteUndecided(ref.owner, intentId, context);
  await desk.begin(placement, ref, slip, means);
  const patience = () => Math.max(0, CLICK_MS - (performance.now() - clickedAt));
  await desk.sent(placement, ref, patience());
  const found = await desk.look(placement, ref, means, patience());
  if (found) await followPlacement(found, bettor, context);
  await forgetBalance(bettor, context);
  await forgetFreeBets(bettor, context);
  await forgetOwnLimits(bettor, context);
  const answer = answerOf(found);
  if (answer.kind === 'notSent') await keepBar(answer.obstacle, bettor, context);
  return answer;
}

/** Records that the operator bars the account, so that the guard stops it from the next page on. */
async function keepBar(
  obstacle: PlaceObstacle,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<void> {
  if (obstacle.kind === 'barred') {
    await keepPlayRefusal(obstacle.reason, paths.betSlip, bettor, context);
  }
}

function notSent(obstacle: PlaceObstacle): PlaceAnswer {
  return { kind: 'notSent', obstacle };
}

/** Why this slip can't be placed; null when it can. */
async function obstacleOf(
  slip: BetSlip,
  { intentId, shown, shownType }: PlaceOrder,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<PlaceObstacle | null> {
  if (slip.intentId !== intentId) return { kind: 'staleForm' };
  const outcomeIds = shown.map(({ outcomeId }) => outcomeId);
  if (!holdsShownBets(slip, { outcomeIds, ticketType: shownType })) return { kind: 'slipChanged' };
  const problems = await placingProblems(slip, bettor, context);
  if (problems.length > 0) return { kind: 'problems', problems };
  if (!context.catalogue.feedUp()) return { kind: 'feedDown' };
  const outcomeId = await undecidedOutcomeOn(slip, bettor, context);
  return outcomeId === null ? null : { kind: 'undecided', outcomeId };
}

/**
 * The problems of placing a slip. A balance that is too small, or a limit that is passed, may be old, so
 * both are read again before they count.
 */
async function placingProblems(slip: BetSlip, bettor: Bettor, context: AppLoadContext) {
  const rules = { deadlineMs: RULES_DEADLINE_MS };
  const problems = slipProblems(slip, await betSlipRules(bettor, context, rules));
  const mayBeOld = problems.some(
    ({ reason }) => reason === 'balanceTooLow' || reason === 'aboveOwnLimit',
  );
  if (!mayBeOld) return problems;
  return slipProblems(slip, await betSlipRules(bettor, context, { ...rules, isFresh: true }));
}

function answerOf(found: FoundPlacement | null): PlaceAnswer {
  if (found?.kind !== 'movement') return SENT;
  if (found.state.kind === 'refused' && found.state.refusal.kind === 'sessionEnded') {
    return { kind: 'sessionEnded' };
  }
  const obstacle = placementObstacle(found);
  return obstacle ? notSent(obstacle) : SENT;
}

/** Why a whole placement failed; null when its tickets or selections say so themselves. */
function placementObstacle(found: FoundPlacement): PlaceObstacle | null {
  if (found.kind !== 'movement') return null;
  const { state } = found;
  if (state.kind === 'nothing') return { kind: 'failed' };
  if (state.kind !== 'refused') return null;
  const { refusal } = state;
  const reason =
    refusal.kind === 'failed' ? playRefusal(refusal.operatorCode, refusal.reason) : null;
  return reason ? { kind: 'barred', reason } : { kind: 'failed' };
}

/**
 * The state of a placement; the bettor's slip is brought to the same state. Null when there is none.
 */
export async function whatBecameOf(
  intentId: string,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<FoundPlacement | null> {
  const found = await lookAtPlacement(intentId, bettor, context);
  if (found) await followPlacement(found, bettor, context);
  return found;
}

/** Why a placement that the bettor waited for failed; null when it did not fail. */
export async function whyNotPlaced(
  intentId: string,
  visitor: Visitor,
  context: AppLoadContext,
): Promise<PlaceObstacle | null> {
  const { session } = visitor;
  if (!session) return null;
  const ref = { owner: session.user.id, id: intentId };
  const found = await moneyDesk(context).read(placement, ref);
  const obstacle = found && placementObstacle(found);
  if (obstacle) await keepBar(obstacle, { ...visitor, session }, context);
  return obstacle;
}
