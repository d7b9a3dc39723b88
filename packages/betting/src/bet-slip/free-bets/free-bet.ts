import { combineOdds, type ExactOdds } from '../../base/combined-odds.ts';
import type { MinorUnits } from '../../base/money.ts';
import type { Odds } from '../../base/odds.ts';
import type { BetType } from '../../bets/bet.ts';
import type { StakeTarget } from '../bet-slip-event.ts';
import type { BetSlip, ChosenFreeBet, FreeBetRefused, Selection } from '../bet-slip-types.ts';
import { FREE_BET_ERROR_EFFECTS } from '../placing/placement-error.ts';
import { placementsOf, type PlacementKind } from '../placing/placement.ts';

const BET_TYPES: Readonly<Record<PlacementKind, BetType>> = {
  multiSingle: 'single',
  multiple: 'multiple',
  multipleManyProviders: 'multipleManyProviders',
  parlay: 'parlay',
  parlayCustomBets: 'customBetParlay',
  customBet: 'custom',
};

/** A stake the house gives a bettor. Source: 3§3. */
export interface FreeBet {
  readonly id: string;
  /** Fixed: the bet is placed with this stake, written with two decimals. Source: 3§5. */
  readonly stake: MinorUnits;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  /** False while it waits for a ticket, and once the operator has refused it. */
  readonly isAvailable: boolean;
  readonly betTypes: readonly BetType[];
  readonly eventTypes: readonly ('Prematch' | 'Live')[];
  /** Lowest odds of the whole bet; null when any will do. */
  readonly minimumOdds: Odds | null;
  /** Highest winnings; null without a limit. */
  readonly gainLimit: MinorUnits | null;
}

/** A bet of the slip that a free bet can pay: a single, or the multiple. */
export interface PayableBet {
  readonly target: StakeTarget;
  readonly betType: BetType;
  readonly selections: readonly Selection[];
  /** At the latest prices. */
  readonly odds: ExactOdds;
  readonly freeBet: ChosenFreeBet | null;
  /** A text that changes with the selections, the type of bet and the prices. */
  readonly content: string;
}

/** The bets of a slip, each with the free bet chosen for it. Source: 3§3, 3§5. */
export function payableBets(slip: BetSlip): readonly PayableBet[] {
  const typeOf = ({ outcomeId }: Selection): BetType => {
    const found = placementsOf(slip).find(({ outcomeIds }) => outcomeIds.includes(outcomeId));
    return BET_TYPES[found?.kind ?? 'multiSingle'];
  };
  const [first] = slip.selections;
  if (!first) return [];
  if (slip.ticketType === 'multiple') {
    const { selections, freeBetMultiple = null } = slip;
    return [payable('multiple', typeOf(first), selections, freeBetMultiple)];
  }
  return slip.selections.map((selection) =>
    payable(
      { outcomeId: selection.outcomeId },
      typeOf(selection),
      [selection],
      selection.freeBet ?? null,
    ),
  );
}

function payable(
  target: StakeTarget,
  betType: BetType,
  selections: readonly Selection[],
  freeBet: ChosenFreeBet | null,
): PayableBet {
  const legs = selections.map(({ outcomeId, latest }) => `${outcomeId}@${latest.odds}`);
  return {
    target,
    betType,
    selections,
    odds: combineOdds(selections.map(({ latest }) => latest.odds)),
    freeBet,
    content: [betType, ...legs.sort()].join(' '),
  };
}

/** Whether the refused free bet can't be used for this bet at all. Source: 3§8. */
export function isHardRefusal({ code }: Pick<FreeBetRefused, 'code'>): boolean {
  return FREE_BET_ERROR_EFFECTS[code].isHard;
}
