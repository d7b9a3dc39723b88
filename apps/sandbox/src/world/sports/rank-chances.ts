import { normalCdf } from './normal.ts';

/** What is known of how one of many will end: a normal result, the higher the better. */
export interface Contender {
  readonly mean: number;
  readonly deviation: number;
  /** Chance to be placed at all, such as to finish a race. */
  readonly stays: number;
}

/** Nodes and weights of the integral over a contender's own result. */
const NODES: readonly { readonly z: number; readonly weight: number }[] = nodes();

/**
 * Chance of each contender to be among the best `places`, results being independent. The chances
 * add up to the number of places that can be taken.
 */
export function rankChances(contenders: readonly Contender[], places: number): readonly number[] {
  // The strongest first: most of the others are soon seen to have no chance.
  const rivals = contenders.filter(({ stays }) => stays > 0).sort((a, b) => b.mean - a.mean);
  const chances = contenders.map((contender) =>
    contender.stays === 0 ? 0 : contender.stays * placedChance(contender, rivals, places),
  );
  return scaled(chances, Math.min(places, rivals.length));
}

/** Chance of one contender to end before another, given that one is placed; null if neither is. */
export function duelChance(one: Contender, other: Contender): number | null {
  const placed = 1 - (1 - one.stays) * (1 - other.stays);
  if (placed === 0) return null;
  const spread = Math.hypot(one.deviation, other.deviation);
  const ahead = normalCdf((one.mean - other.mean) / spread);
  return (one.stays * (1 - other.stays) + one.stays * other.stays * ahead) / placed;
}

/** Chance that fewer than `places` others end before one who is placed. */
function placedChance(own: Contender, rivals: readonly Contender[], places: number): number {
  // ahead[count]: chance that so many of those looked at so far are ahead, up to places - 1.
  const ahead = new Float64Array(places);
  let chance = 0;
  for (const { z, weight } of NODES) {
    chance += weight * fewerAhead(ahead, own, rivals, own.mean + own.deviation * z);
  }
  return chance;
}

function fewerAhead(
  ahead: Float64Array,
  own: Contender,
  rivals: readonly Contender[],
  result: number,
): number {
  ahead.fill(0);
  ahead[0] = 1;
  let fewer = 1;
  for (const rival of rivals) {
    if (rival === own) continue;
    const isAhead = rival.stays * chanceAbove((rival.mean - result) / rival.deviation);
    if (isAhead === 0) continue;
    fewer = 0;
    for (let count = ahead.length - 1; count >= 0; count -= 1) {
      const before = count > 0 ? (ahead[count - 1] ?? 0) : 0;
      const chance = (ahead[count] ?? 0) * (1 - isAhead) + before * isAhead;
      ahead[count] = chance;
      fewer += chance;
    }
    if (fewer < NEGLIGIBLE) return 0;
  }
  return fewer;
}

/** Less than this is no chance. */
const NEGLIGIBLE = 1e-7;
/** Beyond this many deviations nothing is left to chance. */
const CERTAIN = 5;

function chanceAbove(deviations: number): number {
  if (deviations >= CERTAIN) return 1;
  return deviations <= -CERTAIN ? 0 : normalCdf(deviations);
}

/** Chances multiplied until they add up to the places, none above certainty. */
function scaled(chances: readonly number[], places: number): readonly number[] {
  const sum = chances.reduce((total, chance) => total + chance, 0);
  return sum === 0 ? chances : chances.map((chance) => Math.min(1, (chance * places) / sum));
}

function nodes(): { z: number; weight: number }[] {
  const step = 0.25;
  const weights = Array.from({ length: 33 }, (_, index) => {
    const z = (index - 16) * step;
    return { z, weight: Math.exp((-z * z) / 2) };
  });
  const sum = weights.reduce((total, { weight }) => total + weight, 0);
  return weights.map(({ z, weight }) => ({ z, weight: weight / sum }));
}
