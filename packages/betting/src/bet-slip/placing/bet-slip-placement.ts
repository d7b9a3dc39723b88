import type { PlacedTicket, PlacementFact, PlacementRejection } from '../bet-slip-event.ts';
import { withdrawn } from '../bet-slip-fact.ts';
import { withoutRefusedFreeBets } from '../free-bets/bet-slip-free-bet.ts';
import { setAgain } from './bet-slip-result.ts';
import { mapSelections, withPossibleType } from '../bet-slip-selections.ts';
import type { BetSlip, Selection, SingleResult } from '../bet-slip-types.ts';
import { REJECTION_EFFECTS } from './placement-error.ts';
import { ticketResultStatus } from './ticket.ts';

type Fact<Kind extends PlacementFact['kind']> = Extract<PlacementFact, { kind: Kind }>;

function isUnderWay({ step }: BetSlip): boolean {
  return step === 'waiting' || step === 'disconnected';
}

function start(slip: BetSlip, { intentId }: Fact<'placementStarted'>): BetSlip {
  if (slip.step !== 'settingBet' || slip.intentId !== intentId) return slip;
  const unjudged = mapSelections(slip, (selection) => ({ ...selection, result: null }));
  return { ...unjudged, step: 'waiting', resultStatus: 'none', ticketIdMultiple: null };
}

function withTicket(selection: Selection, { ticketId }: PlacedTicket): Selection {
  if (selection.result?.ticketId === ticketId) return selection;
  return { ...selection, result: { status: 'pending', ticketId, code: null } };
}

/** The selection after its rejection: with the suggested odds, or off sale. */
function mendedBy(selection: Selection, { code, suggestedOdds }: PlacementRejection): Selection {
  if (code === 'ODDS_DIFFERENCE_TOO_HIGH' && suggestedOdds !== undefined) {
    return { ...selection, latest: { ...selection.latest, odds: suggestedOdds } };
  }
  switch (REJECTION_EFFECTS[code].disables) {
    case 'outcome':
      return { ...selection, outcomeActive: false };
    case 'market':
      return { ...selection, marketStatus: 'inactive' };
    case 'event':
      return { ...selection, marketStatus: 'inactive', eventStatus: 'closed' };
    case 'nothing':
    case 'allSelections':
      return selection;
  }
}

function withRejection(
  selection: Selection,
  rejection: PlacementRejection,
  isNamed: boolean,
): Selection {
  const { code, allowedStake } = rejection;
  const result: SingleResult = {
    status: 'rejected',
    ticketId: null,
    code,
    ...(allowedStake === undefined ? {} : { allowedStake }),
  };
  return { ...(isNamed ? mendedBy(selection, rejection) : selection), result };
}

function isMeant({ outcomeId }: Selection, answer: { readonly outcomeId: string | null }): boolean {
  return answer.outcomeId === null || answer.outcomeId === outcomeId;
}

/**
 * Moves the slip to its result when no ticket is pending, or back to editing when everything was
 * refused and the bettor can correct it.
 */
function closeWhenAnswered(
  slip: BetSlip,
  rejections: readonly PlacementRejection[],
  nextIntentId: string,
): BetSlip {
  const hasTicket = slip.selections.some(({ result }) => result?.ticketId != null);
  const result = withResultStatus(slip);
  if (result.step !== 'result' || hasTicket || !canMend(slip, rejections)) return result;
  const back = {
    ...withoutRefusedFreeBets(slip),
    intentId: nextIntentId,
    offered: null,
    warning: null,
  };
  return withPossibleType({ ...back, step: 'settingBet' });
}

/** Whether the bettor can correct each refusal, those of an earlier answer included. */
function canMend(slip: BetSlip, rejections: readonly PlacementRejection[]): boolean {
  const earlier = slip.selections.flatMap(({ result }) => (result?.code ? [result.code] : []));
  const codes = [...earlier, ...rejections.map(({ code }) => code)];
  return codes.every((code) => REJECTION_EFFECTS[code].nextStep === 'settingBet');
}

/** The slip with the common status of its tickets. A changed result counts as not seen yet. */
function withResultStatus(slip: BetSlip): BetSlip {
  const statuses = slip.selections.map(({ result }) => result?.status ?? 'pending');
  const resultStatus = ticketResultStatus(statuses);
  const isResult = resultStatus !== 'none';
  return {
    ...slip,
    step: isResult ? 'result' : 'waiting',
    resultStatus,
    resultSeen: null,
    // "The bet before it has no known end" is not true any more.
    warning: isResult ? null : slip.warning,
  };
}

function answer(slip: BetSlip, fact: Fact<'placementAnswered'>): BetSlip {
  const { tickets, rejections, intentId, nextIntentId } = fact;
  if (slip.intentId !== intentId) return slip;
  if (slip.step === 'result') return renameTickets(slip, tickets);
  if (!isUnderWay(slip)) return slip;
  if (tickets.length === 0 && rejections.length === 0) return slip;

  const disablesAll = rejections.some(
    ({ code }) => REJECTION_EFFECTS[code].disables === 'allSelections',
  );
  const answered = mapSelections(slip, (selection) => {
    const ticket = tickets.find((candidate) => isMeant(selection, candidate));
    if (ticket) return withTicket(selection, ticket);
    if (selection.result?.ticketId != null) return selection;
    const rejection = rejections.find((candidate) => isMeant(selection, candidate));
    const isNamed = rejection?.outcomeId !== null || slip.selections.length === 1;
    const rejected = rejection ? withRejection(selection, rejection, isNamed) : selection;
    return disablesAll ? withdrawn(rejected, 'inactive') : rejected;
  });
  const ofMultiple = tickets.find(({ outcomeId }) => outcomeId === null);
  return closeWhenAnswered(
    { ...answered, ticketIdMultiple: ofMultiple?.ticketId ?? slip.ticketIdMultiple },
    rejections,
    nextIntentId,
  );
}

/** Gives tickets that are not confirmed the ids of the operator's own ticket list. */
function renameTickets(slip: BetSlip, tickets: readonly PlacedTicket[]): BetSlip {
  const renamed = mapSelections(slip, (selection) => {
    const ticket = tickets.find((candidate) => isMeant(selection, candidate));
    const isOpen = selection.result?.status === 'notConfirmed';
    return ticket && isOpen ? withTicket(selection, ticket) : selection;
  });
  return renamed === slip ? slip : withResultStatus(renamed);
}

function reject(slip: BetSlip, fact: Fact<'placementRejected'>): BetSlip {
  const { rejection } = fact;
  const others =
    rejection.outcomeId === null
      ? []
      : slip.selections.map(({ outcomeId }) => ({ outcomeId, code: 'NOT_PLACED' as const }));
  const rejections = [rejection, ...others];
  return answer(slip, { ...fact, kind: 'placementAnswered', tickets: [], rejections });
}

/** Applies the final status of a ticket. It replaces the earlier status, even in a shown result. */
function settle(slip: BetSlip, fact: Fact<'ticketSettled'>): BetSlip {
  const { ticketId, status, code, finalOdds } = fact;
  if (!isUnderWay(slip) && slip.step !== 'result') return slip;
  const settled = mapSelections(slip, (selection) => {
    const { result, placed } = selection;
    if (result?.ticketId !== ticketId) return selection;
    const final = finalOdds.find(({ outcomeId }) => outcomeId === selection.outcomeId);
    const odds = final?.odds ?? placed.odds;
    const isSaid = result.status === status && result.code === code && placed.odds === odds;
    if (isSaid) return selection;
    const ended = {
      ...selection,
      placed: { ...placed, odds },
      result: { status, ticketId, code },
    };
    return code === null ? ended : mendedBy(ended, { outcomeId: null, code });
  });
  return settled === slip ? slip : withResultStatus(settled);
}

function doubt(slip: BetSlip, { ticketId }: Fact<'ticketNotConfirmed'>): BetSlip {
  if (!isUnderWay(slip)) return slip;
  const doubted = mapSelections(slip, (selection) =>
    selection.result?.ticketId === ticketId && selection.result.status === 'pending'
      ? { ...selection, result: { status: 'notConfirmed', ticketId, code: null } }
      : selection,
  );
  return doubted === slip ? slip : withResultStatus(doubted);
}

/** Nothing was placed: returns the same slip to editing, with the id of its next attempt. */
function giveBack(slip: BetSlip, { intentId, nextIntentId }: Fact<'placementVoided'>): BetSlip {
  const isPlaced = isUnderWay(slip) || slip.step === 'result';
  if (!isPlaced || slip.intentId !== intentId) return slip;
  return setAgain(slip, slip.selections, nextIntentId);
}

/**
 * The slip without a refusal that took all of it off sale, once a selection was removed: what is left may be what
 * the operator takes, and the catalogue says again whether it is open. Source: 3§8.
 */
export function withoutRefusalOfAll(slip: BetSlip): BetSlip {
  return mapSelections(slip, (selection) => {
    const code = selection.result?.code ?? null;
    const isOfAll = code !== null && REJECTION_EFFECTS[code].disables === 'allSelections';
    return isOfAll ? { ...selection, result: null } : selection;
  });
}

/** The slip after progress of an attempt to place it. Source: 3§4, 3§8. */
export function reducePlacement(slip: BetSlip, fact: PlacementFact): BetSlip {
  switch (fact.kind) {
    case 'placementStarted':
      return start(slip, fact);
    case 'placementAnswered':
      return answer(slip, fact);
    case 'placementRejected':
      return reject(slip, fact);
    case 'ticketSettled':
      return settle(slip, fact);
    case 'ticketNotConfirmed':
      return doubt(slip, fact);
    case 'placementVoided':
      return giveBack(slip, fact);
    case 'placementLost':
      return slip.step === 'waiting' && slip.intentId === fact.intentId
        ? { ...slip, step: 'disconnected' }
        : slip;
  }
}
