import table from '../../packages/brand-themes/dist/tokens.json';
import type { Scheme } from '../../packages/brand-themes/src/brand-facts.ts';
import { CONTRAST_PAIRS } from '../../packages/brand-themes/src/contrast-pairs.ts';

export interface Token {
  /** `color.on-action`. */
  readonly path: string;
  /** `--vt-color-on-action`. */
  readonly variable: string;
  readonly value: string;
  readonly description: string;
}

const tokensByBrand: Readonly<Record<string, Readonly<Record<Scheme, readonly Token[]>>>> = table;

/** A brand as it stands in a frame of Storybook. */
export interface Shown {
  readonly code: string;
  readonly scheme: Scheme;
}

/** The tokens of a brand in these groups: the first words of their paths. */
export function tokensOf({ code, scheme }: Shown, ...groups: readonly string[]): readonly Token[] {
  return (tokensByBrand[code]?.[scheme] ?? []).filter(({ path }) =>
    groups.some((group) => path === group || path.startsWith(`${group}.`)),
  );
}

export interface Reading {
  readonly on: string;
  readonly minimum: number;
  readonly ratio: number;
}

/** The grounds that a role is read upon in a brand, with its contrast there. */
export function readingsOf(shown: Shown, role: string): readonly Reading[] {
  const colours = new Map(tokensOf(shown, 'color').map(({ path, value }) => [path, value]));
  const colourOf = (name: string) => colours.get(`color.${name}`) ?? '';
  return CONTRAST_PAIRS.filter((pair) => pair.role === role).map(({ on, minimum }) => ({
    on,
    minimum,
    ratio: contrast(colourOf(role), opaque(colourOf(on), colourOf('ground'))),
  }));
}

/** A ground that lets the page through is judged as the page. */
function opaque(colour: string, ground: string): string {
  return colour.startsWith('#') ? colour : ground;
}

/** WCAG 2.2 contrast of two `#rrggbb`. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
