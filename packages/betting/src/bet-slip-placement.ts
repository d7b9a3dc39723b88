import type { PlacedTicket, PlacementFact, PlacementRejection } from './bet-slip-event.ts';
import { withdrawn } from './bet-slip-fact.ts';
import { mapSelections, withSelections } from './bet-slip-selections.ts';
import type { BetSlip, Selection, SingleResult } from './bet-slip-types.ts';
import { REJECTION_EFFECTS } from './placement-error.ts';
import { CUSTOMER_CONFIDENCE_REJECT_CODE, ticketResultStatus } from './ticket.ts';

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

/** What a rejection says of the selection it names: its new price, or that it is off sale. */
function mendedBy(selection: Selection, { code, suggestedOdds }: PlacementRejection): Selection {
  if (code === 'ODDS_DIFFERENCE_TOO_HIGH' && suggestedOdds !== undefined) {
    return { ...selection, latest: { ...selection.latest, odds: suggestedOdds } };
  }
  switch (REJECTION_EFFECTS[code].disables) {
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

/** To the result when nothing is pending; back to setting when all was refused and can be mended. */
function closeWhenAnswered(
  slip: BetSlip,
  rejections: readonly PlacementRejection[],
  nextIntentId: string,
): BetSlip {
  const hasTicket = slip.selections.some(({ result }) => result?.ticketId != null);
  const canMend = rejections.every(({ code }) => REJECTION_EFFECTS[code].nextStep === 'settingBet');
  const result = withResultStatus(slip);
  if (result.step !== 'result' || hasTicket || !canMend) return result;
  return { ...slip, step: 'settingBet', intentId: nextIntentId };
}

function withResultStatus(slip: BetSlip): BetSlip {
  const statuses = slip.selections.map(({ result }) => result?.status ?? 'pending');
  const resultStatus = ticketResultStatus(statuses);
  return { ...slip, step: resultStatus === 'none' ? 'waiting' : 'result', resultStatus };
}

function answer(slip: BetSlip, fact: Fact<'placementAnswered'>): BetSlip {
  const { tickets, rejections, intentId, nextIntentId } = fact;
  if (!isUnderWay(slip) || slip.intentId !== intentId) return slip;
  if (tickets.length === 0 && rejections.length === 0) return slip;

  const disablesAll = rejections.some(
    ({ code }) => REJECTION_EFFECTS[code].disables === 'allSelections',
  );
  const answered = mapSelections(slip, (selection) => {
    const ticket = tickets.find((candidate) => isMeant(selection, candidate));
    if (ticket) return withTicket(selection, ticket);
    const rejection = rejections.find((candidate) => isMeant(selection, candidate));
    if (!rejection || selection.result?.ticketId != null) return selection;
    const isNamed = rejection.outcomeId !== null || slip.selections.length === 1;
    const rejected = withRejection(selection, rejection, isNamed);
    return disablesAll ? withdrawn(rejected, 'inactive') : rejected;
  });
  const ofMultiple = tickets.find(({ outcomeId }) => outcomeId === null);
  return closeWhenAnswered(
    { ...answered, ticketIdMultiple: ofMultiple?.ticketId ?? slip.ticketIdMultiple },
    rejections,
    nextIntentId,
  );
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

function settle(slip: BetSlip, fact: Fact<'ticketSettled'>): BetSlip {
  const { ticketId, status, rejectCode, finalOdds } = fact;
  if (!isUnderWay(slip)) return slip;
  const settled = mapSelections(slip, (selection) => {
    if (selection.result?.ticketId !== ticketId) return selection;
    const final = finalOdds.find(({ outcomeId }) => outcomeId === selection.outcomeId);
    const isDisabled = rejectCode === CUSTOMER_CONFIDENCE_REJECT_CODE;
    return {
      ...selection,
      placed: final ? { ...selection.placed, odds: final.odds } : selection.placed,
      outcomeActive: selection.outcomeActive && !isDisabled,
      result: { status, ticketId, code: rejectCode === null ? null : String(rejectCode) },
    };
  });
  return settled === slip ? slip : withResultStatus(settled);
}

function dismiss(slip: BetSlip, { keep, nextIntentId }: Fact<'resultDismissed'>): BetSlip {
  if (slip.step !== 'result' && slip.step !== 'disconnected') return slip;
  const kept = slip.selections.filter(({ result }) => {
    if (keep !== 'rejected') return keep === 'all';
    return result?.status === 'rejected' || result?.status === 'canceled';
  });
  const unjudged = kept.map((selection) => ({ ...selection, result: null }));
  return { ...withSelections(slip, unjudged), intentId: nextIntentId };
}

/** The slip after something that became of an attempt to place it. Source: 3§4, 3§8. */
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
    case 'placementLost':
      return slip.step === 'waiting' && slip.intentId === fact.intentId
        ? { ...slip, step: 'disconnected' }
        : slip;
    case 'resultDismissed':
      return dismiss(slip, fact);
  }
}
