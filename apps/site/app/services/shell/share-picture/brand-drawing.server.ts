import { readFileSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { BrandDrawing, Mark } from '../../../shapes/base/share-picture.ts';

const { resolve } = createRequire(import.meta.url);

interface BuiltTokens {
  readonly [brand: string]: Readonly<
    Record<'dark' | 'light', readonly { readonly path: string; readonly value: string }[]>
  >;
}

const drawings = new Map<string, Promise<BrandDrawing>>();

/** The drawing of a brand in its own scheme, read once. A reading that failed is not kept. */
export function brandDrawing(code: string, scheme: 'dark' | 'light'): Promise<BrandDrawing> {
  const known = drawings.get(code);
  if (known) return known;
  const drawing = readDrawing(code, scheme);
  drawings.set(code, drawing);
  void drawing.catch(() => drawings.delete(code));
  return drawing;
}

async function readDrawing(code: string, scheme: 'dark' | 'light'): Promise<BrandDrawing> {
  const folder = dirname(resolve(`@vitrine/brand-themes/assets/${code}/mark.svg`));
  const file = (await readdir(folder)).find((name) => name.endsWith('-latin.woff2'));
  if (!file) throw new Error(`The brand ${code} has no font`);
  const [{ create }, { default: decompress }] = await Promise.all([
    import('fontkit'),
    import('woff2-encoder/decompress'),
  ]);
  // fontkit reads the weights of a variable font only once it is decompressed.
  const font = create(Buffer.from(await decompress(await readFile(join(folder, file)))));
  if (!('getVariation' in font)) throw new Error(`${file} is a collection of fonts`);
  const tokens = JSON.parse(
    readFileSync(resolve('@vitrine/brand-themes/tokens.json'), 'utf8'),
  ) as BuiltTokens;
  const colours = new Map(tokens[code]?.[scheme].map(({ path, value }) => [path, value]));
  return {
    fonts: { regular: font.getVariation({ wght: 400 }), bold: font.getVariation({ wght: 700 }) },
    colour(role) {
      const value = colours.get(`color.${role}`);
      if (value === undefined) throw new Error(`The brand ${code} has no colour ${role}`);
      return value;
    },
    wordmark: markOf(readFileSync(join(folder, 'wordmark.svg'), 'utf8')),
    mark: markOf(readFileSync(join(folder, 'mark.svg'), 'utf8')),
    ownPicture: readFileSync(join(folder, 'social.png')),
  };
}

function markOf(svg: string): Mark {
  const [, viewBox = '0 0 1 1', shapes = ''] =
    /viewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/.exec(svg) ?? [];
  const [, , width = 1, height = 1] = viewBox.split(/\s+/).map(Number);
  return { viewBox, ratio: width / height, shapes };
}
