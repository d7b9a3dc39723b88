import { between, type Random } from '../world/random.ts';
import { GLYPHS } from './glyphs.ts';

const STEP = 40;
const HEIGHT = 72;
const SCALE = 6;
const NOISE_LINES = 4;

type Point = readonly [number, number];

/**
 * The characters as an SVG of lines: each is turned, moved and bent a little, and lines cross them. The file
 * names no character, so that it can't be read without looking at it.
 */
export function challengePicture(letters: string, random: Random): string {
  const width = STEP * letters.length + 16;
  const paths = [...letters].map((letter, place) => glyphPath(letter, 16 + place * STEP, random));
  const noise = Array.from({ length: NOISE_LINES }, () => noisePath(width, random));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" width="${width}" height="${HEIGHT}">`,
    `<path fill="#fff" d="M0 0h${width}v${HEIGHT}H0z"/>`,
    `<g fill="none" stroke="#5b6472" stroke-width="1">${noise.join('')}</g>`,
    `<g fill="none" stroke="#161a22" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">`,
    ...paths,
    '</g></svg>',
  ].join('');
}

function glyphPath(letter: string, left: number, random: Random): string {
  const angle = between(random, -0.25, 0.25);
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const top = HEIGHT / 2 + between(random, -7, 7);
  const place = ([x, y]: Point): Point => {
    const [dx, dy] = [(x - 2) * SCALE + bend(random), (y - 3) * SCALE + bend(random)];
    return [left + 2 * SCALE + dx * cos - dy * sin, top + dx * sin + dy * cos];
  };
  const lines = (GLYPHS[letter] ?? '').split('|').map((line) => line.split(' ').map(pointOf));
  return pathOf(lines.map((line) => line.map(place)));
}

function bend(random: Random): number {
  return between(random, -1.5, 1.5);
}

function pointOf(text: string): Point {
  const [x = 0, y = 0] = text.split(',').map(Number);
  return [x, y];
}

function noisePath(width: number, random: Random): string {
  const at = (x: number): Point => [x, between(random, 6, HEIGHT - 6)];
  return pathOf([[at(0), at(width / 3), at((2 * width) / 3), at(width)]]);
}

function pathOf(lines: readonly (readonly Point[])[]): string {
  const text = lines.map(
    (line) => `M${line.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`,
  );
  return `<path d="${text.join('')}"/>`;
}
