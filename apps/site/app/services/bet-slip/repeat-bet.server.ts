import type { AppLoadContext } from '@remix-run/node';
import type { Odds } from '@vitrine/betting/base/odds';
import type { Replicated, Selection } from '@vitrine/betting/bet-slip/bet-slip-types';
import { CUSTOM_BET_SELECTIONS } from '@vitrine/betting/bet-slip/custom-bets/custom-bet';
import { customSelectionOf } from '@vitrine/betting/bet-slip/custom-bets/custom-selection';
import { textsOf } from '@vitrine/messages/texts';
import type { SessionHandle } from '@vitrine/upstream/base/session';
import type { ReplicatedTicket } from '@vitrine/upstream/bets/replicated-ticket';
import {
  readOwnTicket,
  readSharedTicket,
  type ReplicationReading,
} from '@vitrine/upstream/bets/replication';
import type { RepeatedBet, RepeatedBetFound } from '../../shapes/bets/repeated-bet.ts';
import { pageDeadline } from '../base/pages/page-deadline.ts';
import type { Visitor } from '../base/session/visitor.server.ts';
import { customBetPrice } from './custom-bet-facts.server.ts';
import { presentOutcome } from './present-selection.server.ts';
import { addOffered, type OfferedSelection } from './tap.server.ts';

/** The bettor's own ticket of a bet number. Rejects with SessionEnded. Source: 3§7. */
export function ownTicket(
  betNumber: string,
  session: SessionHandle,
  context: AppLoadContext,
): Promise<ReplicationReading> {
  const settings = { session, deadlineMs: pageDeadline(context), requestId: context.requestId };
  return readOwnTicket(context.upstream, betNumber, settings);
}

/** The ticket that somebody shared under a code. Source: 3§7. */
export function sharedTicket(code: string, context: AppLoadContext): Promise<ReplicationReading> {
  const settings = { deadlineMs: pageDeadline(context), requestId: context.requestId };
  return readSharedTicket(context.upstream, code, settings);
}

/** A ticket with the present prices of this site, for its page; null stands for a guest. */
export async function repeatedBet(
  reading: ReplicationReading,
  visitor: Visitor | null,
  context: AppLoadContext,
): Promise<RepeatedBetFound> {
  switch (reading.kind) {
    case 'found':
      return { kind: 'found', bet: await asItIsNow(reading.ticket, visitor, context) };
    case 'notFound':
      return reading;
    case 'failed':
      context.log.warn({ err: reading.error }, 'ticket to repeat not read');
      return { kind: 'unreadable' };
  }
}

async function asItIsNow(
  { betNumber, items }: ReplicatedTicket,
  visitor: Visitor | null,
  context: AppLoadContext,
): Promise<RepeatedBet> {
  const lines = linesOf(items, context);
  const offered = await offeredNow(lines, visitor, context);
  return {
    betNumber,
    selections: lines.map(({ selection, placedOdds }, index) => {
      const now = offered[index]?.selection;
      return {
        outcomeId: selection.outcomeId,
        outcomeName: now?.latest.outcomeName ?? selection.latest.outcomeName,
        marketName: now?.marketName ?? selection.marketName,
        eventName: now?.eventName ?? selection.eventName,
        scheduledAt: now?.scheduledAt ?? selection.scheduledAt,
        placedOdds,
        presentOdds: now?.latest.odds ?? null,
      };
    }),
  };
}

/** A selection of a ticket; a custom bet is one, made of the selections that are its parts. */
interface TicketLine {
  readonly selection: Selection;
  readonly parts: readonly Selection[] | null;
  readonly placedOdds: Odds | null;
}

function linesOf(items: ReplicatedTicket['items'], context: AppLoadContext): readonly TicketLine[] {
  return items.flatMap(({ isCustom, odds, selections }): readonly TicketLine[] => {
    const [first] = selections;
    if (!isCustom || !first) return selections.map((each) => ({ ...each, parts: null }));
    const parts = selections.map(({ selection }) => selection);
    const price = odds ?? first.selection.latest.odds;
    // The operator tells what each part was placed at, and not the whole.
    return [
      { selection: customSelectionOf(parts, price, customName(context)), parts, placedOdds: null },
    ];
  });
}

function customName({ brand }: AppLoadContext): string {
  return textsOf(brand.locale, 'sportsbook')['group.customBet'];
}

/**
 * Puts what is still offered of a ticket on the visitor's slip, beside what stands there, each selection
 * with the ticket it was taken from. The slip says when something was left out. Source: 3§3.
 */
export async function putTicketOnSlip(
  ticket: ReplicatedTicket,
  type: Replicated['type'],
  path: string,
  visitor: Visitor,
  context: AppLoadContext,
): Promise<void> {
  const replicate = { ticketId: ticket.betNumber, type };
  const offered = await offeredNow(linesOf(ticket.items, context), visitor, context);
  const added = offered.map((each) =>
    each ? { ...each, selection: { ...each.selection, replicate } } : null,
  );
  await addOffered(added, path, visitor, context);
}

/** The selections of a ticket as this site offers them now; null for those it does not. */
async function offeredNow(
  lines: readonly TicketLine[],
  visitor: Visitor | null,
  context: AppLoadContext,
): Promise<readonly (OfferedSelection | null)[]> {
  return Promise.all(
    lines.map(({ selection, parts }) =>
      parts ? repeatedCustomBet(parts, visitor, context) : presentOutcome(selection, context),
    ),
  );
}

/** A custom bet of these parts at the operator's price of now; null when one of them can't be bet on, or all together. */
async function repeatedCustomBet(
  parts: readonly Selection[],
  visitor: Visitor | null,
  context: AppLoadContext,
): Promise<OfferedSelection | null> {
  const present = await Promise.all(parts.map((part) => presentOutcome(part, context)));
  const offered = present.flatMap((part) => (part ? [part.selection] : []));
  const [first] = offered;
  if (!first || offered.length < Math.max(parts.length, CUSTOM_BET_SELECTIONS.least)) return null;
  const whole = customSelectionOf(offered, first.latest.odds, customName(context));
  const price = await customBetPrice(whole, visitor, context);
  if (price.kind !== 'priced') return null;
  const seen = { ...whole.latest, odds: price.odds };
  return { selection: { ...whole, placed: seen, latest: seen }, isEventShown: true };
}
