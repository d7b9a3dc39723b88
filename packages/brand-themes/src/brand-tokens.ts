import Color from 'colorjs.io';
import StyleDictionary from 'style-dictionary';
import type { DesignTokens, Transform, TransformedToken } from 'style-dictionary/types';
import { fontStack } from './fonts.ts';
import {
  overlay,
  overlayLayers,
  rolesOf,
  type TokenLayer,
  type TokenNode,
} from './token-layers.ts';

/** A role with the value one brand gives it. */
export interface BrandToken {
  /** DTCG path, `color.on-action`. */
  readonly path: string;
  /** CSS custom property, `--vt-color-on-action`. */
  readonly variable: string;
  /** CSS value, references resolved. */
  readonly value: string;
  readonly description: string;
}

interface Measure {
  readonly value: number;
  readonly unit: string;
}

const measure: Transform = {
  name: 'vitrine/measure',
  type: 'value',
  filter: ({ $type }) => $type === 'dimension' || $type === 'duration',
  transform: ({ $value }) => {
    const { value, unit } = $value as Measure;
    return `${value}${unit}`;
  },
};

const letterSpacing: Transform = {
  name: 'vitrine/letter-spacing',
  type: 'value',
  filter: ({ path }) => path[0] === 'letter',
  transform: ({ $value }) => `${String($value)}em`,
};

const TRANSFORMS = [
  'name/kebab',
  'color/css',
  'cubicBezier/css',
  'shadow/css/shorthand',
  measure.name,
  letterSpacing.name,
];

/** What the transforms leave over: a family takes its fallbacks, a shadow the colours of sRGB. */
function cssValue({ $type, $value }: TransformedToken): string {
  if ($type === 'fontFamily') {
    const [family = ''] = $value as readonly string[];
    return fontStack(family).family;
  }
  return String($value).replaceAll(/oklch\([^)]+\)/g, (colour) =>
    new Color(colour).to('srgb').toString({ precision: 3 }),
  );
}

/**
 * Resolves the layers into one value for each role. They may name steps of the scale, which are no
 * roles: nobody outside the brand's folder sees them.
 * Throws UnknownRoleError, UnknownFontError, or style-dictionary's error for a broken reference.
 */
export async function resolveTokens(
  layers: readonly TokenLayer[],
  scale: TokenNode = {},
): Promise<readonly BrandToken[]> {
  const roles = overlayLayers(layers);
  const known = new Set(rolesOf(roles));
  const dictionary = new StyleDictionary({
    tokens: overlay(roles, scale) as DesignTokens,
    usesDtcg: true,
    log: { verbosity: 'silent', warnings: 'disabled', errors: { brokenReferences: 'throw' } },
    hooks: {
      transforms: Object.fromEntries(
        [measure, letterSpacing].map((transform) => [transform.name, transform]),
      ),
    },
    platforms: { css: { prefix: 'vt', transforms: TRANSFORMS } },
  });
  const { allTokens } = await dictionary.getPlatformTokens('css');
  return allTokens
    .filter(({ path }) => known.has(path.join('.')))
    .map((token) => ({
      path: token.path.join('.'),
      variable: `--${token.name}`,
      value: cssValue(token),
      description: token.$description ?? '',
    }));
}

/** The value of a role. Throws RangeError when nothing defines it. */
export function tokenValue(tokens: readonly BrandToken[], path: string): string {
  const token = tokens.find((candidate) => candidate.path === path);
  if (token === undefined) throw new RangeError(`No token '${path}'`);
  return token.value;
}
