import type { Font } from 'fontkit';

export interface LineOfText {
  readonly text: string;
  readonly font: Font;
  /** Height of the letters' box in pixels. */
  readonly size: number;
  readonly x: number;
  /** The line on which the letters stand. */
  readonly y: number;
  readonly fill: string;
  /** A longer text is cut, with dots at its end. */
  readonly maxWidth: number;
  readonly align?: 'start' | 'middle' | 'end';
}

/**
 * A line of text as outlines, so that the picture is the same on every machine. Letters that the font
 * lacks are left out.
 */
export function textOutlines(line: LineOfText): string {
  const { font, size, x, y, fill, maxWidth, align = 'start' } = line;
  const scale = size / font.unitsPerEm;
  const { glyphs, positions, width } = fitted(line, maxWidth / scale);
  const start = x - { start: 0, middle: 0.5, end: 1 }[align] * width * scale;
  let at = 0;
  const outlines = glyphs.map((glyph, index) => {
    const position = positions[index];
    const outline = `<path transform="translate(${at + (position?.xOffset ?? 0)} 0)" d="${glyph.path.toSVG()}"/>`;
    at += position?.xAdvance ?? 0;
    return outline;
  });
  return `<g fill="${fill}" transform="translate(${start} ${y}) scale(${scale} ${-scale})">${outlines.join('')}</g>`;
}

function fitted({ text, font }: LineOfText, maxUnits: number) {
  const known = [...text.normalize('NFC').replaceAll(/\s+/g, ' ')]
    .filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    .join('');
  let length = known.length;
  for (;;) {
    const shown = length === known.length ? known : `${known.slice(0, length).trimEnd()}…`;
    const { glyphs, positions, advanceWidth } = font.layout(shown);
    if (advanceWidth <= maxUnits || length <= 1) return { glyphs, positions, width: advanceWidth };
    length -= 1;
  }
}
