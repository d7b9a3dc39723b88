import type { BetSlipFact, PlacementFact, ResultEvent } from '../../bet-slip/bet-slip-event.ts';
import type { RejectionCode } from '../../bet-slip/placing/placement-error.ts';
import type { Leg } from './model-leg.ts';
import type { SlipModel } from './slip-model.ts';

type Answer = Extract<PlacementFact, { kind: 'placementAnswered' | 'placementRejected' }>;

/** Refusals that end in an error result; the bettor can mend all others on the slip. Source: 3§4, 3§8. */
const FINAL: readonly RejectionCode[] = [
  'BLOCKED_USER_BY_LIMIT',
  'LIMIT_CHECK_FAILED',
  'CUSTOMER_CONFIDENCE',
  'REJECTED',
];

/** What a refusal of one item makes of it. Source: 3§8. */
function refuse(leg: Leg, code: RejectionCode): void {
  if (code === 'CUSTOMER_CONFIDENCE') leg.isOpen = false;
  if (code === 'EVENT_MARKET_NOT_ACTIVED' || code === 'MARKET_WAS_NOT_FOUND')
    leg.market = 'inactive';
  if (code === 'EVENT_MATCH_NOT_ACTIVED' || code === 'MATCH_WAS_NOT_FOUND') {
    leg.market = 'inactive';
    leg.match = 'closed';
  }
}

/** Whether a refusal takes the whole slip off sale. */
export function disablesAll({ code }: { readonly code: string | null }): boolean {
  return code === 'DUPLICATE_EVENT_IN_PROVIDERS' || code === 'PROVIDER_SWITCH_NOT_ACTIVE';
}

/** Waits while a bet is pending, otherwise shows the result, which counts as not seen yet. */
function wait(slip: SlipModel): 'waiting' | 'result' {
  const isPending = slip.legs.some(({ bet }) => bet === null || bet.status === 'pending');
  slip.step = isPending ? 'waiting' : 'result';
  slip.seen = null;
  if (!isPending) slip.warning = null;
  return isPending ? 'waiting' : 'result';
}

/** The operator's answer to a placement: tickets, refusals or both. */
export function applyAnswer(slip: SlipModel, event: Answer): void {
  const isUnderWay = slip.step === 'waiting' || slip.step === 'disconnected';
  if (event.intentId !== slip.attempt || (!isUnderWay && slip.step !== 'result')) return;
  const tickets = event.kind === 'placementAnswered' ? event.tickets : [];
  const refusals = event.kind === 'placementAnswered' ? event.rejections : [event.rejection];
  const isOf = (leg: Leg, { outcomeId }: { readonly outcomeId: string | null }) =>
    outcomeId === null || outcomeId === leg.id;
  if (slip.step === 'result') {
    const renamed = slip.legs.filter((leg) => {
      const ticket = tickets.find((each) => isOf(leg, each));
      if (leg.bet?.status !== 'notConfirmed' || !ticket) return false;
      if (ticket.ticketId === leg.bet.ticket) return false;
      leg.bet = { status: 'pending', ticket: ticket.ticketId, code: null };
      return true;
    });
    if (renamed.length > 0) wait(slip);
    return;
  }
  if (tickets.length === 0 && refusals.length === 0) return;
  for (const leg of slip.legs) {
    const ticket = tickets.find((each) => isOf(leg, each));
    if (ticket && leg.bet?.ticket === ticket.ticketId) continue;
    if (ticket) {
      leg.bet = { status: 'pending', ticket: ticket.ticketId, code: null };
      continue;
    }
    if (leg.bet?.ticket != null) continue;
    const own = refusals.find((each) => isOf(leg, each));
    // Refused together with another: nothing is wrong with this one.
    if (!own && event.kind === 'placementAnswered') continue;
    leg.bet = { status: 'rejected', ticket: null, code: own?.code ?? 'NOT_PLACED' };
    if (!own) continue;
    if (own.outcomeId !== null || slip.legs.length === 1) {
      refuse(leg, own.code);
      if (own.code === 'ODDS_DIFFERENCE_TOO_HIGH' && own.suggestedOdds !== undefined)
        leg.latest = { ...leg.latest, odds: own.suggestedOdds };
    }
  }
  if (refusals.some(disablesAll)) {
    for (const leg of slip.legs) {
      if (leg.bet !== null && leg.bet.ticket !== null) continue;
      leg.isOpen = false;
      leg.market = 'inactive';
    }
  }
  slip.ticket = tickets.find(({ outcomeId }) => outcomeId === null)?.ticketId ?? slip.ticket;
  const isResult = wait(slip) === 'result';
  const codes = [...slip.legs.map(({ bet }) => bet?.code), ...refusals.map(({ code }) => code)];
  const isMendable = codes.every((code) => code == null || !FINAL.includes(code));
  if (slip.legs.some(({ bet }) => bet?.ticket != null)) return;
  if (!isResult || !isMendable) return;
  slip.step = 'settingBet';
  slip.attempt = event.nextIntentId;
  slip.offered = null;
  slip.warning = null;
  slip.forceSingles();
}

type Progress = Exclude<PlacementFact, Answer> | Extract<ResultEvent, { kind: 'resultDismissed' }>;

/** Everything else that becomes of a placement. */
export function applyPlacement(slip: SlipModel, event: Progress): void {
  const isUnderWay = slip.step === 'waiting' || slip.step === 'disconnected';
  switch (event.kind) {
    case 'placementStarted':
      if (slip.step !== 'settingBet' || event.intentId !== slip.attempt) return;
      slip.forget();
      slip.step = 'waiting';
      slip.ticket = null;
      return;
    case 'ticketSettled': {
      if (!isUnderWay && slip.step !== 'result') return;
      const { ticketId, status, code, finalOdds } = event;
      let isNews = false;
      for (const leg of slip.legs) {
        if (leg.bet?.ticket !== ticketId) continue;
        const odds =
          finalOdds.find(({ outcomeId }) => outcomeId === leg.id)?.odds ?? leg.agreed.odds;
        const isSaid =
          leg.bet.status === status && leg.bet.code === code && odds === leg.agreed.odds;
        if (isSaid) continue;
        isNews = true;
        leg.agreed = { ...leg.agreed, odds };
        leg.bet = { status, ticket: ticketId, code };
        if (code !== null) refuse(leg, code);
      }
      if (isNews) wait(slip);
      return;
    }
    case 'ticketNotConfirmed': {
      const meant = slip.legs.filter(
        ({ bet }) => bet?.ticket === event.ticketId && bet.status === 'pending',
      );
      if (!isUnderWay || meant.length === 0) return;
      for (const leg of meant)
        leg.bet = { status: 'notConfirmed', ticket: event.ticketId, code: null };
      wait(slip);
      return;
    }
    case 'placementLost':
      if (slip.step === 'waiting' && event.intentId === slip.attempt) slip.step = 'disconnected';
      return;
    case 'placementVoided':
      if ((!isUnderWay && slip.step !== 'result') || event.intentId !== slip.attempt) return;
      slip.forget();
      slip.attempt = event.nextIntentId;
      slip.warning = null;
      return slip.set([...slip.legs]);
    case 'resultDismissed': {
      if (slip.step !== 'result' && slip.step !== 'disconnected') return;
      const stays = {
        none: [] as readonly string[],
        rejected: ['rejected', 'canceled'],
        all: ['rejected', 'canceled', 'accepted'],
      }[event.keep];
      const kept = slip.legs.filter(
        ({ bet }) =>
          bet !== null && stays.includes(bet.status) && bet.code !== 'CUSTOMER_CONFIDENCE',
      );
      if (kept.length === 0) return slip.empty(event.nextIntentId, slip.attempt);
      for (const leg of kept) leg.bet = null;
      slip.attempt = event.nextIntentId;
      slip.warning = null;
      return slip.set(kept);
    }
  }
}

/** News about matches, in every step; what the bettor agreed to stays. Source: 3§4. */
export function bringNews(legs: readonly Leg[], event: BetSlipFact): void {
  const withdraw = (leg: Leg, market: 'inactive' | 'suspended') => {
    leg.isOpen = false;
    leg.market = market;
  };
  for (const leg of legs) {
    const begin = () => {
      if (leg.match !== 'notStarted') return;
      leg.match = 'live';
      leg.isOfThePast = true;
      withdraw(leg, 'inactive');
    };
    switch (event.kind) {
      case 'oddsChanged':
        if (event.outcomeId === leg.id && !leg.isOfThePast)
          leg.latest = {
            odds: event.odds,
            outcomeName: event.outcomeName ?? leg.latest.outcomeName,
          };
        break;
      case 'marketStatusChanged':
        if (event.marketId === leg.marketId && !leg.isOfThePast) leg.market = event.status;
        break;
      case 'outcomeStatusChanged':
        if (event.outcomeId === leg.id && !leg.isOfThePast) leg.isOpen = event.isActive;
        break;
      case 'eventStarted':
        if (event.eventId === leg.event) begin();
        break;
      case 'betStopped':
        if (event.eventId !== leg.event || leg.market !== 'active') break;
        if (event.marketIds?.includes(leg.marketId) !== false) leg.market = 'suspended';
        break;
      case 'providerSwitchedOff':
        if (event.eventIds.includes(leg.event)) withdraw(leg, 'inactive');
        break;
      case 'eventLeftLive':
      case 'coverageLost':
        if (event.eventId === leg.event) withdraw(leg, 'suspended');
    }
  }
}
