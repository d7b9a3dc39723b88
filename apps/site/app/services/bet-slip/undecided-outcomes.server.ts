import type { AppLoadContext } from '@remix-run/node';
import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import type { Bettor } from '../base/session/session.server.ts';
import { moneyDesk } from '../money/money-desk.server.ts';
import { type FoundPlacement, placement } from './placement-kind.server.ts';
import { followPlacement, lookAtPlacement } from './placement-look.server.ts';
import { isSettled, isUndecided, type Placement } from './placement-outcome.ts';
import { undecidedIds } from './undecided-bets.server.ts';

/** The outcomes of a placement that the operator may have taken without saying so. */
function undecidedOutcomes(found: Placement): readonly string[] {
  const all = found.content.selections.map(({ outcomeId }) => outcomeId);
  if (found.state.kind !== 'done') return isUndecided(found) ? all : [];
  const open = found.state.outcome.tickets.filter((ticket) => !isSettled(ticket));
  return open.flatMap(({ outcomeId }) => (outcomeId === null ? all : [outcomeId]));
}

/**
 * An outcome of the slip that is also in an undecided earlier bet of the bettor; null when there is
 * none. That bet may be accepted, and a second one on the same outcome could double the stake. The
 * operator is asked about it first.
 */
export async function undecidedOutcomeOn(
  slip: BetSlip,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<string | null> {
  const isOnSlip = (outcomeId: string) =>
    slip.selections.some((selection) => selection.outcomeId === outcomeId);
  const onSlip = (found: FoundPlacement | null) =>
    found?.kind === 'movement' ? undecidedOutcomes(found).find(isOnSlip) : undefined;
  const desk = moneyDesk(context);
  const owner = bettor.session.user.id;
  for (const id of await undecidedIds(owner, context)) {
    if (id === slip.intentId) continue;
    if (onSlip(await desk.read(placement, { owner, id })) === undefined) continue;
    const looked = await lookAtPlacement(id, bettor, context);
    if (looked) await followPlacement(looked, bettor, context);
    const outcomeId = onSlip(looked);
    if (outcomeId !== undefined) return outcomeId;
  }
  return null;
}

/** The bettor's placements that the operator took without reporting their outcome, newest first. */
export async function notConfirmedBets(
  bettor: Bettor,
  context: AppLoadContext,
): Promise<readonly string[]> {
  const ids = await undecidedIds(bettor.session.user.id, context);
  const looked = await Promise.all(ids.map(async (id) => lookAtPlacement(id, bettor, context)));
  for (const found of looked) if (found) await followPlacement(found, bettor, context);
  return looked.flatMap((found) =>
    found?.kind === 'movement' && isUndecided(found) ? [found.id] : [],
  );
}
