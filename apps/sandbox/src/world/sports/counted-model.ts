import { countResult, type CountLine } from '../offer/outcome-terms.ts';
import type { ScoreModel } from './score-model.ts';

/** What of a count is known: how many there were, and how many more are expected. */
export interface CountNow {
  readonly soFar: number;
  readonly expected: number;
}

/** Beyond so many more nothing is worth counting. */
const MOST_MORE = 40;

/**
 * A model that also knows what is counted besides the score. Counts fall by Poisson processes that have
 * nothing to do with the goals or with one another.
 */
export function countedModel(
  score: ScoreModel,
  counts: Readonly<Record<CountLine['counted'], CountNow>>,
): ScoreModel {
  return {
    chance(...outcomes) {
      const lines = outcomes.flatMap(({ count }) => count ?? []);
      const ofScore = score.chance(...outcomes.filter(({ count }) => !count));
      return (['corners', 'cards'] as const).reduce((chance, counted) => {
        const own = lines.filter((line) => line.counted === counted);
        return own.length === 0 ? chance : chance * countChance(own, counts[counted]);
      }, ofScore);
    },
  };
}

/** The chance that all lines win. */
function countChance(lines: readonly CountLine[], { soFar, expected }: CountNow): number {
  let chance = Math.exp(-expected);
  let winning = 0;
  for (let more = 0; more <= MOST_MORE; more += 1) {
    if (lines.every((line) => countResult(line, soFar + more) === 'won')) winning += chance;
    chance *= expected / (more + 1);
  }
  return winning;
}
