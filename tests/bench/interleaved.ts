/**
 * Measures several things in turns, round after round, so that a machine that is slow for a while is
 * slow for all of them. Resolves with the measurements of each name, in the order of the rounds.
 */
export async function interleaved<Name extends string, Measurement>(
  rounds: number,
  measures: Readonly<Record<Name, () => Promise<Measurement>>>,
): Promise<Readonly<Record<Name, readonly Measurement[]>>> {
  const names = Object.keys(measures) as Name[];
  const found = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Name,
    Measurement[]
  >;
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) found[name].push(await measures[name]());
  }
  return found;
}

/** The middle one of some numbers; NaN when there are none. */
export function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}

/** The median of the ratios of ours to the floor, each pair from one round. */
export function medianRatio(ours: readonly number[], floor: readonly number[]): number {
  return median(ours.map((value, round) => value / (floor[round] ?? NaN)));
}
