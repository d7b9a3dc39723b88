/** Draws from one stream of numbers, the same for the same seed. */
export interface Draw {
  /** An integer from 0 up to, but not including, the limit. */
  below(limit: number): number;
  chance(of: number): boolean;
  pick<const Item>(items: readonly [Item, ...Item[]]): Item;
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
    below: (limit) => Math.floor(next() * limit),
    chance: (of) => next() < of,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  };
}
