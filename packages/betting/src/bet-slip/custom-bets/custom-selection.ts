import type { Odds } from '../../base/odds.ts';
import { textDigest } from '../../base/text-digest.ts';
import type { Market, MarketStatus, Outcome, SportEvent } from '../../sportsbook/event.ts';
import type { CustomPick, Selection } from '../bet-slip-types.ts';
import { selectionOf } from '../selection.ts';

/** An outcome to pick, with its market. */
export interface PickedOutcome {
  readonly market: Market;
  readonly outcome: Outcome;
}

/** The market type of custom bets: no market of the operator has it. */
const CUSTOM_MARKET_TYPE = 'custom';
const PICK_SEPARATOR = ' + ';

/**
 * Names a custom bet by its outcomes: the same ones are the same bet, whatever their order. The names of form
 * fields carry the id, so it is short however many the outcomes are; what the bet is made of, its picks say.
 */
export function customBetId(eventId: string, outcomeIds: readonly string[]): string {
  const outcomes = textDigest(outcomeIds.toSorted().join('\n'));
  return [CUSTOM_MARKET_TYPE, eventId, outcomes].join(':');
}

/** What a custom bet is called: by the names of its outcomes, in the order of choice. */
export function customBetName(outcomeNames: readonly string[]): string {
  return outcomeNames.join(PICK_SEPARATOR);
}

/**
 * The selection that a custom bet makes, at the price of all its outcomes together. `name` is what the
 * brand calls such a bet. Throws RangeError without outcomes. Source: 3§3.
 */
export function customSelection(
  event: SportEvent,
  picked: readonly PickedOutcome[],
  odds: Odds,
  name: string,
): Selection {
  const parts = picked.map((each) => selectionOf({ event, ...each }, each.outcome.odds));
  return customSelectionOf(parts, odds, name);
}

/** As `customSelection`, from its parts as selections of their own. */
export function customSelectionOf(
  parts: readonly Selection[],
  odds: Odds,
  name: string,
): Selection {
  const [first] = parts;
  if (!first) throw new RangeError('A custom bet needs outcomes');
  const id = customBetId(
    first.eventId,
    parts.map(({ outcomeId }) => outcomeId),
  );
  const outcomeName = customBetName(parts.map(({ latest }) => latest.outcomeName));
  const picks = parts.map(pickOf);
  return {
    ...first,
    isCustom: true,
    picks,
    marketId: id,
    marketTypeId: CUSTOM_MARKET_TYPE,
    marketName: name,
    marketStatus: customBetStatus(picks),
    specifiers: '',
    outcomeId: id,
    outcomeTypeId: CUSTOM_MARKET_TYPE,
    outcomeActive: picks.every(({ outcomeActive }) => outcomeActive),
    placed: { odds, outcomeName },
    latest: { odds, outcomeName },
  };
}

/** The status of a custom bet: that of its markets which is furthest from being bet on. Source: 3§3. */
export function customBetStatus(picks: readonly Pick<CustomPick, 'marketStatus'>[]): MarketStatus {
  const statuses = picks.map(({ marketStatus }) => marketStatus);
  return WORST_FIRST.find((status) => statuses.includes(status)) ?? 'active';
}

const WORST_FIRST = ['closed', 'inactive', 'suspended'] as const;

function pickOf(part: Selection): CustomPick {
  const { marketId, marketTypeId, marketName, marketStatus, specifiers } = part;
  const { outcomeId, outcomeTypeId, outcomeActive, latest } = part;
  return {
    marketId,
    marketTypeId,
    marketName,
    marketStatus,
    specifiers,
    outcomeId,
    outcomeTypeId,
    outcomeActive,
    placed: latest,
    latest,
  };
}
