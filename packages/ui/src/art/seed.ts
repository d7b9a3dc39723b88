/** Gives one choice after the other, always the same ones for the same words. */
export interface Choices {
  /** A whole number from 0 below `count`. */
  next(count: number): number;
}

/** FNV-1a over the letters, then splitmix32 from choice to choice: stable over time and machines. */
export function choicesFor(words: string): Choices {
  let state = 0x811c9dc5;
  for (const letter of words) {
    state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return {
    next(count) {
      state = (state + 0x9e3779b9) | 0;
      let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
      mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
      return ((mixed ^ (mixed >>> 16)) >>> 0) % count;
    },
  };
}
