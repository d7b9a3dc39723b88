import type { AppLoadContext } from '@remix-run/node';
import type { Odds } from '@vitrine/betting/base/odds';
import { canBetAgain } from '@vitrine/betting/bet-slip/bet-again';
import type { BetSlipEvent, SelectionsAdded } from '@vitrine/betting/bet-slip/bet-slip-event';
import type { BetSlip, Selection } from '@vitrine/betting/bet-slip/bet-slip-types';
import { withdrawn } from '@vitrine/betting/bet-slip/bet-slip-fact';
import { isOutOfPlay } from '@vitrine/betting/bet-slip/play-news';
import { selectionOf } from '@vitrine/betting/bet-slip/selection';
import { sportById } from '@vitrine/betting/sportsbook/sports';
import { textsOf } from '@vitrine/messages/texts';
import type { Tap } from '../../shapes/bet-slip/tap-value.ts';
import type { PricedOutcome } from '../base/catalogue-reader.ts';
import type { Visitor } from '../base/session/visitor.server.ts';
import { changeBetSlip, storedBetSlip } from './bet-slip-store.server.ts';
import { findPricedOutcome, readBetSlip } from './bet-slip.server.ts';
import { lookAtPlacement } from './placement-look.server.ts';
import { slipOfPlacement } from './placement-outcome.ts';

/**
 * Applies a tap on odds of the page with this path. A result seen on another page, or for long
 * enough, is replaced first, and the tap begins a new slip. A tap on an outcome that nobody can price takes
 * it off, or is answered by a warning. Source: 3§2.
 */
export async function tapOutcome(
  tap: Tap,
  path: string,
  visitor: Visitor,
  context: AppLoadContext,
): Promise<BetSlip> {
  const before = await storedBetSlip(visitor, context);
  const tapped = await selectionTapped(tap, context);
  // The result of the earlier bet decides what the tap does, so the slip is brought up to date first.
  if (before.step === 'waiting' || before.step === 'disconnected') {
    await readBetSlip(visitor, context);
  }
  const at = context.now();
  const nextIntentId = context.newId();
  return changeBetSlip(visitor, context, [
    { kind: 'resultExpired', now: at, nextIntentId },
    { kind: 'pageOpened', page: path, nextIntentId },
    tapped
      ? { kind: 'selectionTapped', ...tapped, at }
      : { kind: 'unpricedTapped', outcomeId: tap.outcomeId, at },
  ]);
}

/**
 * Puts a ready-made multiple on the slip, beside what stands there. A result that is shown gives way; a
 * bet under way stays as it is.
 */
export async function addTaps(
  taps: readonly Tap[],
  path: string,
  visitor: Visitor,
  context: AppLoadContext,
): Promise<BetSlip> {
  const found = await Promise.all(taps.map((tap) => selectionTapped(tap, context)));
  return addOffered(found, path, visitor, context);
}

/** A selection to add, and whether its event is shown. */
export type OfferedSelection = SelectionsAdded['offered'][number];

/** Puts selections on the slip beside what stands there; null stands for one that nobody offers. */
export async function addOffered(
  found: readonly (OfferedSelection | null)[],
  path: string,
  visitor: Visitor,
  context: AppLoadContext,
): Promise<BetSlip> {
  const offered = found.filter((each) => each !== null);
  const { step } = await readBetSlip(visitor, context);
  const nextIntentId = context.newId();
  return changeBetSlip(visitor, context, [
    { kind: 'pageOpened', page: path, nextIntentId },
    ...(step === 'result'
      ? [{ kind: 'resultDismissed', keep: 'none', nextIntentId } as const]
      : []),
    {
      kind: 'selectionsAdded',
      offered,
      isIncomplete: offered.length < found.length,
      at: context.now(),
    },
  ]);
}

/**
 * Begins a new slip with an outcome offered beside a result, at the price of the tap. One that nobody can
 * price any more leaves the new slip empty, with a warning.
 */
export async function beginSlip(tap: Tap, visitor: Visitor, context: AppLoadContext) {
  const tapped = await selectionTapped(tap, context);
  const at = context.now();
  await changeBetSlip(visitor, context, [
    { kind: 'resultDismissed', keep: 'none', nextIntentId: context.newId() },
    tapped
      ? { kind: 'selectionAdded', ...tapped, at }
      : { kind: 'unpricedTapped', outcomeId: tap.outcomeId, at },
  ]);
}

/**
 * Whether the effect of a tap can be seen only on the slip's own page, when no script shows it. `since` is
 * when the tap arrived: a warning from then on is the tap's.
 */
export function isToldOnSlip({ step, warning }: BetSlip, since: number): boolean {
  const isWarned = warning !== null && warning.shownAt >= since;
  return (step !== 'initial' && step !== 'settingBet') || isWarned;
}

/** The tapped selection, and whether its event is shown; null for an unknown outcome. */
async function selectionTapped(
  tap: Tap,
  context: AppLoadContext,
): Promise<OfferedSelection | null> {
  const priced = await findPricedOutcome(tap.eventId, tap.outcomeId, context);
  if (!priced) return null;
  return offeredSelection(priced, tap.seen, context);
}

/** The selection that a priced outcome makes at a price that was seen. */
export function offeredSelection(
  priced: PricedOutcome,
  seen: Odds,
  context: AppLoadContext,
): OfferedSelection {
  const selection = withSportName(selectionOf(priced, seen), context);
  const isOver = isOutOfPlay(priced.event, context.now());
  return {
    selection: isOver ? withdrawn(selection, 'suspended') : selection,
    isEventShown: priced.isEventShown,
  };
}

/** The selection with the name of its sport, where the slip shows it. Source: 3§3. */
function withSportName(selection: Selection, { brand }: AppLoadContext): Selection {
  const sport = selection.displayTournamentAndSport ? sportById(selection.sportId) : null;
  if (!sport) return selection;
  return { ...selection, sportName: textsOf(brand.locale, 'sportsbook')[`sport.${sport.key}`] };
}

/**
 * The events that put the refused selections of a placement back on the current slip, for the page of
 * a ticket whose slip was replaced.
 */
export async function betAgainEvents(
  intentId: string,
  visitor: Visitor,
  context: AppLoadContext,
): Promise<readonly BetSlipEvent[]> {
  const { session } = visitor;
  const found = session && (await lookAtPlacement(intentId, { ...visitor, session }, context));
  if (found?.kind !== 'movement') return [];
  const at = context.now();
  const refused = slipOfPlacement(found, at).selections.filter(canBetAgain);
  return Promise.all(
    refused.map(async (selection) => ({
      kind: 'selectionAdded' as const,
      selection: { ...withoutFreeBet(selection), result: null },
      isEventShown: await isEventShown(selection, context),
      at,
    })),
  );
}

/** A free bet is chosen anew: it may be spent, or pay another bet by now. The stake that it fixed goes with it. */
function withoutFreeBet(selection: Selection): Selection {
  return selection.freeBet ? { ...selection, freeBet: undefined, stake: null } : selection;
}

/** Whether the event of a selection is shown. A custom bet is no outcome of the catalogue, but its parts are. */
async function isEventShown(selection: Selection, context: AppLoadContext): Promise<boolean> {
  const outcomes = selection.picks ?? [selection];
  const priced = await Promise.all(
    outcomes.map(({ outcomeId }) => findPricedOutcome(selection.eventId, outcomeId, context)),
  );
  return priced.some((each) => each?.isEventShown);
}
