import type { AppLoadContext } from '@remix-run/node';
import { reduceBetSlip } from '@vitrine/betting/bet-slip';
import type { BetSlipEvent } from '@vitrine/betting/bet-slip-event';
import type { BetSlip, Selection } from '@vitrine/betting/bet-slip-types';
import { REJECTION_EFFECTS, type RejectionEffect } from '@vitrine/betting/placement-error';
import { type OutcomeInEvent, selectionOf } from '@vitrine/betting/selection';
import { changeBetSlip, storedBetSlip } from './bet-slip-store.server.ts';
import { intentEvents, readIntent } from './placement-intent.server.ts';
import { advanceIntent } from './placement.server.ts';
import { sessionHandle } from './session.server.ts';
import type { Visitor } from './visitor.server.ts';

/** A page doesn't wait longer than this for an event of the slip that the hub doesn't hold. */
const EVENT_DEADLINE_MS = 1500;

/**
 * The visitor's slip as things stand: with what the catalogue knows of its events while it is being
 * set, and with what the operator knows of its tickets once it was placed.
 */
export async function readBetSlip(visitor: Visitor, context: AppLoadContext): Promise<BetSlip> {
  const stored = await storedBetSlip(visitor, context);
  if (stored.selections.length === 0) return stored;
  const events = [
    ...(await placementEvents(stored, visitor, context)),
    ...(await factsFor(stored, context)),
    { kind: 'warningExpired', now: context.now() } as const,
  ];
  const isUnchanged = events.reduce(reduceBetSlip, stored) === stored;
  return isUnchanged ? stored : changeBetSlip(visitor, context, events);
}

/** What became of the attempt to place this slip, if there was one: also after a crash. */
async function placementEvents(
  slip: BetSlip,
  visitor: Visitor,
  context: AppLoadContext,
): Promise<readonly BetSlipEvent[]> {
  if (!visitor.session) return [];
  const intent = await readIntent(visitor.session.user.id, slip.intentId, context);
  if (!intent) return strayEvents(slip, context);
  const current = await advanceIntent(intent, sessionHandle(visitor, context), context);
  return intentEvents(current, context.newId(), context.now());
}

/** A slip placed by another bettor of this browser, or too long ago: it is set free again. */
function strayEvents(
  { step, intentId }: BetSlip,
  context: AppLoadContext,
): readonly BetSlipEvent[] {
  if (step === 'settingBet') return [];
  return [
    { kind: 'placementLost', intentId },
    { kind: 'resultDismissed', keep: 'all', nextIntentId: context.newId() },
  ];
}

/** The outcome wherever it stands: in the hub's memory, or asked of the operator once. */
export async function findPricedOutcome(
  eventId: string,
  outcomeId: string,
  context: AppLoadContext,
): Promise<OutcomeInEvent | null> {
  const known = context.catalogue.outcome(outcomeId);
  if (known) return known;
  await context.catalogue
    .event(eventId, AbortSignal.timeout(EVENT_DEADLINE_MS))
    .catch((error: unknown) => context.log.warn({ err: error }, 'event of the slip not read'));
  return context.catalogue.outcome(outcomeId);
}

/** What the catalogue knows of the selections of a slip that is still being set. */
async function factsFor(slip: BetSlip, context: AppLoadContext): Promise<readonly BetSlipEvent[]> {
  if (slip.step !== 'settingBet') return [];
  const facts = await Promise.all(
    slip.selections.map(async (selection) => {
      const priced = await findPricedOutcome(selection.eventId, selection.outcomeId, context);
      return priced ? factsOf(selection, priced) : goneFacts(selection, context);
    }),
  );
  return facts.flat();
}

/**
 * A selection made before the start stays off sale after it, whatever the live market says: it was
 * another bet (3§4).
 */
function factsOf(selection: Selection, priced: OutcomeInEvent): readonly BetSlipEvent[] {
  const { eventId, outcomeId, marketId } = selection;
  const now = selectionOf(priced, priced.outcome.odds);
  if (selection.eventStatus === 'notStarted' && now.eventStatus !== 'notStarted') {
    return [{ kind: 'eventStarted', eventId }];
  }
  if (selection.producerId !== now.producerId || isRefusedSince(selection, now)) return [];
  return [
    {
      kind: 'oddsChanged',
      outcomeId,
      odds: now.latest.odds,
      outcomeName: now.latest.outcomeName,
    },
    { kind: 'marketStatusChanged', marketId, status: now.marketStatus },
    { kind: 'outcomeStatusChanged', outcomeId, isActive: now.outcomeActive },
  ];
}

const effects: Readonly<Record<string, RejectionEffect | undefined>> = REJECTION_EFFECTS;

/**
 * Whether the operator has refused the selection for a change that the catalogue hasn't heard of yet:
 * then the refusal is the news (3§8).
 */
function isRefusedSince({ result, placed }: Selection, now: Selection): boolean {
  if (result?.status !== 'rejected' || result.code === null) return false;
  if (result.code === 'ODDS_DIFFERENCE_TOO_HIGH') return now.latest.odds === placed.odds;
  return (effects[result.code]?.disables ?? 'nothing') !== 'nothing';
}

/** Not in the catalogue any more; while the feed is down nothing can be said. */
function goneFacts(
  { eventId, marketId }: Selection,
  context: AppLoadContext,
): readonly BetSlipEvent[] {
  if (!context.catalogue.feedUp()) return [];
  return [{ kind: 'betStopped', eventId, marketIds: [marketId] }];
}
