import type { CurrencyCode } from './country-rules.ts';

/** What a currency settles for each brand that pays in it. Amounts are integer minor units. */
export interface CurrencyRules {
  /** The smallest step between two amounts that are written: 0.01, or one peso of Colombia. */
  readonly smallestAmount: number;
  /** What a deposit offers for one tap: eight steps. */
  readonly quickAmounts: readonly number[];
  /** What one tap adds to a stake: four steps. */
  readonly quickStakes: readonly number[];
  /** A bet with a higher stake is tracked as a large one. */
  readonly largeStake: number;
}

const MINOR_PER_UNIT = 100;

/** Source: 1§5. */
const DEPOSIT_STEPS = [10, 20, 30, 50, 100, 200, 500, 1000];
const STAKE_STEPS = [5, 10, 20, 50];
/** Source: 3§9. */
const LARGE_STAKE = 1000;

/** The steps in a currency of which `worth` units buy about what one real buys. */
function ladder(worth: number): Omit<CurrencyRules, 'smallestAmount'> {
  const inMinorUnits = (step: number) => step * worth * MINOR_PER_UNIT;
  return {
    quickAmounts: DEPOSIT_STEPS.map(inMinorUnits),
    quickStakes: STAKE_STEPS.map(inMinorUnits),
    largeStake: inMinorUnits(LARGE_STAKE),
  };
}

const CENT = 1;
const WITH_CENTS: CurrencyRules = { smallestAmount: CENT, ...ladder(1) };

/** Source: 1§5, whose one list of amounts is meant for currencies of about the real's worth. */
export const CURRENCY_RULES: Readonly<Record<CurrencyCode, CurrencyRules>> = {
  BRL: WITH_CENTS,
  PEN: WITH_CENTS,
  USD: WITH_CENTS,
  GTQ: WITH_CENTS,
  MXN: { smallestAmount: CENT, ...ladder(10) },
  COP: { smallestAmount: MINOR_PER_UNIT, ...ladder(1000) },
};
