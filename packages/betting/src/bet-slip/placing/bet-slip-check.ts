import type { StakeTarget } from '../bet-slip-event.ts';
import { asksBettor, isInactive } from '../bet-slip-selections.ts';
import type { BetSlip, Selection } from '../bet-slip-types.ts';
import { isEventRepeated, isSinglesOnly } from '../combination.ts';
import { minorUnits, sumAmounts, ZERO, type MinorUnits } from '../../base/money.ts';
import { freeStake, paidReturn } from '../free-bets/free-stake.ts';
import { type OwnLimit, type PassedLimit, passedLimit } from '../stakes/own-limit.ts';
import type { Odds } from '../../base/odds.ts';
import { combineOdds, type ExactOdds } from '../../base/combined-odds.ts';

/** The limits of the brand and of the bettor's wallet. */
export interface BetSlipRules {
  readonly minStake: MinorUnits;
  readonly maxStake: MinorUnits;
  readonly minSelectionsMultiple: number;
  /** Null when it is unknown, as for a guest. An unknown balance refuses no stake. */
  readonly balance: MinorUnits | null;
  /** What the bettor's own limits leave. One that is unknown refuses no stake. */
  readonly ownLimits?: readonly OwnLimit[] | undefined;
}

/** A reason why a slip can't be placed. The words for each are in the messages. */
export type SlipProblem =
  | { readonly reason: 'noSelections' }
  | { readonly reason: 'tooFewSelections'; readonly minimum: number }
  | { readonly reason: 'singlesOnly'; readonly outcomeIds: readonly string[] }
  | { readonly reason: 'sameEventTwice'; readonly eventId: string }
  /** Selections that are off sale: the bettor removes them or waits. */
  | { readonly reason: 'inactiveSelections'; readonly outcomeIds: readonly string[] }
  /** Selections with a change that the bettor has to accept. */
  | { readonly reason: 'needsAttention'; readonly outcomeIds: readonly string[] }
  | { readonly reason: 'stakeMissing'; readonly target: StakeTarget }
  | {
      readonly reason: 'stakeBelowMinimum';
      readonly target: StakeTarget;
      readonly minimum: MinorUnits;
    }
  | {
      readonly reason: 'stakeAboveMaximum';
      readonly target: StakeTarget;
      readonly maximum: MinorUnits;
    }
  | {
      readonly reason: 'balanceTooLow';
      readonly balance: MinorUnits;
      readonly required: MinorUnits;
    }
  | PassedLimit;

interface Stake {
  readonly target: StakeTarget;
  readonly stake: MinorUnits | null;
  /** A free bet pays it: the operator fixed the stake. */
  readonly isFree: boolean;
}

function stakesOf(slip: BetSlip): readonly Stake[] {
  if (slip.ticketType === 'multiple') {
    const { stakeMultiple: stake, freeBetMultiple } = slip;
    return [{ target: 'multiple', stake, isFree: freeBetMultiple !== undefined }];
  }
  return slip.selections.map(({ outcomeId, stake, freeBet }) => ({
    target: { outcomeId },
    stake,
    isFree: freeBet !== undefined,
  }));
}

function outcomeIdsOf(selections: readonly Selection[]): readonly string[] {
  return selections.map(({ outcomeId }) => outcomeId);
}

/**
 * How many selections a multiple needs before it can be placed; 0 when it has enough, and for singles.
 * Source: 3§5.
 */
export function missingSelections(
  { ticketType, selections }: BetSlip,
  { minSelectionsMultiple }: Pick<BetSlipRules, 'minSelectionsMultiple'>,
): number {
  return ticketType === 'multiple' ? Math.max(0, minSelectionsMultiple - selections.length) : 0;
}

function combinationProblems(slip: BetSlip, rules: BetSlipRules): readonly SlipProblem[] {
  if (slip.ticketType === 'singles') return [];
  const { selections } = slip;
  const problems: SlipProblem[] = [];
  if (missingSelections(slip, rules) > 0) {
    problems.push({ reason: 'tooFewSelections', minimum: rules.minSelectionsMultiple });
  }

  const outcomeIds = outcomeIdsOf(
    selections.filter((selection) => isSinglesOnly(selection, selections)),
  );
  if (outcomeIds.length > 0) problems.push({ reason: 'singlesOnly', outcomeIds });

  const eventIds = new Set(selections.map(({ eventId }) => eventId));
  for (const eventId of eventIds) {
    if (isEventRepeated(eventId, selections)) problems.push({ reason: 'sameEventTwice', eventId });
  }
  return problems;
}

function changeProblems(slip: BetSlip): readonly SlipProblem[] {
  const { selections } = slip;
  const inactive = outcomeIdsOf(selections.filter(isInactive));
  const changed = outcomeIdsOf(
    selections.filter((selection) => asksBettor(selection, slip) && !isInactive(selection)),
  );
  const problems: SlipProblem[] = [];
  if (inactive.length > 0) problems.push({ reason: 'inactiveSelections', outcomeIds: inactive });
  if (changed.length > 0) problems.push({ reason: 'needsAttention', outcomeIds: changed });
  return problems;
}

function stakeProblem({ target, stake, isFree }: Stake, rules: BetSlipRules): SlipProblem | null {
  const { minStake: minimum, maxStake: maximum } = rules;
  if (stake === null) return { reason: 'stakeMissing', target };
  if (isFree) return null;
  if (stake < minimum) return { reason: 'stakeBelowMinimum', target, minimum };
  return stake > maximum ? { reason: 'stakeAboveMaximum', target, maximum } : null;
}

function totalStake(slip: BetSlip): MinorUnits {
  return sumAmounts(stakesOf(slip).map(({ stake }) => stake ?? ZERO));
}

/** The part of the stakes that the balance pays: free bets take nothing from it. Source: 3§3. */
export function ownStake(slip: BetSlip): MinorUnits {
  return minorUnits(totalStake(slip) - freeStake(slip));
}

/**
 * Every reason why the slip can't be placed; empty when it can. Every single needs a stake: if one
 * were skipped in silence, the bettor would believe that the bet was made. The brand's maximum
 * applies to each stake. Source: 3§5.
 */
export function slipProblems(slip: BetSlip, rules: BetSlipRules): readonly SlipProblem[] {
  if (slip.selections.length === 0) return [{ reason: 'noSelections' }];
  const problems: SlipProblem[] = [
    ...combinationProblems(slip, rules),
    ...changeProblems(slip),
    ...stakesOf(slip).flatMap((stake) => stakeProblem(stake, rules) ?? []),
  ];
  const required = ownStake(slip);
  if (rules.balance !== null && required > rules.balance) {
    problems.push({ reason: 'balanceTooLow', balance: rules.balance, required });
  }
  const passed = passedLimit(rules.ownLimits ?? [], required);
  if (passed) problems.push(passed);
  return problems;
}

/** The sums of a slip. */
export interface SlipTotals {
  readonly stake: MinorUnits;
  /** The product of all odds; null for singles, which have no common price. */
  readonly odds: ExactOdds | null;
  /** The return if every selection wins. The stake of a free bet is not part of it. */
  readonly potentialReturn: MinorUnits;
}

/** The odds used in sums: the latest odds before the slip is sent, the placed odds afterwards. */
export function countedOdds(slip: BetSlip, { placed, latest }: Selection): Odds {
  return slip.step === 'settingBet' ? latest.odds : placed.odds;
}

/**
 * Total stake, total odds and potential return; a stake not yet entered counts as zero. Source: 3§3.
 */
export function slipTotals(slip: BetSlip): SlipTotals {
  const stake = totalStake(slip);
  const prices = slip.selections.map((selection) => countedOdds(slip, selection));
  if (slip.ticketType === 'multiple') {
    return {
      stake,
      odds: combineOdds(prices),
      potentialReturn: paidReturn(stake, prices, slip.freeBetMultiple),
    };
  }
  const returns = slip.selections.map((selection) =>
    paidReturn(selection.stake ?? ZERO, [countedOdds(slip, selection)], selection.freeBet),
  );
  return { stake, odds: null, potentialReturn: sumAmounts(returns) };
}
