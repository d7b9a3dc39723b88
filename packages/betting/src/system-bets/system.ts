/** The systems that have a name, from the fewest legs to the most. */
export type SystemName =
  | 'trixie'
  | 'patent'
  | 'yankee'
  | 'lucky15'
  | 'superYankee'
  | 'lucky31'
  | 'heinz'
  | 'lucky63'
  | 'superHeinz'
  | 'goliath';

/** A bet of several multiples over the same legs: each multiple is a line with a stake of its own. */
export interface System {
  /** How many legs it has. */
  readonly legs: number;
  /** How many legs a line has, smallest first: `[2, 3]` is every double and the treble of three legs. */
  readonly sizes: readonly number[];
  /** Null for the plain ones, which are called by their numbers: 2 of 4. */
  readonly name: SystemName | null;
}

export const SYSTEM_LEGS = { least: 3, most: 8 } as const;

/** Every multiple of the legs, without singles and with them. */
const FULL_COVERS: Readonly<Record<number, readonly (readonly [SystemName, from: 1 | 2])[]>> = {
  3: [
    ['trixie', 2],
    ['patent', 1],
  ],
  4: [
    ['yankee', 2],
    ['lucky15', 1],
  ],
  5: [
    ['superYankee', 2],
    ['lucky31', 1],
  ],
  6: [
    ['heinz', 2],
    ['lucky63', 1],
  ],
  7: [['superHeinz', 2]],
  8: [['goliath', 2]],
};

/**
 * The systems of so many legs: the plain ones first, then those with a name. None below three legs, which
 * make one multiple, and none above eight, whose lines nobody could look through.
 *
 * @example
 * systemsOf(3) // 2 of 3, trixie, patent
 */
export function systemsOf(legs: number): readonly System[] {
  if (!Number.isInteger(legs) || legs < SYSTEM_LEGS.least || legs > SYSTEM_LEGS.most) return [];
  const plain = numbers(2, legs - 1).map((size): System => ({ legs, sizes: [size], name: null }));
  const named = (FULL_COVERS[legs] ?? []).map(([name, from]): System => ({
    legs,
    sizes: numbers(from, legs),
    name,
  }));
  return [...plain, ...named];
}

function numbers(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/**
 * The lines of a system: the places of the legs of each, counted from 0, smaller lines first.
 *
 * @example
 * linesOf({ legs: 3, sizes: [2], name: null }) // [[0, 1], [0, 2], [1, 2]]
 */
export function linesOf({ legs, sizes }: System): readonly (readonly number[])[] {
  return sizes.flatMap((size) => choices(size, 0, legs));
}

function choices(size: number, from: number, legs: number): readonly (readonly number[])[] {
  if (size === 0) return [[]];
  return numbers(from, legs - size).flatMap((first) =>
    choices(size - 1, first + 1, legs).map((others) => [first, ...others]),
  );
}
