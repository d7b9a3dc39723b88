/** One letter as the middle of its stroke: x-height 20 to 60, ascenders from 0, descenders to 80. */
interface Glyph {
  readonly path: string;
  readonly width: number;
}

/** A name with a letter this alphabet doesn't have. */
export class UndrawableNameError extends Error {
  override readonly name = 'UndrawableNameError';
  constructor(name: string, letter: string) {
    super(`'${name}' can't be drawn: no letter '${letter}'`);
  }
}

const BOWL = 'M40 40a20 20 0 1 0-40 0a20 20 0 1 0 40 0';

const GLYPHS: Readonly<Record<string, Glyph>> = {
  a: { path: `${BOWL}M40 20V60`, width: 40 },
  b: { path: `${BOWL}M0 0V60`, width: 40 },
  c: { path: 'M34 26A20 20 0 1 0 34 54', width: 36 },
  d: { path: `${BOWL}M40 0V60`, width: 40 },
  e: { path: 'M0 40H40A20 20 0 1 0 34 54', width: 40 },
  f: { path: 'M24 0C14 0 10 5 10 14V60M0 20H22', width: 24 },
  g: { path: `${BOWL}M40 20V60A20 19 0 0 1 4 70`, width: 40 },
  h: { path: 'M0 0V60M0 40A18 20 0 0 1 36 40V60', width: 36 },
  i: { path: 'M0 20V60', width: 0 },
  j: { path: 'M10 20V66A12 12 0 0 1 0 77', width: 10 },
  k: { path: 'M0 0V60M30 20L3 42M12 35L32 60', width: 32 },
  l: { path: 'M0 0V60', width: 0 },
  m: { path: 'M0 20V60M0 38A16 18 0 0 1 32 38V60M32 38A16 18 0 0 1 64 38V60', width: 64 },
  n: { path: 'M0 20V60M0 40A18 20 0 0 1 36 40V60', width: 36 },
  o: { path: BOWL, width: 40 },
  p: { path: `${BOWL}M0 20V80`, width: 40 },
  q: { path: `${BOWL}M40 20V80`, width: 40 },
  r: { path: 'M0 20V60M0 40A20 20 0 0 1 20 20', width: 20 },
  s: {
    path: 'M29 27C25 22 20 20 15 20C7 20 2 24 2 30C2 44 31 36 31 50C31 56 25 60 16 60C9 60 4 58 0 53',
    width: 31,
  },
  t: { path: 'M10 4V46A14 14 0 0 0 24 60M0 20H24', width: 24 },
  u: { path: 'M0 20V40A18 20 0 0 0 36 40V20M36 20V60', width: 36 },
  v: { path: 'M0 20L18 60L36 20', width: 36 },
  w: { path: 'M0 20L14 60L28 22L42 60L56 20', width: 56 },
  x: { path: 'M0 20L34 60M34 20L0 60', width: 34 },
  y: { path: 'M0 20L18 60M36 20L10 80', width: 36 },
  z: { path: 'M0 20H32L0 60H32', width: 32 },
  ' ': { path: '', width: 12 },
};

/** Marks over and under a letter, drawn around its middle. */
const MARKS: Readonly<Record<string, string>> = {
  '\u0301': 'M-5 7L6-4',
  '\u0302': 'M-11 7L0-3L11 7',
  '\u0303': 'M-12 6C-6-6 6 10 12-2',
  '\u0308': 'M-9 0V4M9 0V4',
  '\u0327': 'M0 62C9 66 6 76-4 75',
};
const DOT = 'M0 1V6';

const LETTER_GAP = 19;
const BOX_TOP = -8;
const BOX_HEIGHT = 96;

function placed(path: string, x: number): string {
  return path === '' ? '' : `<path transform="translate(${x})" d="${path}"/>`;
}

/**
 * Draws a name in one even stroke, in the colour of the text around it. Every name stands in a box
 * of the same height, so that brands line up. Throws UndrawableNameError.
 */
export function drawWordmark(name: string, stroke: number): string {
  const shapes: string[] = [];
  let x = stroke / 2;
  let middle = x;
  let marked = '';
  const signs = [...name.toLowerCase().normalize('NFD')];
  signs.forEach((sign, at) => {
    const mark = MARKS[sign];
    if (mark !== undefined) {
      shapes.push(placed(mark, middle));
      return;
    }
    const glyph = GLYPHS[sign];
    if (glyph === undefined) throw new UndrawableNameError(name, sign);
    marked = signs[at + 1] ?? '';
    middle = x + glyph.width / 2;
    shapes.push(placed(glyph.path, x));
    if (sign === 'i' && MARKS[marked] === undefined) shapes.push(placed(DOT, x));
    if (sign === 'j') shapes.push(placed(DOT, x + glyph.width));
    x += glyph.width + LETTER_GAP;
  });
  const width = x - LETTER_GAP + stroke / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${BOX_TOP} ${width} ${BOX_HEIGHT}" fill="none" stroke="currentColor" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round">`,
    ...shapes,
    '</svg>',
    '',
  ].join('\n');
}

/** Draws the first letter of a name, centred in a box of 64. Throws UndrawableNameError. */
export function drawInitial(name: string, stroke: number): string {
  const [letter = ''] = name.toLowerCase().normalize('NFD');
  const glyph = GLYPHS[letter];
  if (glyph === undefined || letter === ' ') throw new UndrawableNameError(name, letter);
  const scale = 0.7;
  const x = 32 - (glyph.width * scale) / 2;
  return `<path transform="translate(${x} 4) scale(${scale})" d="${glyph.path}" fill="none" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round"/>`;
}
