import { wordHash } from './word-hash.ts';

/** Gives one choice after the other, always the same ones for the same words. */
export interface Choices {
  /** A whole number from 0 below `count`. */
  next(count: number): number;
}

/** The hash of the words, then splitmix32 from choice to choice: stable over time and machines. */
export function choicesFor(words: string): Choices {
  let state = wordHash(words);
  return {
    next(count) {
      state = (state + 0x9e3779b9) | 0;
      let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
      mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
      return ((mixed ^ (mixed >>> 16)) >>> 0) % count;
    },
  };
}
