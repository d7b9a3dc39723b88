import type { BetSlipFact } from './bet-slip-event.ts';
import { mapSelections, withPossibleType } from './bet-slip-selections.ts';
import type { BetSlip, OutcomeSeen, Selection } from './bet-slip-types.ts';
import type { MarketStatus } from '../sportsbook/event.ts';

function withLatest(selection: Selection, latest: OutcomeSeen): Selection {
  const { odds, outcomeName } = selection.latest;
  const isSame = odds === latest.odds && outcomeName === latest.outcomeName;
  return isSame ? selection : { ...selection, latest };
}

function withMarketStatus(selection: Selection, marketStatus: MarketStatus): Selection {
  return selection.marketStatus === marketStatus ? selection : { ...selection, marketStatus };
}

function withOutcomeActive(selection: Selection, outcomeActive: boolean): Selection {
  return selection.outcomeActive === outcomeActive ? selection : { ...selection, outcomeActive };
}

/** The selection, off sale until the feed reports its outcome and its market as active. */
export function withdrawn(selection: Selection, marketStatus: 'inactive' | 'suspended'): Selection {
  return withMarketStatus(withOutcomeActive(selection, false), marketStatus);
}

function started(selection: Selection): Selection {
  if (selection.eventStatus !== 'notStarted') return selection;
  return { ...withdrawn(selection, 'inactive'), eventStatus: 'live', hasBegun: true };
}

/** What is told of an outcome on sale. Some providers go on with the same markets when a match begins. */
const OF_THE_SALE = new Set<BetSlipFact['kind']>([
  'oddsChanged',
  'marketStatusChanged',
  'outcomeStatusChanged',
]);

function selectionAfter(selection: Selection, fact: BetSlipFact): Selection {
  if (selection.hasBegun && OF_THE_SALE.has(fact.kind)) return selection;
  switch (fact.kind) {
    case 'oddsChanged': {
      const { odds, outcomeName = selection.latest.outcomeName } = fact;
      const isMeant = selection.outcomeId === fact.outcomeId;
      return isMeant ? withLatest(selection, { odds, outcomeName }) : selection;
    }
    case 'marketStatusChanged':
      return selection.marketId === fact.marketId
        ? withMarketStatus(selection, fact.status)
        : selection;
    case 'outcomeStatusChanged':
      return selection.outcomeId === fact.outcomeId
        ? withOutcomeActive(selection, fact.isActive)
        : selection;
    case 'eventStarted':
      return selection.eventId === fact.eventId ? started(selection) : selection;
    case 'betStopped': {
      const isStopped =
        selection.eventId === fact.eventId &&
        (fact.marketIds === null || fact.marketIds.includes(selection.marketId));
      return isStopped && selection.marketStatus === 'active'
        ? withMarketStatus(selection, 'suspended')
        : selection;
    }
    case 'providerSwitchedOff':
      return fact.eventIds.includes(selection.eventId)
        ? withdrawn(selection, 'inactive')
        : selection;
    case 'eventLeftLive':
    case 'coverageLost':
      return selection.eventId === fact.eventId ? withdrawn(selection, 'suspended') : selection;
  }
}

/**
 * The slip after news about its events. The prices and names that the bettor accepted stay the same.
 */
export function reduceFact(slip: BetSlip, fact: BetSlipFact): BetSlip {
  const told = mapSelections(slip, (selection) => selectionAfter(selection, fact));
  return told === slip ? slip : withPossibleType(told);
}
