/** Draws from one stream of numbers, the same for the same seed. */
export interface Draw {
  /** An integer between two others, both included. */
  integer(low: number, high: number): number;
  /** True with a chance from 0 to 1. */
  chance(of: number): boolean;
  pick<Item>(items: readonly Item[]): Item | undefined;
  /** One of the names, each as likely as its weight. */
  weighted<Name extends string>(weights: Readonly<Record<Name, number>>): Name;
}

export function createDraw(seed: number): Draw {
  let state = seed | 0;

  // mulberry32
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  return {
    integer: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (of) => next() < of,
    pick: (items) => items[Math.floor(next() * items.length)],
    weighted(weights) {
      const entries = Object.entries(weights) as [keyof typeof weights, number][];
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [name, weight] of entries) {
        left -= weight;
        if (left < 0) return name;
      }
      throw new RangeError('Nothing to draw from');
    },
  };
}
