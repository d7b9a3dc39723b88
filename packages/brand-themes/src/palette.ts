import Color from 'colorjs.io';
import type { Scheme } from './brand-facts.ts';
import { resolveTokens, type BrandToken } from './brand-tokens.ts';
import { CONTRAST_PAIRS, type ContrastPair } from './contrast-pairs.ts';
import { contrastRatio } from './contrast.ts';
import type { Style, TokenLayer, TokenNode } from './token-layers.ts';

/** The two colours a new brand starts from, and the style they are for. */
export interface PaletteSeed extends Style {
  readonly action: string;
  readonly ground: string;
}

/** Two colours no legible palette comes of. */
export class PaletteError extends Error {
  override readonly name = 'PaletteError';
}

/** Lightness, chroma and hue of a role, in OKLCH. */
type Oklch = readonly [lightness: number, chroma: number, hue: number];
type Palette = Readonly<Record<string, Oklch>>;

const STEP = 0.005;
const rounded = (value: number) => Math.round(value * 10_000) / 10_000;
const clamped = (lightness: number) => Math.min(1, Math.max(0, lightness));

function oklch(colour: string): Oklch {
  const [lightness, chroma, hue] = new Color(colour).to('oklch').coords;
  return [lightness ?? 0, chroma ?? 0, hue ?? 0];
}

/** The nearest colour of the same lightness and hue that an sRGB screen can show. */
function shown([lightness, chroma, hue]: Oklch): Oklch {
  const l = rounded(clamped(lightness));
  const h = Math.round(hue * 100) / 100;
  let c = l === 0 || l === 1 ? 0 : rounded(chroma);
  while (c > 0 && !new Color('oklch', [l, c, h]).inGamut('srgb', { epsilon: 0.001 })) {
    c = Math.max(0, rounded(c - 0.0005));
  }
  return [l, c, h];
}

function css(colour: Oklch): string {
  return new Color('oklch', [...colour]).to('srgb').toString({ format: 'hex' });
}

/** The colour on which a text of the same hue reads best: nearly black or nearly white. */
function textUpon(colour: Oklch): Oklch {
  const [, , hue] = colour;
  const dark: Oklch = [0.16, 0.03, hue];
  const ground = new Color(css(shown(colour)));
  const onDark = ground.contrastWCAG21(new Color(css(shown(dark))));
  return onDark >= ground.contrastWCAG21('white') ? dark : [1, 0, 0];
}

/** The scheme that a ground belongs to. */
export function schemeOfGround(ground: string): Scheme {
  return oklch(ground)[0] < 0.5 ? 'dark' : 'light';
}

/** A ground of another one's hue for a scheme: nearly black or nearly white. */
export function groundOf(colour: string, scheme: Scheme): string {
  const [, chroma, hue] = oklch(colour);
  const lightness = scheme === 'dark' ? 0.19 : 0.97;
  return css(shown([lightness, Math.min(chroma, scheme === 'dark' ? 0.04 : 0.015), hue]));
}

function dark([lightness, chroma, hue]: Oklch, action: Oklch): Palette {
  const surface = (lift: number): Oklch => [lightness + lift, chroma * (1 + lift * 4), hue];
  return {
    ground: surface(0),
    card: surface(0.05),
    raised: surface(0.11),
    hairline: surface(0.16),
    field: surface(0.025),
    skeleton: surface(0.1),
    odds: surface(0.15),
    'odds-hover': surface(0.2),
    text: [0.975, 0.01, hue],
    'text-muted': [0.77, 0.045, hue],
    'control-border': [0.6, 0.06, hue],
    'odds-label': [0.84, 0.04, hue],
    link: [Math.max(action[0], 0.78), action[1] * 0.7, action[2]],
  };
}

function light([lightness, chroma, hue]: Oklch, action: Oklch): Palette {
  return {
    ground: [lightness, chroma, hue],
    card: [clamped(lightness + 0.035), chroma * 0.35, hue],
    raised: [1, 0, hue],
    hairline: [lightness - 0.065, chroma * 1.2, hue],
    field: [1, 0, hue],
    skeleton: [lightness - 0.04, chroma, hue],
    odds: [lightness - 0.02, chroma * 1.4, hue],
    'odds-hover': [lightness - 0.06, chroma * 2, hue],
    text: [0.24, 0.04, hue],
    'text-muted': [0.47, 0.045, hue],
    'control-border': [0.6, 0.05, hue],
    'odds-label': [0.43, 0.045, hue],
    link: [Math.min(action[0], 0.48), action[1], action[2]],
  };
}

/**
 * A solid header between dark surfaces: the action, deep enough for one focus ring to show on both.
 */
function deepHeader([lightness, chroma, hue]: Oklch): Palette {
  const header: Oklch = [Math.min(lightness, 0.42), chroma, hue];
  return { header, 'on-header': textUpon(header), 'header-muted': [0.88, 0.03, hue] };
}

/** The first draft: surfaces from the ground, what is chosen from the action. */
function draft({ action, ground, scheme, look }: PaletteSeed): Palette {
  const base = oklch(ground);
  const lead = oklch(action);
  const upon = textUpon(lead);
  const away = upon[0] === 1 ? -0.05 : 0.05;
  return {
    ...(scheme === 'dark' ? dark(base, lead) : light(base, lead)),
    action: lead,
    'on-action': upon,
    'action-hover': [lead[0] + away, lead[1], lead[2]],
    'tab-indicator': lead,
    ...(scheme === 'dark' && look.header === 'solid' ? deepHeader(lead) : {}),
  };
}

function layerOf(palette: Palette): TokenLayer {
  const colours = Object.entries(palette).map(([role, colour]) => [
    role,
    { $value: { colorSpace: 'oklch', components: shown(colour) } },
  ]);
  return { file: 'derived palette', tokens: { color: Object.fromEntries(colours) } };
}

function withRole(tokens: readonly BrandToken[], role: string, colour: Oklch): BrandToken[] {
  const path = `color.${role}`;
  return tokens.map((token) => (token.path === path ? { ...token, value: css(colour) } : token));
}

/** The colour nearest in lightness that is legible on all its grounds; undefined if none is. */
function legible(
  start: Oklch,
  wanted: readonly ContrastPair[],
  tokens: readonly BrandToken[],
): Oklch | undefined {
  const [lightness, chroma, hue] = start;
  const role = wanted[0]?.role ?? '';
  for (let step = 0; step <= 1 / STEP; step += 1) {
    for (const candidate of [lightness + step * STEP, lightness - step * STEP]) {
      if (candidate < -STEP || candidate > 1 + STEP) continue;
      const colour = shown([candidate, chroma, hue]);
      const tried = withRole(tokens, role, colour);
      if (wanted.every((pair) => contrastRatio(pair, tried) >= pair.minimum)) return colour;
    }
  }
  return undefined;
}

/**
 * Derives a brand's colours from two: surfaces and texts from the ground, choice from the action,
 * and each role that isn't legible upon the shared layers moved in lightness until it is.
 * Throws PaletteError when the ground doesn't suit the scheme or no lightness would do.
 */
export async function derivePalette(
  seed: PaletteSeed,
  shared: readonly TokenLayer[],
): Promise<TokenNode> {
  const [lightness] = oklch(seed.ground);
  if (seed.scheme === 'dark' ? lightness > 0.3 : lightness < 0.9) {
    throw new PaletteError(
      `The ground ${seed.ground} is too ${seed.scheme === 'dark' ? 'light' : 'dark'} for a ${seed.scheme} scheme`,
    );
  }
  const palette: Record<string, Oklch> = { ...draft(seed) };
  for (const role of new Set(CONTRAST_PAIRS.map((pair) => pair.role))) {
    const wanted = CONTRAST_PAIRS.filter((pair) => pair.role === role);
    const tokens = await resolveTokens([...shared, layerOf(palette)]);
    if (wanted.every((pair) => contrastRatio(pair, tokens) >= pair.minimum)) continue;
    const start = oklch(tokens.find(({ path }) => path === `color.${role}`)?.value ?? '');
    const colour = legible(start, wanted, tokens);
    if (colour === undefined) {
      throw new PaletteError(`No ${role} is legible on ${wanted.map(({ on }) => on).join(', ')}`);
    }
    palette[role] = colour;
  }
  return layerOf(palette).tokens;
}
