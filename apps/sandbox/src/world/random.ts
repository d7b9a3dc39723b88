/** A stream of numbers in [0, 1). */
export type Random = () => number;

/** The stream a key names: the same key, the same numbers, on every machine. */
export function seeded(...key: readonly (string | number)[]): Random {
  let state = hashed(key.join('/'));
  return () => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Smooth noise in [-1, 1] over time: a value at each period, straight lines between. */
export function noise(key: string, time: number, period: number): number {
  const at = time / period;
  const before = Math.floor(at);
  const from = knot(key, before);
  return from + (knot(key, before + 1) - from) * (at - before);
}

/** The elements in an order the stream draws. */
export function shuffled<Element>(elements: readonly Element[], random: Random): Element[] {
  return elements
    .map((element) => ({ element, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ element }) => element);
}

/** Time until the next event of a Poisson process of the given rate. */
export function exponential(random: Random, rate: number): number {
  return -Math.log(1 - random()) / rate;
}

export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random();
}

/** A draw of the normal distribution around 0. */
export function normal(random: Random, deviation: number): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random()));
  return deviation * radius * Math.cos(2 * Math.PI * random());
}

function knot(key: string, index: number): number {
  return seeded(key, index)() * 2 - 1;
}

function hashed(text: string): number {
  // FNV-1a
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash;
}

/** The moments of a Poisson process until a time. */
export function poissonTimes(random: Random, rate: number, until: number): number[] {
  const times: number[] = [];
  for (let at = exponential(random, rate); at < until; at += exponential(random, rate)) {
    times.push(at);
  }
  return times;
}
