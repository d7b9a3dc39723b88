import { oddsFromThousandths, oddsToDecimal, type Odds } from '@vitrine/betting/base/odds';

const LOWEST = 1.01;
const HIGHEST = 501;

/** Steps of a bookmaker's prices: each holds below its limit. */
const STEPS: readonly { readonly below: number; readonly step: number }[] = [
  { below: 3, step: 0.01 },
  { below: 6, step: 0.05 },
  { below: 10, step: 0.1 },
  { below: 20, step: 0.5 },
  { below: 100, step: 1 },
  { below: Infinity, step: 10 },
];

/** The price of a chance under a margin, on the ladder of prices and within its ends. */
export function priced(chance: number, margin: number): Odds {
  return onLadder(1 / (chance * (1 + margin)));
}

/** A price multiplied, on the ladder again. */
export function movedOdds(odds: Odds, factor: number): Odds {
  return onLadder(oddsToDecimal(odds) * factor);
}

function onLadder(fair: number): Odds {
  const price = Math.min(HIGHEST, Math.max(LOWEST, fair));
  if (price === HIGHEST) return oddsFromThousandths(HIGHEST * 1000);
  const step = STEPS.find(({ below }) => price < below)?.step ?? 1;
  return oddsFromThousandths(Math.round(Math.round(price / step) * step * 1000));
}

/** A market's own margin, from 5% to 7%. */
export function marginOf(draw: number): number {
  return 0.05 + 0.02 * draw;
}
