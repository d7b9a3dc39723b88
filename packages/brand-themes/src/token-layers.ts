import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOOK_CHOICES, SCHEMES, type Look, type Scheme } from './brand-facts.ts';
import { BRANDS_ROOT } from './brands.ts';

const TOKENS_ROOT = fileURLToPath(new URL('../tokens', import.meta.url));

/** A group of DTCG tokens, or a token when it has a `$value`. */
export interface TokenNode {
  readonly [name: string]: unknown;
}

/** One token file. Only the base is complete; every other names what it changes. */
export interface TokenLayer {
  readonly file: string;
  readonly tokens: TokenNode;
}

/** What decides which layers lie between the base and the brand's own tokens. */
export interface Style {
  readonly scheme: Scheme;
  readonly look: Look;
}

/** A layer that speaks of a role the base doesn't define. */
export class UnknownRoleError extends Error {
  override readonly name = 'UnknownRoleError';
  constructor(file: string, role: string) {
    super(`${file}: no role '${role}' in base.tokens.json`);
  }
}

export function isNode(value: unknown): value is TokenNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readLayer(root: string, file: string): TokenLayer {
  return { file, tokens: JSON.parse(readFileSync(join(root, file), 'utf8')) as TokenNode };
}

/** The base and the layers of scheme, density, header, card, odds, tabs and list, in this order. */
export function sharedLayers({ scheme, look }: Style): readonly TokenLayer[] {
  const axes = Object.keys(LOOK_CHOICES) as readonly (keyof Look)[];
  const chosen = [
    ...(scheme === SCHEMES[0] ? [] : [`scheme/${scheme}`]),
    ...axes
      .filter((axis) => look[axis] !== LOOK_CHOICES[axis][0])
      .map((axis) => `${axis}/${look[axis]}`),
  ];
  return ['base', ...chosen].map((name) => readLayer(TOKENS_ROOT, `${name}.tokens.json`));
}

/** The brand's own sparse tokens. */
export function brandLayer(code: string, root = BRANDS_ROOT): TokenLayer {
  return readLayer(root, join(code, 'tokens.json'));
}

/** The brand's sparse colours in the scheme that is not its own. */
export function otherSchemeLayer(code: string, root = BRANDS_ROOT): TokenLayer {
  return readLayer(root, join(code, 'other-scheme.json'));
}

/** The brand's scale: ramps of colours, whose steps its two files name as `{color.brand.7}`. */
export function brandScale(code: string, root = BRANDS_ROOT): TokenNode {
  return readLayer(root, join(code, 'scale.json')).tokens;
}

/** What of the brand's own tokens holds in either scheme: shape, type and motion. */
export function schemelessLayer({ file, tokens }: TokenLayer): TokenLayer {
  const kept = Object.entries(tokens).filter(([group]) => group !== 'color' && group !== 'shadow');
  return { file, tokens: Object.fromEntries(kept) };
}

/** Every role of a layer with its path, `color.action`. */
export function rolesOf(tokens: TokenNode, path: readonly string[] = []): readonly string[] {
  if ('$value' in tokens) return [path.join('.')];
  return Object.entries(tokens).flatMap(([name, child]) =>
    isNode(child) && !name.startsWith('$') ? rolesOf(child, [...path, name]) : [],
  );
}

/** One node laid over another, token by token. */
export function overlay(below: TokenNode, above: TokenNode): TokenNode {
  const merged: Record<string, unknown> = { ...below };
  for (const [name, value] of Object.entries(above)) {
    const under = below[name];
    merged[name] =
      !name.startsWith('$') && isNode(value) && isNode(under) ? overlay(under, value) : value;
  }
  return merged;
}

/** Lays the layers one over another. Throws UnknownRoleError for a role the first one lacks. */
export function overlayLayers(layers: readonly TokenLayer[]): TokenNode {
  const [base, ...overrides] = layers;
  if (base === undefined) return {};
  const known = new Set(rolesOf(base.tokens));
  for (const { file, tokens } of overrides) {
    const stranger = rolesOf(tokens).find((role) => !known.has(role));
    if (stranger !== undefined) throw new UnknownRoleError(file, stranger);
  }
  return overrides.reduce((below, { tokens }) => overlay(below, tokens), base.tokens);
}
