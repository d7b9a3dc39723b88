import { canBetAgain } from '../bet-again.ts';
import type { ResultEvent, SelectionOffered } from '../bet-slip-event.ts';
import { isInactive, withSelections } from '../bet-slip-selections.ts';
import type { BetSlip, BetSlipWarning, Selection } from '../bet-slip-types.ts';

/** How long a result stays on screen before an empty slip replaces it, in milliseconds. Source: 3§2. */
export const RESULT_SHOWN_MS = 10_000;

/**
 * Whether the slip stays until the bettor dismisses it: the outcome of a bet is still unknown, or the
 * account can't bet, which is a waiting screen without an end (3§5).
 */
function hasOpenEnd(slip: BetSlip): boolean {
  const { step, selections } = slip;
  return (
    step === 'disconnected' ||
    isBlockedByLimit(slip) ||
    selections.some(({ result }) => isOpenEnd(result?.status))
  );
}

/** Whether a limit of -1 keeps the bettor's account from this bet: nothing was sent. Source: 3§5, 3§8. */
export function isBlockedByLimit({ selections }: Pick<BetSlip, 'selections'>): boolean {
  return selections.some(({ result }) => result?.code === 'BLOCKED_USER_BY_LIMIT');
}

/** Whether a bet was refused because the balance is above its upper limit: nothing was taken. Source: 3§8. */
export function isBalanceFull({ selections }: Pick<BetSlip, 'selections'>): boolean {
  return selections.some(({ result }) => result?.code === 'TOTAL_AMOUNT_EXCEEDS_UPPER_THRESHOLD');
}

function isOpenEnd(status: string | undefined): boolean {
  return status === 'pending' || status === 'notConfirmed';
}

/**
 * The empty slip that replaces a placed one. It keeps the id of the placed attempt, for the link to
 * the ticket.
 */
export function giveWay(slip: BetSlip, nextIntentId: string): BetSlip {
  return {
    ...withSelections(slip, []),
    isExpanded: false,
    warning: null,
    intentId: nextIntentId,
    lastIntentId: slip.intentId,
  };
}

/**
 * The slip after a tap while it shows a result or a lost answer: the tapped outcome is kept as the
 * first of a new slip. An outcome whose bet may still be accepted is refused with a warning.
 * Source: 3§2.
 */
export function offer(slip: BetSlip, { selection, isEventShown, at }: SelectionOffered): BetSlip {
  const code = refusalOfOffer(slip, selection.outcomeId);
  if (code) return { ...slip, warning: { code, shownAt: at } };
  if (!isEventShown) return { ...slip, warning: { code: 'eventNotShown', shownAt: at } };
  if (isInactive(selection)) return { ...slip, warning: { code: 'outcomeNotActive', shownAt: at } };
  return { ...slip, offered: selection, warning: null };
}

function refusalOfOffer({ step, selections }: BetSlip, outcomeId: string): BetSlipWarning | null {
  const placed = selections.find((selection) => selection.outcomeId === outcomeId);
  if (!placed) return null;
  const isOpen = step === 'disconnected' || isOpenEnd(placed.result?.status);
  return isOpen ? 'betUnderWay' : null;
}

/** The slip in editing again with these selections, none of them judged. */
export function setAgain(slip: BetSlip, kept: readonly Selection[], intentId: string): BetSlip {
  const unjudged = kept.map((selection) => ({ ...selection, result: null }));
  return { ...withSelections(slip, unjudged), intentId, warning: null };
}

function dismiss(
  slip: BetSlip,
  { keep, nextIntentId }: Extract<ResultEvent, { kind: 'resultDismissed' }>,
): BetSlip {
  if (slip.step !== 'result' && slip.step !== 'disconnected') return slip;
  const kept = slip.selections.filter((selection) => {
    if (keep === 'none') return false;
    return canBetAgain(selection) || (keep === 'all' && selection.result?.status === 'accepted');
  });
  if (kept.length === 0) return giveWay(slip, nextIntentId);
  return setAgain(slip, kept, nextIntentId);
}

/**
 * The slip after an event of its shown result. A result is replaced only after the bettor saw it, and
 * never while the outcome of one of its bets is unknown. What was tapped beside it begins the slip that
 * replaces it. Source: 3§2.
 */
export function reduceResult(slip: BetSlip, event: ResultEvent): BetSlip {
  if (event.kind === 'resultDismissed') return dismiss(slip, event);
  if (slip.step !== 'result') return slip;
  if (event.kind === 'resultSeen') {
    const { intentId, at, page } = event;
    const isNews = slip.intentId === intentId && !slip.resultSeen;
    return isNews ? { ...slip, resultSeen: { at, page } } : slip;
  }
  if (!slip.resultSeen || hasOpenEnd(slip)) return slip;
  const isOver =
    event.kind === 'pageOpened'
      ? event.page !== slip.resultSeen.page
      : event.now - slip.resultSeen.at >= RESULT_SHOWN_MS;
  if (!isOver) return slip;
  const next = giveWay(slip, event.nextIntentId);
  return slip.offered ? withSelections(next, [slip.offered]) : next;
}
