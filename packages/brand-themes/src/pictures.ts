import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Brand } from './brand-check.ts';
import { tokenValue } from './brand-tokens.ts';

/** A picture drawn from a brand's marks, in the format that asks for pixels. */
export interface Picture {
  readonly name: string;
  readonly content: Buffer;
}

const SOCIAL = { width: 1200, height: 630 } as const;
/** Share of a maskable icon that no mask cuts away, as a square in its middle. */
const SAFE_SHARE = 0.56;

interface Drawing {
  /** `x y width height`. */
  readonly viewBox: string;
  /** Width for a height of one. */
  readonly ratio: number;
  readonly shapes: string;
}

function readDrawing(folder: string, name: string): Drawing {
  const text = readFileSync(join(folder, `${name}.svg`), 'utf8');
  const [, viewBox = '0 0 1 1', shapes = ''] =
    /viewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/.exec(text) ?? [];
  const [, , width = 1, height = 1] = viewBox.split(/\s+/).map(Number);
  return { viewBox, ratio: width / height, shapes };
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function placed({ viewBox, shapes }: Drawing, { x, y, width, height }: Place, more = ''): string {
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}" ${more}>${shapes}</svg>`;
}

function png(svg: string, width: number, height = width): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize(width, height).png({ compressionLevel: 9 }).toBuffer();
}

function canvas(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}

function centred(drawing: Drawing, box: Place): Place {
  const width = Math.min(box.width, box.height * drawing.ratio);
  const height = width / drawing.ratio;
  return {
    x: box.x + (box.width - width) / 2,
    y: box.y + (box.height - height) / 2,
    width,
    height,
  };
}

/** The mark on the header's colour to every edge, all of it within what a mask leaves. */
function maskable(mark: Drawing, ground: string): string {
  const side = 512;
  const inner = side * SAFE_SHARE;
  const box = { x: (side - inner) / 2, y: (side - inner) / 2, width: inner, height: inner };
  return canvas(
    side,
    side,
    `<rect width="${side}" height="${side}" fill="${ground}"/>${placed(mark, centred(mark, box))}`,
  );
}

/** The name on the header's colour, the mark large and cut behind it, a bar in the accent below. */
function social(mark: Drawing, wordmark: Drawing, colour: (role: string) => string): string {
  const { width, height } = SOCIAL;
  const behind = {
    x: width * 0.56,
    y: -height * 0.12,
    width: height * 1.24,
    height: height * 1.24,
  };
  const name = centred(wordmark, { x: 90, y: 190, width: 620, height: 230 });
  return canvas(
    width,
    height,
    [
      `<rect width="${width}" height="${height}" fill="${colour('header')}"/>`,
      `<g opacity="0.22">${placed(mark, centred(mark, behind))}</g>`,
      placed(wordmark, { ...name, x: 90 }, `color="${colour('on-header')}"`),
      `<rect y="${height - 20}" width="${width}" height="20" fill="${colour('accent')}"/>`,
    ].join(''),
  );
}

/** The icons of an installed app, and the picture that a shared link shows. */
export async function brandPictures(brand: Brand, root: string): Promise<readonly Picture[]> {
  const folder = join(root, brand.facts.code, 'logo');
  const colour = (role: string) => tokenValue(brand.tokens, `color.${role}`);
  const mark = readDrawing(folder, 'mark');
  const tile = readFileSync(join(folder, 'favicon.svg'), 'utf8');
  const masked = maskable(mark, colour('header'));
  const card = social(mark, readDrawing(folder, 'wordmark'), colour);
  const [small, large, maskableIcon, touch, shared] = await Promise.all([
    png(tile, 192),
    png(tile, 512),
    png(masked, 512),
    png(masked, 180),
    png(card, SOCIAL.width, SOCIAL.height),
  ]);
  return [
    { name: 'icon-192.png', content: small },
    { name: 'icon-512.png', content: large },
    { name: 'icon-maskable-512.png', content: maskableIcon },
    { name: 'apple-touch-icon.png', content: touch },
    { name: 'social.png', content: shared },
  ];
}
