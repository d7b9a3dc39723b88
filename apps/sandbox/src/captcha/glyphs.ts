/**
 * Characters as lines on a grid of 4 by 6, several lines separated by `|`. None looks like another, such
 * as O and 0.
 */
export const GLYPHS: Readonly<Record<string, string>> = {
  A: '0,6 2,0 4,6|1,4 3,4',
  C: '4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5',
  E: '4,0 0,0 0,6 4,6|0,3 3,3',
  F: '4,0 0,0 0,6|0,3 3,3',
  H: '0,0 0,6|4,0 4,6|0,3 4,3',
  K: '0,0 0,6|4,0 0,3 4,6',
  L: '0,0 0,6 4,6',
  M: '0,6 0,0 2,3 4,0 4,6',
  N: '0,6 0,0 4,6 4,0',
  P: '0,6 0,0 3,0 4,1 4,2 3,3 0,3',
  R: '0,6 0,0 3,0 4,1 4,2 3,3 0,3|2,3 4,6',
  T: '0,0 4,0|2,0 2,6',
  X: '0,0 4,6|4,0 0,6',
  Y: '0,0 2,3 4,0|2,3 2,6',
  3: '0,0 4,0 2,2 4,4 4,5 3,6 1,6 0,5',
  4: '3,6 3,0 0,4 4,4',
  7: '0,0 4,0 1,6',
};

export const GLYPH_NAMES = Object.keys(GLYPHS).join('');
