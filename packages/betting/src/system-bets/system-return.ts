import { heldToLargest, type MinorUnits } from '../base/money.ts';
import type { Odds } from '../base/odds.ts';
import { linesOf, type System } from './system.ts';

/** How a leg ended. A half result is that of a quarter line: half of the stake is void. */
export type LegEnd = 'won' | 'lost' | 'void' | 'halfWon' | 'halfLost';

export interface SettledLeg {
  readonly odds: Odds;
  readonly end: LegEnd;
}

/** What a system pays when so many of its legs win and the others lose. */
export interface WinsOutlook {
  readonly wins: number;
  /** With the winners of the lowest odds. */
  readonly least: MinorUnits;
  /** With the winners of the highest odds. */
  readonly most: MinorUnits;
}

/** What is staked in all, in minor units: the stake of a line for each line. */
export function systemStake(system: System, stakePerLine: MinorUnits): MinorUnits {
  return heldToLargest(BigInt(stakePerLine) * BigInt(linesOf(system).length));
}

/**
 * What a system pays, in minor units: each line is a bet of its own, exact and rounded down once. A void
 * leg counts with odds of 1. Throws RangeError for another number of legs than the system has.
 */
export function systemReturn(
  system: System,
  stakePerLine: MinorUnits,
  legs: readonly SettledLeg[],
): MinorUnits {
  if (legs.length !== system.legs) {
    throw new RangeError(`A system of ${system.legs} legs was given ${legs.length}`);
  }
  const factors = legs.map(factorOf);
  const lines = linesOf(system).map((line) => lineReturn(stakePerLine, line, factors));
  return heldToLargest(lines.reduce((sum, line) => sum + line, 0n));
}

/** What a system pays if every leg wins. */
export function potentialSystemReturn(
  system: System,
  stakePerLine: MinorUnits,
  odds: readonly Odds[],
): MinorUnits {
  return systemReturn(
    system,
    stakePerLine,
    wonWhere(odds, () => true),
  );
}

/**
 * What a system pays for each number of winners that pays at all, most winners first.
 *
 * @example
 * // every double of three legs at 2.00, 3.00 and 4.00, 1.00 a line
 * systemOutlook(doubles, minorUnits(100), odds) // 3 wins: 26.00; 2 wins: 6.00 to 12.00
 */
export function systemOutlook(
  system: System,
  stakePerLine: MinorUnits,
  odds: readonly Odds[],
): readonly WinsOutlook[] {
  const byOdds = odds
    .map((_, index) => index)
    .toSorted((a, b) => oddsAt(odds, a) - oddsAt(odds, b));
  const paidTo = (winners: readonly number[]) =>
    systemReturn(
      system,
      stakePerLine,
      wonWhere(odds, (index) => winners.includes(index)),
    );
  const least = Math.min(...system.sizes);
  return Array.from({ length: system.legs - least + 1 }, (_, index) => system.legs - index).map(
    (wins) => ({
      wins,
      least: paidTo(byOdds.slice(0, wins)),
      most: paidTo(byOdds.slice(byOdds.length - wins)),
    }),
  );
}

function oddsAt(odds: readonly Odds[], index: number): number {
  return odds[index] ?? 0;
}

function wonWhere(odds: readonly Odds[], isWon: (index: number) => boolean): readonly SettledLeg[] {
  return odds.map((price, index) => ({ odds: price, end: isWon(index) ? 'won' : 'lost' }));
}

/** Factors are in two-thousandths, so that half results are whole. */
const ONE = 2000n;

function factorOf({ odds, end }: SettledLeg): bigint {
  switch (end) {
    case 'won':
      return 2n * BigInt(odds);
    case 'void':
      return ONE;
    case 'lost':
      return 0n;
    case 'halfWon':
      return BigInt(odds) + ONE / 2n;
    case 'halfLost':
      return ONE / 2n;
  }
}

function lineReturn(
  stake: MinorUnits,
  line: readonly number[],
  factors: readonly bigint[],
): bigint {
  const product = line.reduce((all, leg) => all * (factors[leg] ?? 0n), BigInt(stake));
  return product / ONE ** BigInt(line.length);
}
