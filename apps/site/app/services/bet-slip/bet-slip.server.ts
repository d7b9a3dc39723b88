import type { AppLoadContext } from '@remix-run/node';
import { reduceBetSlip } from '@vitrine/betting/bet-slip/bet-slip';
import type { BetSlipEvent, PickNews } from '@vitrine/betting/bet-slip/bet-slip-event';
import type { BetSlip, CustomPick, Selection } from '@vitrine/betting/bet-slip/bet-slip-types';
import { playNews, scheduleNews } from '@vitrine/betting/bet-slip/play-news';
import { eventStatusOnSlip, findOutcome, selectionOf } from '@vitrine/betting/bet-slip/selection';
import type { SportEvent } from '@vitrine/betting/sportsbook/event';
import { changeBetSlip, seenBetSlip, storedBetSlip } from './bet-slip-store.server.ts';
import { customBetFacts } from './custom-bet-facts.server.ts';
import { eventsOf, forgetDecided, lookAtPlacement } from './placement-look.server.ts';
import { isPriceRefusedSince, isRefusedSince } from './refused-since.ts';
import type { EventAnswer, PricedOutcome } from '../base/catalogue-reader.ts';
import type { Visitor } from '../base/session/visitor.server.ts';

/** The page that a slip is read for. */
export interface SlipPage {
  readonly path: string;
  /** Whether the page itself shows the result of a slip, with or without scripts. */
  readonly showsResult: boolean;
}

/**
 * The current slip of the visitor: while in editing with the catalogue's news about its events, and
 * after placing with the operator's news about its tickets. A result that the bettor saw on another
 * page is replaced. Source: 3§2.
 */
export async function readBetSlip(
  visitor: Visitor,
  context: AppLoadContext,
  page?: SlipPage,
): Promise<BetSlip> {
  const stored = await seenBetSlip(visitor, context);
  if (stored.selections.length === 0 && !stored.warning) return stored;
  const found = await placementEvents(stored, visitor, context);
  return withNews(stored, found, visitor, context, page);
}

/** A stored slip that was never sent, with the catalogue's news about its events. */
export async function unsentBetSlip(
  stored: BetSlip,
  visitor: Visitor,
  context: AppLoadContext,
): Promise<BetSlip> {
  return withNews(stored, strayEvents(stored, context), visitor, context);
}

async function withNews(
  stored: BetSlip,
  found: readonly BetSlipEvent[],
  visitor: Visitor,
  context: AppLoadContext,
  page?: SlipPage,
): Promise<BetSlip> {
  const events = [
    ...found,
    ...(await factsFor(stored, visitor, context)),
    { kind: 'removalDue', now: context.now() } as const,
    ...(page ? pageEvents(page, stored.intentId, context) : []),
    { kind: 'warningExpired', now: context.now() } as const,
  ];
  const isUnchanged = events.reduce(reduceBetSlip, stored) === stored;
  return isUnchanged ? stored : changeBetSlip(visitor, context, events);
}

/**
 * The events of a page for a shown result: it ends a result seen on another page, and records one
 * that it shows itself.
 */
function pageEvents(
  { path, showsResult }: SlipPage,
  intentId: string,
  context: AppLoadContext,
): readonly BetSlipEvent[] {
  const opened = { kind: 'pageOpened', page: path, nextIntentId: context.newId() } as const;
  if (!showsResult) return [opened];
  return [opened, { kind: 'resultSeen', intentId, at: context.now(), page: path }];
}

/**
 * The events of the attempt to place this slip, if there was one; they also complete an attempt after
 * a crash.
 */
async function placementEvents(
  slip: BetSlip,
  visitor: Visitor,
  context: AppLoadContext,
): Promise<readonly BetSlipEvent[]> {
  const { session } = visitor;
  if (!session) return [];
  const bettor = { ...visitor, session };
  const found = await lookAtPlacement(slip.intentId, bettor, context);
  if (!found) return strayEvents(slip, context);
  const events = eventsOf(found, context);
  // From then on the slip itself says the end: no later look need do this again.
  if (events.reduce(reduceBetSlip, slip) !== slip) await forgetDecided(found, bettor, context);
  return events;
}

/** Records that the page with this path shows the result of an attempt. */
export async function noteResultPage(
  intentId: string,
  path: string,
  visitor: Visitor,
  context: AppLoadContext,
): Promise<void> {
  const slip = await storedBetSlip(visitor, context);
  const events = pageEvents({ path, showsResult: true }, intentId, context);
  if (events.reduce(reduceBetSlip, slip) !== slip) await changeBetSlip(visitor, context, events);
}

/** The events that free a slip placed by another bettor of this browser, or too long ago. */
function strayEvents(
  { step, intentId }: BetSlip,
  context: AppLoadContext,
): readonly BetSlipEvent[] {
  if (step === 'settingBet') return [];
  return [{ kind: 'placementVoided', intentId, nextIntentId: context.newId() }];
}

/** What is known of an outcome. */
type OutcomeAnswer =
  | { readonly kind: 'priced'; readonly priced: PricedOutcome }
  /** Its event is known, or known to be gone (null), and does not have it. */
  | { readonly kind: 'gone'; readonly event: SportEvent | null }
  /** The operator does not tell now. */
  | { readonly kind: 'unreadable' };

/** The outcome from the hub's memory; if it is not there, the operator is asked once. */
async function readOutcome(
  eventId: string,
  outcomeId: string,
  { catalogue }: AppLoadContext,
): Promise<OutcomeAnswer> {
  const known = catalogue.outcome(outcomeId);
  if (known) return { kind: 'priced', priced: known };
  const answer = await catalogue.event(eventId);
  const priced = catalogue.outcome(outcomeId) ?? toldIn(answer, outcomeId);
  if (priced) return { kind: 'priced', priced };
  switch (answer.kind) {
    case 'whole':
      return { kind: 'gone', event: answer.event };
    case 'unknown':
      return { kind: 'gone', event: null };
    case 'mainMarket':
    case 'unreadable':
      return { kind: 'unreadable' };
  }
}

/** An outcome of an answer that the hub doesn't keep: one of the main markets of an event. */
function toldIn(answer: EventAnswer, outcomeId: string): PricedOutcome | null {
  if (answer.kind !== 'mainMarket') return null;
  const found = findOutcome([answer.event], outcomeId);
  return found && { ...found, isEventShown: true };
}

/** An outcome that can be put on a slip; null when there is none, or nobody can tell. */
export async function findPricedOutcome(
  eventId: string,
  outcomeId: string,
  context: AppLoadContext,
): Promise<PricedOutcome | null> {
  const answer = await readOutcome(eventId, outcomeId, context);
  return answer.kind === 'priced' ? answer.priced : null;
}

/**
 * The catalogue's news about the selections of a slip in editing; none of a selection that nobody can
 * tell about.
 */
async function factsFor(
  slip: BetSlip,
  visitor: Visitor,
  context: AppLoadContext,
): Promise<readonly BetSlipEvent[]> {
  if (slip.step !== 'settingBet') return [];
  const facts = await Promise.all(
    slip.selections.map(async (selection) => {
      // A custom bet is no outcome of the catalogue, but each of its parts is.
      if (selection.picks) return partFacts(selection, selection.picks, slip, visitor, context);
      const answer = await readOutcome(selection.eventId, selection.outcomeId, context);
      const news = newsOfPlay(selection, answer, context);
      if (news) return news;
      switch (answer.kind) {
        case 'priced':
          return factsOf(selection, answer.priced, slip);
        case 'gone':
          return goneFacts(selection, context);
        case 'unreadable':
          return outcomeFacts(selection, context);
      }
    }),
  );
  return facts.flat();
}

/**
 * The news about a custom bet: the catalogue's about its event and its parts, and the operator's price.
 * None while nothing of it can be read. Like any selection it stays off sale after a start that it was
 * made before.
 */
async function partFacts(
  selection: Selection,
  picks: readonly CustomPick[],
  slip: BetSlip,
  visitor: Visitor,
  context: AppLoadContext,
): Promise<readonly BetSlipEvent[]> {
  const answers = await Promise.all(
    picks.map(({ outcomeId }) => readOutcome(selection.eventId, outcomeId, context)),
  );
  for (const answer of answers) {
    const ofEvent =
      newsOfPlay(selection, answer, context) ??
      (answer.kind === 'priced' ? eventNews(selection, answer.priced) : null);
    if (ofEvent) return ofEvent;
  }
  if (selection.hasBegun || isRefusedSince(selection, slip)) return [];
  const [first] = answers;
  if (first?.kind === 'priced' && first.priced.market.producerId !== selection.producerId)
    return [];
  const news = picks.flatMap((pick, at) => pickNews(pick, answers[at], context) ?? []);
  return news.length > 0 ? customBetFacts(selection, news, visitor, context) : [];
}

/** What an answer tells of a part of a custom bet; null for nothing. */
function pickNews(
  { outcomeId, latest, outcomeActive }: CustomPick,
  answer: OutcomeAnswer | undefined,
  { catalogue }: AppLoadContext,
): PickNews | null {
  if (answer?.kind === 'priced') {
    const now = selectionOf(answer.priced, answer.priced.outcome.odds);
    return {
      outcomeId,
      marketStatus: now.marketStatus,
      outcomeActive: now.outcomeActive,
      // A name that the catalogue has not read yet is no other name.
      latest: now.latest.outcomeName
        ? now.latest
        : { ...now.latest, outcomeName: latest.outcomeName },
    };
  }
  // While the feed is down, nobody can tell whether it is gone.
  return answer?.kind === 'gone' && catalogue.feedUp()
    ? { outcomeId, marketStatus: 'suspended', outcomeActive, latest }
    : null;
}

/**
 * The news of its match that takes a selection off sale; see `playNews`. With a match that is over the selection
 * leaves the slip at its time.
 */
function newsOfPlay(
  selection: Selection,
  answer: OutcomeAnswer,
  context: AppLoadContext,
): readonly BetSlipEvent[] | null {
  const now = context.now();
  const isTold = answer.kind === 'priced' || context.catalogue.feedUp();
  if (answer.kind === 'unreadable' || !isTold) return scheduleNews(selection, now);
  const event = answer.kind === 'priced' ? answer.priced.event : answer.event;
  const news = playNews(selection, event, now);
  const isOver = event === null || eventStatusOnSlip(event) === 'closed';
  return news && isOver
    ? [...news, { kind: 'removalDue', now, endedIds: [selection.eventId] }]
    : news;
}

/** What the outcomes of its market tell of a selection whose event can't be read. Source: 2§7. */
async function outcomeFacts(
  { eventId, marketId, outcomeId }: Selection,
  { catalogue }: AppLoadContext,
): Promise<readonly BetSlipEvent[]> {
  const outcomes = await catalogue.outcomesOf({ eventId, marketId });
  const outcome = outcomes.find(({ id }) => id === outcomeId);
  if (!outcome) return [];
  const { odds, status } = outcome;
  return [
    { kind: 'oddsChanged', outcomeId, odds },
    { kind: 'outcomeStatusChanged', outcomeId, isActive: status === 'active' },
  ];
}

/**
 * The catalogue's news about a selection. A hidden event takes it off sale. A selection made before
 * the start stays off sale after the start, even when the live market is open, because it was a
 * different bet (3§4).
 */
function factsOf(
  selection: Selection,
  priced: PricedOutcome,
  slip: BetSlip,
): readonly BetSlipEvent[] {
  const { outcomeId, marketId } = selection;
  const news = eventNews(selection, priced);
  if (news) return news;
  const now = selectionOf(priced, priced.outcome.odds);
  if (selection.hasBegun || selection.producerId !== now.producerId) return [];
  if (isRefusedSince(selection, slip)) return [];
  const price: BetSlipEvent = { kind: 'oddsChanged', outcomeId, ...now.latest };
  return [
    ...(isPriceRefusedSince(selection, now.latest.odds) ? [] : [price]),
    { kind: 'marketStatusChanged', marketId, status: now.marketStatus },
    { kind: 'outcomeStatusChanged', outcomeId, isActive: now.outcomeActive },
  ];
}

/** The news that takes a selection off sale with its event; null while the event is as it was. */
function eventNews(
  { eventId, eventStatus }: Selection,
  { event, isEventShown }: PricedOutcome,
): readonly BetSlipEvent[] | null {
  if (!isEventShown) return [{ kind: 'providerSwitchedOff', eventIds: [eventId] }];
  const hasStarted = eventStatus === 'notStarted' && eventStatusOnSlip(event) !== 'notStarted';
  return hasStarted ? [{ kind: 'eventStarted', eventId }] : null;
}

/**
 * The news about selections that left the catalogue; none while the feed is down, because then their
 * state is unknown.
 */
function goneFacts(
  { eventId, marketId }: Selection,
  context: AppLoadContext,
): readonly BetSlipEvent[] {
  if (!context.catalogue.feedUp()) return [];
  return [{ kind: 'betStopped', eventId, marketIds: [marketId] }];
}
