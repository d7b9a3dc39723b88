import type { AppLoadContext } from '@remix-run/node';
import type { BetSlipEvent } from '@vitrine/betting/bet-slip/bet-slip-event';
import type { BetSlip, Selection } from '@vitrine/betting/bet-slip/bet-slip-types';
import {
  type FreeBet,
  type PayableBet,
  payableBets,
} from '@vitrine/betting/bet-slip/free-bets/free-bet';
import { minorUnits } from '@vitrine/betting/base/money';
import { oddsFromThousandths, type Odds } from '@vitrine/betting/base/odds';
import { FREE_BET_ERROR_EFFECTS } from '@vitrine/betting/bet-slip/placing/placement-error';
import { checkFreeBet, type FreeBetUse, readFreeBets } from '@vitrine/upstream/bet-slip/free-bets';
import { z } from 'zod';
import { freeBetField, hasFreeBetField } from '../../shapes/bet-slip/free-bet-field.ts';
import { pageDeadline } from '../base/pages/page-deadline.ts';
import { sessionHandle } from '../base/session/session.server.ts';
import type { Visitor } from '../base/session/visitor.server.ts';
import { forgetAnswer, keepAnswer } from '../base/store/kept-answer.server.ts';
import { changeBetSlip, storedBetSlip } from './bet-slip-store.server.ts';

/** The largest odds that a validation names, in thousandths. */
const LARGEST_ODDS = 1_000_000_000_000;

/** How long a page may show the free bets that were read before, in milliseconds. */
const KEPT_MS = 20_000;

const keptFreeBets = z.array(
  z.object({
    id: z.string(),
    stake: z.int().transform(minorUnits),
    expiresAt: z.number(),
    isAvailable: z.boolean(),
    betTypes: z.array(
      z.enum([
        'single',
        'multiple',
        'custom',
        'parlay',
        'multipleManyProviders',
        'customBetParlay',
      ]),
    ),
    eventTypes: z.array(z.enum(['Prematch', 'Live'])),
    minimumOdds: z.int().transform(oddsFromThousandths).nullable(),
    gainLimit: z.int().transform(minorUnits).nullable(),
  }),
);

function keyOf(userId: string): string {
  return `free-bets:${userId}`;
}

/**
 * The bettor's free bets that can be used now; none for a guest, and none while the operator can't be
 * asked: the balance pays then. Source: 3§7.
 */
export async function freeBetsOf(
  visitor: Visitor,
  context: AppLoadContext,
): Promise<readonly FreeBet[]> {
  const { session } = visitor;
  if (!session) return [];
  const known = keptFreeBets.safeParse(await context.store.get(keyOf(session.user.id))).data;
  return known ? usable(known, context) : ((await freshFreeBets(visitor, context)) ?? []);
}

/** The bettor's free bets that can be used now, as the operator tells them; null when it does not. */
async function freshFreeBets(
  visitor: Visitor,
  context: AppLoadContext,
): Promise<readonly FreeBet[] | null> {
  if (!visitor.session) return null;
  const ask = () => askFreeBets(visitor, context);
  const asked = await keepAnswer(keyOf(visitor.session.user.id), KEPT_MS, ask, context);
  return asked && usable(asked, context);
}

function usable(freeBets: readonly FreeBet[], { now }: AppLoadContext): readonly FreeBet[] {
  return freeBets.filter(({ isAvailable, expiresAt }) => isAvailable && expiresAt > now());
}

async function askFreeBets(
  visitor: Visitor,
  context: AppLoadContext,
): Promise<readonly FreeBet[] | null> {
  try {
    return await readFreeBets(context.upstream, settingsOf(visitor, context));
  } catch (error) {
    context.log.warn({ err: error }, 'free bets not read');
    return null;
  }
}

/** Makes the next page ask for the free bets again: one may be spent or refused. */
export async function forgetFreeBets(visitor: Visitor, context: AppLoadContext): Promise<void> {
  if (visitor.session) await forgetAnswer(keyOf(visitor.session.user.id), context);
}

function settingsOf(visitor: Visitor, context: AppLoadContext) {
  return {
    session: sessionHandle(visitor, context),
    deadlineMs: pageDeadline(context),
    requestId: context.requestId,
  };
}

/**
 * The events of the free bets that a posted slip form chooses. A free bet that the operator does not
 * list any more is refused; null when it does not tell which there are. Fields with other names are skipped.
 */
export async function freeBetEvents(
  formData: FormData,
  visitor: Visitor,
  context: AppLoadContext,
): Promise<readonly BetSlipEvent[] | null> {
  if (!visitor.session || !hasFreeBetField(formData)) return [];
  const slip = await storedBetSlip(visitor, context);
  const changes = payableBets(slip).flatMap(({ target, freeBet }) => {
    const posted = formData.get(freeBetField(target));
    if (typeof posted !== 'string' || posted === (freeBet?.id ?? '')) return [];
    return [{ target, id: posted }];
  });
  if (changes.length === 0) return [];
  const isAsked = changes.some(({ id }) => id !== '');
  const known = isAsked ? await freshFreeBets(visitor, context) : [];
  if (!known) return null;
  return changes.map(({ target, id }): BetSlipEvent => {
    if (id === '') return { kind: 'freeBetChosen', target, freeBet: null };
    const found = known.find((freeBet) => freeBet.id === id);
    return found
      ? { kind: 'freeBetChosen', target, freeBet: { id, stake: found.stake } }
      : { kind: 'freeBetRefused', target, freeBetId: id, code: 'FREEBET_NOT_AVAILABLE' };
  });
}

/**
 * The slip after the operator judged its free bets. On a page only those are asked that were not
 * asked for this bet yet, and a failed call changes nothing. Before placing (`isPlacing`) each is
 * asked; null means that one could not be. Source: 3§3, 3§8.
 */
export async function withCheckedFreeBets(
  slip: BetSlip,
  visitor: Visitor,
  context: AppLoadContext,
  { isPlacing = false }: { readonly isPlacing?: boolean } = {},
): Promise<BetSlip | null> {
  if (!visitor.session || slip.step !== 'settingBet') return slip;
  const due = payableBets(slip).filter(
    ({ freeBet, content }) => freeBet && (isPlacing || freeBet.checkedFor !== content),
  );
  if (due.length === 0) return slip;
  const judged = await Promise.all(due.map((bet) => judge(bet, visitor, context)));
  const events = judged.flatMap((event) => event ?? []);
  if (events.some(makesUnavailable)) await forgetFreeBets(visitor, context);
  const changed = events.length > 0 ? await changeBetSlip(visitor, context, events) : slip;
  return isPlacing && events.length < due.length ? null : changed;
}

/** Whether a refused free bet is none of the bettor's any more, so that they are asked for again. */
function makesUnavailable(event: BetSlipEvent): boolean {
  return event.kind === 'freeBetRefused' && FREE_BET_ERROR_EFFECTS[event.code].makesUnavailable;
}

async function judge(
  { target, betType, selections, odds, freeBet, content }: PayableBet,
  visitor: Visitor,
  context: AppLoadContext,
): Promise<BetSlipEvent | null> {
  if (!freeBet) return null;
  const freeBetId = freeBet.id;
  try {
    const validation = await checkFreeBet(
      context.upstream,
      {
        freeBetId,
        betType,
        odds: asOneOdds(odds),
        legs: selections.flatMap((selection, index) => legsOf(selection, index + 1)),
      },
      settingsOf(visitor, context),
    );
    if (validation.isValid) {
      return { kind: 'freeBetChecked', target, freeBetId, checkedFor: content };
    }
    const { code } = validation;
    return {
      kind: 'freeBetRefused',
      target,
      freeBetId,
      code: code ?? 'FREEBET_NOT_AVAILABLE',
    };
  } catch (error) {
    context.log.warn({ err: error }, 'free bet not checked');
    return null;
  }
}

/** The legs of a selection, which are one group: its outcome, or each part of a custom bet. Source: 3§3. */
function legsOf(selection: Selection, group: number): FreeBetUse['legs'] {
  const { eventId, tournamentId, picks = [selection] } = selection;
  return picks.map(({ marketId, specifiers, outcomeTypeId, latest }) => ({
    group,
    eventId,
    marketId,
    specifiers,
    outcomeTypeId,
    tournamentId,
    odds: latest.odds,
  }));
}

/** The odds of a whole bet in thousandths, cut; held to the largest odds. */
function asOneOdds({ numerator, denominator }: PayableBet['odds']): Odds {
  const thousandths = Number((numerator * 1000n) / denominator);
  return oddsFromThousandths(Math.min(thousandths, LARGEST_ODDS));
}
