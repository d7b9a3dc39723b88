import type { ScoreCell } from './score-model.ts';

interface Goals {
  readonly home: number;
  readonly away: number;
}

/** The grid counts up to this many further goals of each side. */
const FURTHER_GOALS = 9;

/** Chances of the final scores when so many more goals are expected of each side, one by one. */
export function goalGrid(score: Goals, expected: Goals): readonly ScoreCell[] {
  const home = poissonChances(expected.home);
  const away = poissonChances(expected.away);
  return home.flatMap((homeChance, homeMore) =>
    away.map((awayChance, awayMore) => ({
      home: score.home + homeMore,
      away: score.away + awayMore,
      chance: homeChance * awayChance,
    })),
  );
}

function poissonChances(mean: number): number[] {
  const chances = [Math.exp(-mean)];
  for (let count = 1; count <= FURTHER_GOALS; count += 1) {
    chances.push(((chances[count - 1] ?? 0) * mean) / count);
  }
  const total = chances.reduce((sum, chance) => sum + chance, 0);
  return chances.map((chance) => chance / total);
}
